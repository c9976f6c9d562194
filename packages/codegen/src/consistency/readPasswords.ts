import { compareSync } from 'bcryptjs';
import type { SeedUser } from '@duneline/specs/contract';
import type { YamlSource } from '../yaml/source.ts';
import type { SpecFacts } from './facts.ts';

/** Results by hash and password, because bcrypt is slow by design. */
const known = new Map<string, boolean>();

const keyOf = (hash: string, password: string): string => JSON.stringify([hash, password]);

/** Compares the personas' passwords with the seeded users' hashes. */
export function readPasswords(personas: YamlSource | undefined, users: readonly SeedUser[]): SpecFacts['hasPassword'] {
  const given = Object.values(Object(personas?.value) as Readonly<Record<string, { email?: string; password?: string }>>);
  for (const { email, password } of given) {
    const hash = users.find((user) => user.email?.toLowerCase() === email?.toLowerCase())?.encryptedPassword;
    if (hash == null || !hash.startsWith('$2') || password === undefined || known.has(keyOf(hash, password))) continue;
    known.set(keyOf(hash, password), compareSync(password, hash));
  }
  return ({ encryptedPassword }, password) => known.get(keyOf(encryptedPassword ?? '', password)) ?? false;
}
