import type { Finding } from '../finding.ts';
import { localeFormats } from '../languages/localeFormats.ts';
import type { Facts } from '../site/part.ts';
import { fillReferences } from '../site/references.ts';
import type { YamlSource } from '../yaml/source.ts';
import { isName } from './names.ts';
import { printMessage } from './printMessage.ts';

export interface CompiledNamespace {
  /** The generated module. */
  readonly code: string;
  /** The arguments of each message. */
  readonly messages: ReadonlyMap<string, readonly string[]>;
  readonly findings: readonly Finding[];
}

/** A price or a percentage in digits. */
const LITERAL_FACT = /[$€]\d[\d.,]*|\d[\d.,]*\s?[%٪]/;

/** Compiles the messages of one file, one export per message. */
export function compileNamespace(source: YamlSource, facts: Facts | undefined, language: string): CompiledNamespace {
  const { value } = source;
  if (value === null || value === undefined || typeof value !== 'object' || Array.isArray(value)) {
    const finding = source.finding([], 'A namespace is a flat list of `key: text`. Write at least one message.');
    return { code: '', messages: new Map(), findings: [finding] };
  }
  const findings: Finding[] = [];
  const lines: string[] = [];
  const messages = new Map<string, readonly string[]>();
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
    const literal = LITERAL_FACT.exec(text)?.[0];
    if (literal !== undefined) {
      problems.push(
        `The message "${key}" says ${literal} itself. A price or a percentage is a fact and stands once: refer to it, {file.field|percent}, or take it as an argument.`,
      );
    }
    const filled = facts
      ? fillReferences(text.trimEnd(), facts, (message) => problems.push(message), localeFormats(language))
      : text.replaceAll(/\{[\w-]+\.[^{}]*\}/g, '…');
    const printed = printMessage(key, problems.length > 0 ? '' : filled, language, (message) =>
      problems.push(`The message "${key}" ${message}`),
    );
    findings.push(...problems.map((message) => source.finding([key], message)));
    lines.push(printed.code);
    messages.set(key, printed.args);
    for (const declaration of printed.needs) functions.add(declaration);
  }
  const code = [...[...functions].toSorted(), ...(functions.size > 0 ? [''] : []), ...lines, ''].join('\n');
  return { code, messages, findings };
}
