import type { Finding } from '../../finding.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding, locateText } from '../SourceText.ts';

interface Persona {
  readonly email?: string;
  readonly password?: string;
}

/** Each persona with an account can sign in: the seed contains its e-mail address with this password. */
export const personas: Rule = {
  name: 'personas',
  summary: 'e-mail addresses and passwords in personas.yaml are those of seeded people',
  find: ({ yaml, users, seeds, hasPassword }) => {
    const source = yaml('personas');
    if (source === undefined) return [];
    return Object.entries(source.value as Readonly<Record<string, Persona>>).flatMap(([name, { email, password }]): Finding[] => {
      if (email === undefined || password === undefined) return [];
      const user = users.find((one) => one.email?.toLowerCase() === email.toLowerCase());
      if (user === undefined) {
        const advice = 'Seed the person in auth.users, or name somebody who is there.';
        return [source.finding([name, 'email'], `The persona ${name} is ${email}, whom no seed has. ${advice}`)];
      }
      if (hasPassword(user, password)) return [];
      const here = source.finding([name, 'password'], '');
      return [
        conflictFinding(
          here,
          `This is not the password of ${email}`,
          locateText(seeds, `'${email}'`),
          user.encryptedPassword === null || user.encryptedPassword === '' ? 'none' : 'another, as a bcrypt hash',
        ),
      ];
    });
  },
};
