import * as t from '@duneline/specs/messages/site-map';
import type { RouteId } from '@duneline/specs/site';

/** A group of pages. */
export interface SitePart {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly pages: readonly RouteId[];
}

/** Id of the part with the articles. */
export const READING = 'reading';
/** Id of the part with the files for programs. */
export const SITE = 'site';

export const siteParts: readonly SitePart[] = [
  { id: 'start', title: t.start, lead: t.startLead, pages: ['home', 'why', 'about', 'contact'] },
  {
    id: 'evaluation',
    title: t.evaluation,
    lead: t.evaluationLead,
    pages: ['programs', 'pricing', 'test-my-trades', 'copy-trading', 'platform', 'checkout'],
  },
  { id: 'trading', title: t.trading, lead: t.tradingLead, pages: ['dashboard', 'leaderboard', 'certificate', 'payment-success'] },
  { id: READING, title: t.reading, lead: t.readingLead, pages: ['blog'] },
  { id: 'affiliates', title: t.affiliates, lead: t.affiliatesLead, pages: ['affiliate', 'affiliate-signup', 'affiliate-login'] },
  { id: SITE, title: t.site, lead: t.siteLead, pages: ['security', 'sitemap', 'offline', 'google-indexing', 'admin-login'] },
];
