import type { Finding } from '../../finding.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding, matchesIn } from '../SourceText.ts';

/** The password rules that forms show equal those of the auth service. */
export const authSettings: Rule = {
  name: 'auth-settings',
  summary: 'the password length in config.toml is the one that messages name',
  find: ({ config, messages }) => {
    if (config === undefined) return [];
    const [set] = matchesIn([config], /^minimum_password_length = (\d+)/gm);
    if (set === undefined) return [];
    return messages.flatMap((source): Finding[] =>
      Object.entries(Object(source.value) as Readonly<Record<string, unknown>>).flatMap(([key, text]) => {
        const named = /password/i.test(key) ? /\b(\d+) (?:or more )?characters/i.exec(String(text))?.[1] : undefined;
        return named === undefined || named === set.match[1]
          ? []
          : [
              conflictFinding(
                source.finding([key], ''),
                `${key} names ${named} characters`,
                set.place,
                `minimum_password_length = ${set.match[1]}`,
              ),
            ];
      }),
    );
  },
};
