import { expect, it } from 'vitest';
import { identityStateOf, type Document } from './identity.ts';

const document = (kind: Document['kind'], status: Document['status']) => ({ kind, status }) as Document;

it.each([
  ['nothing was sent', [], 'none'],
  ['the newest is in review', [document('passport', 'pending'), document('passport', 'rejected')], 'pending'],
  ['the newest was rejected', [document('passport', 'rejected')], 'rejected'],
  ['any identity is approved', [document('passport', 'rejected'), document('identity-card', 'approved')], 'approved'],
  ['an address proves no identity', [document('proof-of-address', 'approved')], 'none'],
] as const)('%s: %s', (_, documents, expected) => {
  expect(identityStateOf(documents)).toBe(expected);
});
