import { expect, it } from 'vitest';
import { dialogTexts, isDangerous, toChange, type OpenChange } from './openChange.ts';
import type { UserRow } from './readUsers.ts';

const row: UserRow = {
  id: 'b4b5ad35-5dd6-4c25-a2a4-5cf2cd1a8bd1',
  email: 'hana@mail.example',
  name: 'Hana Saleh',
  kind: 'trader',
  isAdmin: false,
  isConfirmed: true,
  createdAt: '2026-01-05T08:00:00Z',
  lastSignInAt: null,
  bannedUntil: null,
  factors: [],
};
const user = row.id;

it.each<[OpenChange, object]>([
  [{ kind: 'invite' }, { action: 'invite', email: 'x@mail.example' }],
  [
    { kind: 'recovery', row },
    { action: 'link', user, type: 'recovery' },
  ],
  [
    { kind: 'ban', row },
    { action: 'ban', user, hours: 24 },
  ],
  [
    { kind: 'unban', row },
    { action: 'ban', user, hours: 0 },
  ],
  [
    { kind: 'removeFactor', row, factor: 'f' },
    { action: 'removeFactor', user, factor: 'f' },
  ],
  [
    { kind: 'delete', row },
    { action: 'delete', user },
  ],
])('sends the change %j as the function takes it', (change, sent) => {
  expect(toChange(change, 'x@mail.example', 24)).toEqual(sent);
});

it('names the person in the question, by the e-mail address or else by the name', () => {
  expect(dialogTexts({ kind: 'ban', row }).title).toBe('Ban hana@mail.example?');
  expect(dialogTexts({ kind: 'ban', row: { ...row, email: null } }).title).toBe('Ban Hana Saleh?');
});

it.each(['ban', 'removeFactor', 'revoke', 'delete'] as const)('marks "%s" as dangerous', (kind) =>
  expect(isDangerous({ kind })).toBe(true),
);

it.each(['create', 'invite', 'recovery', 'magiclink', 'unban', 'grant'] as const)('does not mark "%s" as dangerous', (kind) =>
  expect(isDangerous({ kind })).toBe(false),
);
