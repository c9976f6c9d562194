import { expect, it } from 'vitest';
import type { Security } from './security.ts';
import { proofOf } from './verifyAgain.ts';

const app = { id: 'f', factor_type: 'totp', created_at: '', name: '' } as const;
const identity = (provider: string) => ({ provider }) as Security['identities'][number];
const account: Security = { email: 'a@b.example', newEmail: null, phone: null, factors: [], identities: [], providers: [] };

it.each<[string, Partial<Security>, string]>([
  ['an authenticator app', { factors: [app], identities: [identity('email')] }, 'factor'],
  ['a password', { identities: [identity('email')] }, 'password'],
  ['a provider alone', { identities: [identity('google')] }, 'none'],
])('asks an account with %s for it', (_what, changes, proof) => {
  expect(proofOf({ ...account, ...changes })).toBe(proof);
});
