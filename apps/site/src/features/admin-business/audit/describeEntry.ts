import * as t from '@duneline/specs/messages/admin-audit';
import { readEntry, type AuditEntry } from './auditEntry.ts';
import { isAuditedTable, type AuditedTable } from './auditKinds.ts';
import * as business from './describeBusiness.ts';
import * as content from './describeContent.ts';
import { describeRole, describeUser } from './describeUser.ts';
import type { AuditRow } from './readAudit.ts';

/** By table, the sentences of its own; `null` for changes that need none. */
const describers: Readonly<Partial<Record<AuditedTable, (entry: AuditEntry) => string | null>>> = {
  users: describeUser,
  user_roles: describeRole,
  orders: business.describeOrder,
  payments: business.describePayment,
  trading_accounts: business.describeAccount,
  payouts: business.describePayout,
  affiliate_payouts: business.describePayout,
  affiliates: business.describeAffiliate,
  coupons: business.describeCoupon,
  leaderboard_entries: business.describeLeaderboard,
  kyc_documents: business.describeIdentityDocument,
  tickets: business.describeTicket,
  contact_messages: business.describeMessage,
  blog_posts: content.describeArticle,
  theme_config: content.describeTheme,
  seo_config: content.describeDocument,
  navigation_menu: content.describeDocument,
  page_content: content.describeDocument,
  cta_config: content.describeDocument,
  component_config: content.describeDocument,
  media_library: content.describePicture,
  content_releases: content.describeRelease,
};

/**
 * What an entry of the audit log says, as a sentence.
 * @example describeEntry(row) // 'Noor Haddad rejected payout 31007: The bank returned the transfer.'
 */
export function describeEntry(row: AuditRow): string {
  return describe(row, readEntry(row));
}

/** A user whom a sentence names, so that a screen can link to them. */
export interface NamedUser {
  readonly id: string;
  readonly name: string;
}

/**
 * The sentence of `describeEntry` in parts: the users in it, and the text between them.
 * @example describeInParts(row) // [{ id: '5b0c…', name: 'Noor Haddad' }, ' published a menu']
 */
export function describeInParts(row: AuditRow): readonly (string | NamedUser)[] {
  const users: NamedUser[] = [];
  // No name or text has these marks: `isolate` takes them out.
  const sentence = describe(
    row,
    readEntry(row, (id, name) => `\uFFF9${users.push({ id, name }) - 1}\uFFFB`),
  );
  return sentence
    .split(/\uFFF9(\d+)\uFFFB/)
    .map((part, index) => (index % 2 === 1 ? (users[Number(part)] ?? '') : part))
    .filter((part) => part !== '');
}

function describe(row: AuditRow, entry: AuditEntry): string {
  const describeOwn = isAuditedTable(row.table_name) ? describers[row.table_name] : undefined;
  return describeOwn?.(entry) ?? describeAnyChange(entry);
}

/** Columns that change with every update. */
const stamps: ReadonlySet<string> = new Set(['updated_at', 'updated_by', 'version']);

function describeAnyChange({ action, before, after, who, thing }: AuditEntry): string {
  if (action === 'insert') return t.created({ who, thing });
  if (action === 'delete') return t.deleted({ who, thing });
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  const count = [...columns].filter(
    (column) => !stamps.has(column) && JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  ).length;
  return t.changed({ who, thing, count });
}
