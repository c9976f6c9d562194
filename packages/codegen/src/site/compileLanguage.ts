import type { Finding } from '../finding.ts';
import { formatsOf } from '../languages/writing.ts';
import type { YamlSource } from '../yaml/source.ts';
import type { Facts, SitePart } from './part.ts';
import { printIndex } from './printIndex.ts';
import { checkReferences, fillFacts } from './references.ts';

/** A file of the site that follows its schema. */
export interface PartSource {
  readonly part: SitePart;
  readonly source: YamlSource;
}

export interface CompiledLanguage {
  readonly files: Readonly<Record<string, string>>;
  readonly facts: Facts;
  readonly findings: readonly Finding[];
  /** References that lead nowhere. */
  readonly references: readonly Finding[];
}

/** The facts of the site in one language, and the modules that hold them. */
export function compileLanguage(sources: readonly PartSource[], language: string): CompiledLanguage {
  const draft: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const { part, source } of sources) {
    const result = part.compile(source, draft);
    findings.push(...(result.findings ?? []));
    if (part.file.startsWith('content/')) draft['content'] = { ...(draft['content'] as Facts | undefined), ...result.facts };
    else Object.assign(draft, result.facts);
  }
  const formats = formatsOf(language);
  const facts = fillFacts(draft, formats);
  const files = findings.length > 0 ? {} : Object.assign({}, ...sources.map(({ part }) => part.print(facts)));
  return {
    files: { ...files, ...(findings.length === 0 && sources.length > 0 ? printIndex(Object.keys(files)) : {}) },
    facts,
    findings,
    references: sources.flatMap(({ source }) => checkReferences(source, draft, formats)),
  };
}
