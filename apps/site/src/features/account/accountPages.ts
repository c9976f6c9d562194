import * as t from '@duneline/specs/messages/person';

/** The pages of a signed-in user: address as `id`, and label. */
export const accountPages = [
  { id: '/dashboard', label: t.traderDashboard },
  { id: '/affiliate-dashboard', label: t.affiliateArea },
  { id: '/affiliate-dashboard/settings', label: t.accountSettings },
];
