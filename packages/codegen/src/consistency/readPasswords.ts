import type { SeedUser } from '@duneline/specs/contract';
import type { YamlSource } from '../yaml/source.ts';
import type { SpecFacts } from './facts.ts';

/** Results by hash and password: loading Postgres takes a second, and bcrypt is slow by design. */
const known = new Map<string, boolean>();

const keyOf = (hash: string, password: string): string => JSON.stringify([hash, password]);

/** Compares the personas' passwords with the seeded users' hashes, using Postgres' crypt(). */
export async function readPasswords(
  personas: YamlSource | undefined,
  users: readonly SeedUser[],
): Promise<SpecFacts['hasPassword']> {
  const given = Object.values(Object(personas?.value) as Readonly<Record<string, { email?: string; password?: string }>>);
  const pairs = given.flatMap(({ email, password }) => {
    const hash = users.find((user) => user.email?.toLowerCase() === email?.toLowerCase())?.encryptedPassword;
    return hash == null || !hash.startsWith('$2') || password === undefined ? [] : [{ hash, password }];
  });
  const unknown = pairs.filter(({ hash, password }) => !known.has(keyOf(hash, password)));
  if (unknown.length > 0) {
    const { createPlatform } = await import('../sql/loadDatabase.ts');
    const db = await createPlatform();
    await db.exec('create extension if not exists pgcrypto with schema extensions');
    for (const { hash, password } of unknown) {
      // pgcrypto only knows bcrypt's older prefix $2a$; the hashes are equal for passwords below 256 bytes.
      const salt = hash.replace(/^\$2[by]\$/, () => '$2a$');
      const { rows } = await db.query<{ is: boolean }>('select extensions.crypt($1, $2) = $2 as is', [password, salt]);
      known.set(keyOf(hash, password), rows[0]?.is === true);
    }
    await db.close();
  }
  return ({ encryptedPassword }, password) => known.get(keyOf(encryptedPassword ?? '', password)) ?? false;
}
