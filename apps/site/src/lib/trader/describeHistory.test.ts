import * as t from '@duneline/specs/messages/trader';
import { expect, it } from 'vitest';
import { sampleAccount } from './sampleAccount.test-support.ts';
import { describeHistory } from './describeHistory.ts';

const closed = { ...sampleAccount, status: 'dormant', ended_at: '2026-02-20T09:00:00Z' } as const;

it('tells an account that a refund closed from one that was left dormant', () => {
  const titles = (account: typeof closed) => describeHistory(account, [], []).map(({ title }) => title);
  expect(titles(closed)).toEqual([t.historyDormant, t.historyOpened]);
  expect(titles({ ...closed, closed_by_refund: true })).toEqual([t.historyRefunded, t.historyOpened]);
});
