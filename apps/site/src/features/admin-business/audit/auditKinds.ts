import { anything } from '@duneline/specs/messages/admin-audit';
import { labelOf, type SectionId } from '../../../lib/areas/areas.ts';
import { readFilterValues } from '../../../lib/data-table/filterValues.ts';

/** The console's section with the things of each table that the audit log records. */
const sections = {
  users: 'users',
  user_roles: 'users',
  orders: 'orders',
  payments: 'orders',
  trading_accounts: 'accounts',
  payouts: 'payouts',
  payout_proofs: 'payouts',
  affiliates: 'affiliates',
  affiliate_payouts: 'affiliate-payouts',
  coupons: 'coupons',
  leaderboard_entries: 'leaderboard',
  kyc_documents: 'kyc',
  tickets: 'tickets',
  contact_messages: 'messages',
  blog_posts: 'blog',
  blog_categories: 'categories',
  theme_config: 'theme',
  seo_config: 'seo',
  navigation_menu: 'navigation',
  page_content: 'content',
  cta_config: 'calls',
  component_config: 'components',
  media_library: 'media',
  content_releases: 'releases',
} as const satisfies Readonly<Record<string, SectionId<'admin'>>>;

/** A table whose changes are in the audit log; `users` are those of the auth service. */
export type AuditedTable = keyof typeof sections;
type Kind = (typeof sections)[AuditedTable];

export const auditedTables = Object.keys(sections) as readonly AuditedTable[];
const kinds: readonly Kind[] = [...new Set(Object.values(sections))];

export function isAuditedTable(name: string): name is AuditedTable {
  return Object.hasOwn(sections, name);
}

/** The kinds of things, named as their sections in the navigation; options of a filter. */
export const kindItems = kinds.map((id) => ({ id, label: labelOf('admin', id) }));

/** The name of the section with the things of a table; the table's own name where no section has them. */
export function kindOf(table: string): string {
  return isAuditedTable(table) ? labelOf('admin', sections[table]) : anything;
}

/** The tables of the chosen kinds; none without a choice, which means every kind. */
export function chosenTables(filters: Readonly<Record<string, string>>): readonly AuditedTable[] {
  const chosen = readFilterValues(filters, 'section', kinds);
  return auditedTables.filter((table) => chosen.includes(sections[table]));
}
