import type { Finding } from '../finding.ts';
import type { YamlSource } from '../yaml/source.ts';
import type { CompiledNamespace } from './compileNamespace.ts';

type Messages = Pick<CompiledNamespace, 'messages'> & { readonly source: YamlSource };

/**
 * Reports messages that a translation lacks, has in addition, or has with other arguments.
 * @param language the language's name
 */
export function compareMessages(original: Messages, translation: Messages, language: string): Finding[] {
  const missing = [...original.messages.keys()]
    .filter((key) => !translation.messages.has(key))
    .map((key) =>
      original.source.findingAtKey([key], `"${key}" has no ${language} words in ${translation.source.file}. Add them.`),
    );
  const others = [...translation.messages].flatMap(([key, args]) => {
    const expected = original.messages.get(key);
    if (!expected)
      return [translation.source.findingAtKey([key], `"${key}" translates nothing of ${original.source.file}. Remove it.`)];
    return [
      ...expected
        .filter((name) => !args.includes(name))
        .map((name) => translation.source.finding([key], `The message "${key}" lacks the argument {${name}}. Put it in.`)),
      ...args
        .filter((name) => !expected.includes(name))
        .map((name) =>
          translation.source.finding(
            [key],
            `The message "${key}" has the argument {${name}}, which nobody gives it. Take it out.`,
          ),
        ),
    ];
  });
  return [...missing, ...others];
}
