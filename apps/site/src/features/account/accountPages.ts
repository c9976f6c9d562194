import * as t from '@duneline/specs/messages/person';
import type { Account } from './readAccount.ts';

/** The settings that everybody has. */
export const settingsPage = '/dashboard/settings';

/**
 * The pages of a signed-in user: address as `id`, and label. Before the account is known, those that everybody has; the others come
 * after them, so that nothing that is about to be pressed moves.
 */
export function accountPages(account: Pick<Account, 'isAffiliate' | 'roles'> | undefined) {
  return [
    { id: '/dashboard', label: t.traderDashboard },
    { id: settingsPage, label: t.accountSettings },
    ...(account?.isAffiliate ? [{ id: '/affiliate-dashboard', label: t.affiliateDashboard }] : []),
    ...(account?.roles.includes('admin') ? [{ id: '/admin', label: t.adminConsole }] : []),
  ];
}
