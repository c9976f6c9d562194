import * as t from '@duneline/specs/messages/person';
import { expect, it } from 'vitest';
import { accountPages } from './accountPages.ts';

const labelsOf = (account: Parameters<typeof accountPages>[0]) => accountPages(account).map(({ label }) => label);

it.each([
  ['somebody who is not known yet', undefined, [t.traderDashboard, t.accountSettings]],
  ['a trader', { isAffiliate: false, roles: [] }, [t.traderDashboard, t.accountSettings]],
  ['an affiliate', { isAffiliate: true, roles: [] }, [t.traderDashboard, t.affiliateDashboard, t.accountSettings]],
  [
    'an admin who is an affiliate too',
    { isAffiliate: true, roles: ['admin'] },
    [t.traderDashboard, t.affiliateDashboard, t.adminConsole, t.accountSettings],
  ],
])('leads %s to the areas that are theirs', (_who, account, labels) => expect(labelsOf(account)).toEqual(labels));
