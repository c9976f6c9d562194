import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { englishName, readLanguages } from '../languages/readLanguages.ts';
import type { Facts } from '../site/part.ts';
import { displayPath, readYaml } from '../yaml/readYaml.ts';
import type { YamlSource } from '../yaml/source.ts';
import { compareMessages } from './compareMessages.ts';
import { compileNamespace, type CompiledNamespace } from './compileNamespace.ts';

interface Namespace extends CompiledNamespace {
  readonly source: YamlSource;
}

/**
 * Compiles `site/messages/<language>/<namespace>.yaml` into one module per language and namespace, one export per message. Every
 * language must have the same messages with the same arguments.
 * @param facts the facts for references, by language; without them (if they are invalid) references are not replaced
 */
export function compileMessages(
  specsDir: string,
  facts: Readonly<Record<string, Facts>> | undefined,
): { files: Record<string, string>; findings: Finding[] } {
  const languages = readLanguages(specsDir);
  const files: Record<string, string> = {};
  const findings: Finding[] = [];
  const compile = (language: string) => {
    const namespaces = new Map<string, Namespace>();
    for (const name of namesOf(directoryOf(specsDir, language))) {
      const source = readYaml(join(directoryOf(specsDir, language), `${name}.yaml`));
      if (!source) continue;
      findings.push(...source.syntax);
      if (source.syntax.length > 0) continue;
      const compiled = compileNamespace(source, facts?.[language], language);
      findings.push(...compiled.findings);
      files[fileOf(language, name)] = compiled.code;
      namespaces.set(name, { ...compiled, source });
    }
    return namespaces;
  };
  const own = compile(languages.own);
  for (const language of languages.others) {
    const translated = compile(language);
    if (findings.length === 0) findings.push(...compareNamespaces(specsDir, language, own, translated));
  }
  return { files, findings };
}

function compareNamespaces(
  specsDir: string,
  language: string,
  own: ReadonlyMap<string, Namespace>,
  translated: ReadonlyMap<string, Namespace>,
): Finding[] {
  const name = englishName(language);
  return [...new Set([...own.keys(), ...translated.keys()])].flatMap((namespace) => {
    const [original, translation] = [own.get(namespace), translated.get(namespace)];
    const path = displayPath(join(directoryOf(specsDir, language), `${namespace}.yaml`));
    if (!original)
      return translation
        ? [translation.source.finding([], `There is no namespace "${namespace}" to translate. Remove the file.`)]
        : [];
    if (!translation) return [original.source.finding([], `This namespace has no ${name} words. Write ${path}.`)];
    return compareMessages(original, translation, name);
  });
}

const directoryOf = (specsDir: string, language: string): string => join(specsDir, 'site', 'messages', language);
const fileOf = (language: string, namespace: string): string => `messages/${language}/${namespace}.gen.ts`;

function namesOf(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .toSorted();
}
