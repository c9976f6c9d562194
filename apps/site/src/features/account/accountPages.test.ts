import * as t from '@duneline/specs/messages/person';
import { expect, it } from 'vitest';
import { accountPages } from './accountPages.ts';

const labelsOf = (account: Parameters<typeof accountPages>[0]) => accountPages(account).map(({ label }) => label);

it.each([
  ['somebody who is not known yet', undefined, [t.traderDashboard, t.accountSettings]],
  ['a trader', { isAffiliate: false, roles: [] }, [t.traderDashboard, t.accountSettings]],
  ['an affiliate', { isAffiliate: true, roles: [] }, [t.traderDashboard, t.accountSettings, t.affiliateDashboard]],
  [
    'an admin who is an affiliate too',
    { isAffiliate: true, roles: ['admin'] },
    [t.traderDashboard, t.accountSettings, t.affiliateDashboard, t.adminConsole],
  ],
])('leads %s to the areas that are theirs', (_who, account, labels) => expect(labelsOf(account)).toEqual(labels));

it('moves no page when the account becomes known', () => {
  const before = labelsOf(undefined);
  expect(labelsOf({ isAffiliate: true, roles: ['admin'] }).slice(0, before.length)).toEqual(before);
});
