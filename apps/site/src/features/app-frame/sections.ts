import * as t from '@duneline/specs/messages/account';

/** An entry of an application's side navigation. */
export interface Section {
  /** The last path segment; empty for the overview. */
  readonly id: string;
  readonly label: string;
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
      { id: '', label: t.overview },
      { id: 'referrals', label: t.referrals },
      { id: 'earnings', label: t.earnings },
      { id: 'payouts', label: t.payouts },
      { id: 'analytics', label: t.analytics },
      { id: 'tools', label: t.tools },
      { id: 'settings', label: t.settings },
      { id: 'support', label: t.support },
      { id: 'kyc', label: t.kyc },
    ],
  },
];

/** The admin console's sections, grouped (decisions.md, admin console). */
export const adminSections: readonly SectionGroup[] = [
  { title: null, sections: [{ id: '', label: t.overview }] },
  {
    title: t.groupSite,
    sections: [
      { id: 'theme', label: t.theme },
      { id: 'seo', label: t.seo },
      { id: 'navigation', label: t.navigation },
      { id: 'content', label: t.pageContent },
      { id: 'calls', label: t.callsToAction },
      { id: 'components', label: t.components },
      { id: 'media', label: t.media },
      { id: 'releases', label: t.releases },
    ],
  },
  {
    title: t.groupBusiness,
    sections: [
      { id: 'orders', label: t.orders },
      { id: 'accounts', label: t.accounts },
      { id: 'payouts', label: t.traderPayouts },
      { id: 'affiliates', label: t.affiliates },
      { id: 'affiliate-payouts', label: t.affiliatePayouts },
      { id: 'leaderboard', label: t.leaderboard },
      { id: 'kyc', label: t.kycReview },
      { id: 'tickets', label: t.tickets },
      { id: 'blog', label: t.blog },
    ],
  },
  {
    title: t.groupSystem,
    sections: [
      { id: 'users', label: t.users },
      { id: 'audit', label: t.auditLog },
      { id: 'consent', label: t.consentLog },
      { id: 'tracking', label: t.tracking },
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
