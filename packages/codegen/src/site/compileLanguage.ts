import type { Finding } from '../finding.ts';
import { localeFormats } from '../languages/localeFormats.ts';
import type { YamlSource } from '../yaml/source.ts';
import type { Facts, SitePart } from './part.ts';
import { printIndex } from './printIndex.ts';
import { checkReferences, fillFacts } from './references.ts';

/** A fact file that passed its schema. */
export interface PartSource {
  readonly part: SitePart;
  readonly source: YamlSource;
}

export interface CompiledLanguage {
  readonly files: Readonly<Record<string, string>>;
  readonly facts: Facts;
  readonly findings: readonly Finding[];
  /** Findings for unresolved references. */
  readonly references: readonly Finding[];
}

/** Compiles the facts in one language to modules. */
export function compileLanguage(sources: readonly PartSource[], language: string): CompiledLanguage {
  const draft: Record<string, unknown> = {};
  const findings: Finding[] = [];
  for (const { part, source } of sources) {
    const result = part.compile(source, draft);
    findings.push(...(result.findings ?? []));
    if (part.file.startsWith('content/')) draft['content'] = { ...(draft['content'] as Facts | undefined), ...result.facts };
    else Object.assign(draft, result.facts);
  }
  const formats = localeFormats(language);
  const facts = fillFacts(draft, formats);
  const files = findings.length > 0 ? {} : Object.assign({}, ...sources.map(({ part }) => part.print(facts)));
  return {
    files: { ...files, ...(findings.length === 0 && sources.length > 0 ? printIndex(Object.keys(files)) : {}) },
    facts,
    findings,
    references: sources.flatMap(({ source }) => checkReferences(source, draft, formats)),
  };
}
