import * as t from '@duneline/specs/messages/account';

/** An entry of an application's side navigation. */
export interface Section {
  /** The last path segment; empty for the overview. */
  readonly id: string;
  readonly label: string;
  /** The planned content; empty for built sections. */
  readonly holds: string;
}

export interface SectionGroup {
  readonly title: string | null;
  readonly sections: readonly Section[];
}

/** The affiliate area's sections, in order (spec §2). */
export const affiliateSections: readonly SectionGroup[] = [
  {
    title: null,
    sections: [
      { id: '', label: t.overview, holds: '' },
      { id: 'referrals', label: t.referrals, holds: t.referralsHolds },
      { id: 'earnings', label: t.earnings, holds: t.earningsHolds },
      { id: 'payouts', label: t.payouts, holds: t.payoutsHolds },
      { id: 'analytics', label: t.analytics, holds: t.analyticsHolds },
      { id: 'tools', label: t.tools, holds: t.toolsHolds },
      { id: 'settings', label: t.settings, holds: t.settingsHolds },
      { id: 'support', label: t.support, holds: t.supportHolds },
      { id: 'kyc', label: t.kyc, holds: t.kycHolds },
    ],
  },
];

/** The admin console's sections, grouped (decisions.md, admin console). */
export const adminSections: readonly SectionGroup[] = [
  { title: null, sections: [{ id: '', label: t.overview, holds: '' }] },
  {
    title: t.groupSite,
    sections: [
      { id: 'theme', label: t.theme, holds: '' },
      { id: 'seo', label: t.seo, holds: '' },
      { id: 'navigation', label: t.navigation, holds: '' },
      { id: 'content', label: t.pageContent, holds: '' },
      { id: 'calls', label: t.callsToAction, holds: '' },
      { id: 'components', label: t.components, holds: '' },
      { id: 'media', label: t.media, holds: '' },
    ],
  },
  {
    title: t.groupBusiness,
    sections: [
      { id: 'orders', label: t.orders, holds: '' },
      { id: 'accounts', label: t.accounts, holds: '' },
      { id: 'payouts', label: t.traderPayouts, holds: '' },
      { id: 'affiliates', label: t.affiliates, holds: '' },
      { id: 'affiliate-payouts', label: t.affiliatePayouts, holds: '' },
      { id: 'leaderboard', label: t.leaderboard, holds: '' },
      { id: 'kyc', label: t.kycReview, holds: '' },
      { id: 'tickets', label: t.tickets, holds: '' },
      { id: 'blog', label: t.blog, holds: t.blogHolds },
    ],
  },
  {
    title: t.groupSystem,
    sections: [
      { id: 'users', label: t.users, holds: '' },
      { id: 'audit', label: t.auditLog, holds: '' },
      { id: 'consent', label: t.consentLog, holds: '' },
      { id: 'tracking', label: t.tracking, holds: '' },
    ],
  },
];

/** Finds a section by id; `undefined` if there is none. */
export function findSection(groups: readonly SectionGroup[], id: string): Section | undefined {
  return groups.flatMap(({ sections }) => sections).find((section) => section.id === id);
}

/** The section whose path is the page's or an ancestor of it; `undefined` outside all sections. */
export function findCurrentSection(groups: readonly SectionGroup[], base: string, pathname: string): Section | undefined {
  const id = pathname.slice(base.length).split('/')[1] ?? '';
  return findSection(groups, id);
}
