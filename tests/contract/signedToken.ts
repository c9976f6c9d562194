import { createHmac } from 'node:crypto';

/** The secret of a project whose tokens a test signs itself. */
export const jwtSecret = 'a secret of at least thirty-two characters';

/** A token with any claims, signed with `jwtSecret` (HS256). */
export function signedToken(claims: Readonly<Record<string, unknown>>): string {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { exp: 4_000_000_000, ...claims },
  ];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}
