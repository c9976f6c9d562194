import { kindAffiliate, kindTrader } from '@duneline/specs/messages/account';
import * as t from '@duneline/specs/messages/admin-users';
import type { UserRow } from './readUsers.ts';

const states = {
  active: { label: t.stateActive, tone: 'success' },
  unconfirmed: { label: t.stateUnconfirmed, tone: 'warning' },
  banned: { label: t.stateBanned, tone: 'danger' },
} as const;

/** Whether somebody can sign in, and how that is said. */
export function stateOf({ bannedUntil, isConfirmed }: UserRow) {
  const id = bannedUntil ? 'banned' : isConfirmed ? 'active' : 'unconfirmed';
  return { id, ...states[id] };
}

/** How somebody came: as an affiliate or as a trader. */
export const kindNames: Readonly<Record<NonNullable<UserRow['kind']>, string>> = { affiliate: kindAffiliate, trader: kindTrader };
