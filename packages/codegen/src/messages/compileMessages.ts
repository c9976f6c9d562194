import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import type { Facts } from '../site/part.ts';
import { fillReferences } from '../site/references.ts';
import { readYaml } from '../yaml/readYaml.ts';
import type { YamlSource } from '../yaml/source.ts';
import { isName } from './names.ts';
import { printMessage } from './printMessage.ts';

const LANGUAGE = 'en';

/**
 * Compiles `site/messages/en/<namespace>.yaml` into one module per namespace, one export per message.
 * @param facts what references in the texts stand for; without them (when the facts are wrong) references stay as they are.
 */
export function compileMessages(
  specsDir: string,
  facts: Facts | undefined,
): { files: Record<string, string>; findings: Finding[] } {
  const directory = join(specsDir, 'site', 'messages', LANGUAGE);
  const files: Record<string, string> = {};
  const findings: Finding[] = [];
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.yaml')) : [];
  for (const name of names.toSorted()) {
    const source = readYaml(join(directory, name));
    if (!source) continue;
    findings.push(...source.syntax);
    if (source.syntax.length > 0) continue;
    const text = compileNamespace(source, facts, findings);
    files[`messages/${LANGUAGE}/${name.replace(/\.yaml$/, '.gen.ts')}`] = text;
  }
  return { files, findings };
}

function compileNamespace(source: YamlSource, facts: Facts | undefined, findings: Finding[]): string {
  const { value } = source;
  if (value === null || value === undefined || typeof value !== 'object' || Array.isArray(value)) {
    findings.push(source.finding([], 'A namespace is a flat list of `key: text`. Write at least one message.'));
    return '';
  }
  const messages: string[] = [];
  const functions = new Set<string>();
  for (const [key, text] of Object.entries(value)) {
    if (!isName(key)) {
      findings.push(
        source.findingAtKey(
          [key],
          `"${key}" cannot be the name of a message. Use a camelCase name that is no word of JavaScript.`,
        ),
      );
      continue;
    }
    if (typeof text !== 'string') {
      findings.push(
        source.finding(
          [key],
          `The message "${key}" is not a text. Write it as one line, in quotes if it looks like a number, and keep namespaces flat.`,
        ),
      );
      continue;
    }
    const problems: string[] = [];
    const filled = facts
      ? fillReferences(text.trimEnd(), facts, (message) => problems.push(message))
      : text.replaceAll(/\{[\w-]+\.[^{}]*\}/g, '…');
    const printed = printMessage(key, problems.length > 0 ? '' : filled, LANGUAGE, (message) =>
      problems.push(`The message "${key}" ${message}`),
    );
    findings.push(...problems.map((message) => source.finding([key], message)));
    messages.push(printed.code);
    for (const declaration of printed.needs) functions.add(declaration);
  }
  return [...[...functions].toSorted(), ...(functions.size > 0 ? [''] : []), ...messages, ''].join('\n');
}
