import * as t from '@duneline/specs/messages/admin-audit';
import { figure } from '../../../lib/format/figure.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { factsOf, type Facts } from './auditFacts.ts';
import { isAuditedTable, type AuditedTable } from './auditKinds.ts';

type NameOf = (user: unknown, email?: unknown) => string;

/** The row of an entry in the words of a sentence, by its name if the facts have one. */
const things: Readonly<Record<AuditedTable, (facts: Facts, nameOf: NameOf) => string>> = {
  users: ({ id, email }, nameOf) => t.userAccount({ name: nameOf(id, email) }),
  user_roles: ({ user_id: user }, nameOf) => t.userAccount({ name: nameOf(user) }),
  orders: ({ number }) => named(number, t.order, t.anyOrder),
  payments: ({ order }) => named(factsOf(order)['number'], t.payment, t.anyPayment),
  trading_accounts: ({ number }) => named(number, t.account, t.anyAccount),
  payouts: ({ number }) => named(number, t.payout, t.anyPayout),
  payout_proofs: ({ receipt_id: receipt }) => named(receipt, t.samplePayout, t.anySamplePayout),
  affiliates: ({ code }) => named(code, t.affiliate, t.anyAffiliate),
  affiliate_payouts: ({ affiliate, amount_cents: cents }) => {
    const amount = figure(formatMoney(Number(cents), { cents: 'always' }));
    return named(factsOf(affiliate)['code'], ({ name }) => t.affiliatePayout({ name, amount }), t.anyAffiliatePayout);
  },
  coupons: ({ code }) => named(code, t.coupon, t.anyCoupon),
  leaderboard_entries: () => t.leaderboardEntry,
  kyc_documents: ({ owner_id: owner }, nameOf) =>
    typeof owner === 'string' ? t.document({ name: nameOf(owner) }) : t.anyDocument,
  tickets: ({ number }) => named(number, t.ticket, t.anyTicket),
  contact_messages: ({ name }) => named(name, t.message, t.anyMessage),
  blog_posts: ({ title }) => named(title, t.article, t.anyArticle),
  blog_categories: ({ name }) => named(name, t.category, t.anyCategory),
  theme_config: ({ name }) => named(name, t.theme, t.anyTheme),
  seo_config: ({ path }) => named(path, t.seo, t.anySeo),
  navigation_menu: () => t.menu,
  // As the list of releases names them.
  page_content: ({ page, section }) =>
    named(typeof page === 'string' && typeof section === 'string' && `/${page} #${section}`, t.texts, t.anyTexts),
  cta_config: ({ label }) => named(label, t.call, t.anyCall),
  component_config: () => t.component,
  media_library: ({ title }) => named(title, t.picture, t.anyPicture),
  content_releases: ({ name }) => named(name, t.release, t.anyRelease),
};

/** What an entry is about, in the words of a sentence: "payout 31007". */
export function thingOf(table: string, facts: Facts, nameOf: NameOf): string {
  return isAuditedTable(table) ? things[table](facts, nameOf) : t.anything;
}

function named(name: unknown, withName: (words: { name: string }) => string, withoutName: string): string {
  const isKnown = typeof name === 'number' || (typeof name === 'string' && name !== '');
  return isKnown ? withName({ name: isolateText(String(name)) }) : withoutName;
}
