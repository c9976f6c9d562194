import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printValue } from '../emit/printValue.ts';
import type { Finding } from '../finding.ts';
import { displayPath, readYaml } from '../yaml/readYaml.ts';
import { checkSchema } from '../yaml/schema.ts';
import type { YamlSource } from '../yaml/source.ts';
import type { Facts, SitePart } from './part.ts';
import { parts } from './parts.ts';
import { printIndex } from './printIndex.ts';
import { checkReferences, fillFacts } from './references.ts';

export interface CompiledSite {
  /** Generated modules by path below the output directory, without headers. */
  readonly files: Readonly<Record<string, string>>;
  /** Finished facts, which messages may refer to. */
  readonly facts: Facts;
  readonly findings: readonly Finding[];
}

/** Compiles `site/*.yaml` and `site/content/*.yaml`; every file needs its schema in `site/schema/`. */
export function compileSite(specsDir: string): CompiledSite {
  const siteDir = join(specsDir, 'site');
  const findings: Finding[] = [];
  const draft: Record<string, unknown> = {};
  const sources: YamlSource[] = [];
  const present: SitePart[] = [];
  for (const part of [...parts, ...unknownParts(siteDir)]) {
    const source = readYaml(join(siteDir, `${part.file}.yaml`));
    if (!source) continue;
    const wrong = [...source.syntax, ...(source.syntax.length > 0 ? [] : checkAgainstSchema(source, siteDir, part.file))];
    findings.push(...wrong);
    if (wrong.length > 0) continue;
    const result = part.compile(source, draft);
    findings.push(...(result.findings ?? []));
    if (part.file.startsWith('content/')) draft['content'] = { ...(draft['content'] as Facts | undefined), ...result.facts };
    else Object.assign(draft, result.facts);
    sources.push(source);
    present.push(part);
  }
  // A reference into a file that is itself wrong would only repeat that finding.
  if (findings.length === 0) findings.push(...sources.flatMap((source) => checkReferences(source, draft)));
  const facts = fillFacts(draft);
  const files = findings.length > 0 ? {} : Object.assign({}, ...present.map((part) => part.print(facts)));
  return {
    files: { ...files, ...(findings.length === 0 && present.length > 0 ? printIndex(Object.keys(files)) : {}) },
    facts,
    findings,
  };
}

function checkAgainstSchema(source: YamlSource, siteDir: string, file: string): Finding[] {
  const path = join(siteDir, 'schema', `${file.replace(/^content\//, '')}.schema.yaml`);
  const schema = readYaml(path);
  if (!schema)
    return [source.finding([], `This file has no schema. Write ${displayPath(path)} (JSON Schema 2020-12), or remove the file.`)];
  return schema.syntax.length > 0 ? [...schema.syntax] : checkSchema(source, schema);
}

/** Files that the generator knows nothing of: their facts are what they hold. */
function unknownParts(siteDir: string): SitePart[] {
  const names = existsSync(siteDir) ? readdirSync(siteDir).filter((name) => name.endsWith('.yaml')) : [];
  const known = new Set(parts.map(({ file }) => file));
  return names
    .map((name) => name.slice(0, -'.yaml'.length))
    .filter((file) => !known.has(file))
    .toSorted()
    .map((file) => ({
      file,
      compile: (source) => ({
        facts: { [file]: source.value },
        findings: /^[a-z][A-Za-z0-9]*$/.test(file)
          ? []
          : [source.finding([], `"${file}" cannot be the name of an export. Name the file in camelCase.`)],
      }),
      print: (facts) => ({ [`site/${file}.gen.ts`]: `export const ${file} = ${printValue(facts[file])} as const;\n` }),
    }));
}
