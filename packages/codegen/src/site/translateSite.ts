import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { englishName, type Languages } from '../languages/readLanguages.ts';
import { applyTranslation } from '../languages/applyTranslation.ts';
import { displayPath, readYaml } from '../yaml/readYaml.ts';
import { compileLanguage, type PartSource } from './compileLanguage.ts';
import type { Facts } from './part.ts';

/** Compiles the facts with the translations in `site/<language>/` to modules in `<language>/`. */
export function translateSite(
  siteDir: string,
  sources: readonly PartSource[],
  languages: Languages,
  language: string,
): { files: Record<string, string>; facts: Facts; findings: Finding[] } {
  const name = englishName(language);
  const findings: Finding[] = [...strays(join(siteDir, language), sources)];
  const translated = sources.map(({ part, source }): PartSource => {
    const words = languages.words[part.file];
    const path = join(siteDir, language, `${part.file}.yaml`);
    if (words === undefined) {
      if (languages.source)
        findings.push(
          languages.source.finding(
            ['words'],
            `\`words\` says nothing of ${part.file}.yaml. List its words, or [] if it has none.`,
          ),
        );
      return { part, source };
    }
    const translation = readYaml(path);
    if (translation && translation.syntax.length > 0) {
      findings.push(...translation.syntax);
      return { part, source };
    }
    const result = applyTranslation(source, translation, words, { name, file: displayPath(path) });
    findings.push(...result.findings);
    return { part, source: result.source };
  });
  const { files, facts, findings: wrong, references } = compileLanguage(translated, language);
  if (findings.length === 0) findings.push(...wrong, ...references);
  return {
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [`${language}/${path}`, text])),
    facts,
    findings,
  };
}

/** Reports translations of files that do not exist. */
function strays(directory: string, sources: readonly PartSource[]): Finding[] {
  if (!existsSync(directory)) return [];
  const known = new Set(sources.map(({ part }) => `${part.file}.yaml`));
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml') && !known.has(path))
    .map((path) => ({
      file: displayPath(join(directory, path)),
      line: 1,
      column: 1,
      message: `There is no ${path} that these words belong to. Remove the file or correct its name.`,
    }));
}
