import type { Finding } from '../../finding.ts';
import type { YamlSource } from '../../yaml/source.ts';
import type { SpecFacts } from '../facts.ts';
import { externalErrorCodes } from '../externalErrorCodes.ts';
import type { Rule } from '../Rule.ts';
import type { SourceLocation } from '../SourceText.ts';
import { matchesIn } from '../SourceText.ts';

/** Every error code that users can see has a message, and every message has a code. */
export const errorCodes: Rule = {
  name: 'error-codes',
  summary: 'codes in OpenAPI, in edge functions and in what SQL raises, and sentences in errors.yaml, are the same set',
  find: (facts) => {
    const source = facts.yaml('site/errors');
    const sentences = facts.site.errors;
    if (source === undefined || sentences === undefined) return [];
    const raised = [...codesOf(facts)];
    const known = new Set(raised.map(([code]) => code));
    return [
      ...raised.flatMap(([code, place]): Finding[] =>
        Object.hasOwn(sentences, code)
          ? []
          : [{ ...place, message: `The code ${code} has no sentence in ${source.file}:1. Add it there, or correct the code.` }],
      ),
      ...Object.keys(sentences)
        .filter((code) => !known.has(code) && !externalErrorCodes.has(code))
        .map((code) =>
          source.findingAtKey(
            [code],
            `Nothing answers with ${code}: it is in no x-codes of specs/http, no edge function and no migration. Remove the sentence, or add the code where it is raised.`,
          ),
        ),
    ];
  },
};

function* codesOf({ documents, functions, migrations }: SpecFacts): Generator<readonly [string, SourceLocation]> {
  for (const document of documents) yield* codesIn(document, document.value, []);
  for (const { match, place } of matchesIn(functions, /new Refusal\(\s*\d+,\s*'(\w+)'/g)) yield [match[1] ?? '', place];
  for (const { match, place } of matchesIn(migrations, /\bdetail = '([a-z]+(?:_[a-z]+)+)'/g)) yield [match[1] ?? '', place];
}

function* codesIn(
  source: YamlSource,
  value: unknown,
  path: readonly (string | number)[],
): Generator<readonly [string, SourceLocation]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const at = [...path, key];
    if (key === 'x-codes' && Array.isArray(entry)) {
      for (const [index, code] of entry.entries()) yield [String(code), source.finding([...at, index], '')];
    } else yield* codesIn(source, entry, at);
  }
}
