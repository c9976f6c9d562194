import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printValue } from '../emit/printValue.ts';
import type { Finding } from '../finding.ts';
import { readLanguages, type Languages } from '../languages/readLanguages.ts';
import { displayPath, readYaml } from '../yaml/readYaml.ts';
import { checkSchema } from '../yaml/schema.ts';
import type { YamlSource } from '../yaml/source.ts';
import { compileLanguage, type PartSource } from './compileLanguage.ts';
import type { Facts, SitePart } from './part.ts';
import { parts } from './parts.ts';
import { translateSite } from './translateSite.ts';

export interface CompiledSite {
  /** Generated modules by path below the output directory, without headers. */
  readonly files: Readonly<Record<string, string>>;
  /** Facts with resolved references, in the primary language; messages may refer to them. */
  readonly facts: Facts;
  /** Facts in every other language, by language id. */
  readonly translations: Readonly<Record<string, Facts>>;
  readonly findings: readonly Finding[];
}

/**
 * Compiles `site/*.yaml` and `site/content/*.yaml`; each file needs a schema in `site/schema/`. Modules of other languages are
 * written to `<language>/`.
 */
export function compileSite(specsDir: string): CompiledSite {
  const siteDir = join(specsDir, 'site');
  const languages = readLanguages(specsDir);
  const findings: Finding[] = [];
  const sources: PartSource[] = [];
  for (const part of [...parts, ...unknownParts(siteDir)]) {
    const source = readYaml(join(siteDir, `${part.file}.yaml`));
    if (!source) continue;
    const wrong = [...source.syntax, ...(source.syntax.length > 0 ? [] : checkAgainstSchema(source, siteDir, part.file))];
    findings.push(...wrong);
    if (wrong.length === 0) sources.push({ part, source });
  }
  const own = compileLanguage(sources, languages.own);
  findings.push(...own.findings);
  // A reference into an invalid file would only repeat the finding.
  if (findings.length === 0) findings.push(...own.references);
  const others = findings.length === 0 ? translations(siteDir, sources, languages) : { files: {}, facts: {}, findings: [] };
  findings.push(...others.findings);
  return {
    files: findings.length > 0 ? {} : { ...own.files, ...others.files },
    facts: own.facts,
    translations: others.facts,
    findings,
  };
}

function translations(siteDir: string, sources: readonly PartSource[], languages: Languages) {
  const results = languages.others.map((language) => ({ language, ...translateSite(siteDir, sources, languages, language) }));
  return {
    files: Object.assign({}, ...results.map(({ files }) => files)) as Record<string, string>,
    facts: Object.fromEntries(results.map(({ language, facts }) => [language, facts])),
    findings: results.flatMap(({ findings }) => findings),
  };
}

function checkAgainstSchema(source: YamlSource, siteDir: string, file: string): Finding[] {
  const path = join(siteDir, 'schema', `${file.replace(/^content\//, '')}.schema.yaml`);
  const schema = readYaml(path);
  if (!schema)
    return [source.finding([], `This file has no schema. Write ${displayPath(path)} (JSON Schema 2020-12), or remove the file.`)];
  return schema.syntax.length > 0 ? [...schema.syntax] : checkSchema(source, schema);
}

/** Fact files without a part of their own are compiled unchanged. */
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
