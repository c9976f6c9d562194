import * as t from '@duneline/specs/messages/admin-business';
import { affiliatePayoutTitle, payoutTitle } from '@duneline/specs/messages/admin-payouts';
import type { FoundRecord, FoundRecords } from '../../../lib/areas/FoundRecord.ts';
import { readNumber } from '../../../lib/areas/recordFilter.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { anyContains, containsText } from '../../../lib/query/containsText.ts';
import { readNames } from '../readNames.ts';
import { LONGEST_SEARCH, readUsers } from '../users/readUsers.ts';

/** How many records of a section are found. */
const MOST = 5;

/**
 * Records whose name, address, number or code contains the text; payouts also by receipt, reference and a trader's destination, by section.
 * @param text at least two characters
 * @throws {ServiceError} if nothing could be searched
 */
export async function findRecords(text: string, signal: AbortSignal): Promise<FoundRecords> {
  const results = await Promise.allSettled(searches.map((search) => search(text, signal)));
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length === results.length) throw failed[0]?.reason;
  return {
    records: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    isIncomplete: failed.length > 0,
  };
}

type Search = (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;

/** By name, which is in their profiles, and by address, which only the auth service has. */
const findPeople: Search = async (text, signal) => {
  const client = await getClient();
  const [named, { rows: listed }] = await Promise.all([
    dataOf(
      client
        .from('profiles')
        .select('id, display_name')
        .ilike('display_name', containsText(text))
        .order('display_name')
        .limit(MOST)
        .abortSignal(signal),
    ),
    readUsers({
      filters: { q: text.slice(0, LONGEST_SEARCH) },
      order: { column: 'created_at', isAscending: false },
      from: 0,
      to: MOST - 1,
      signal,
    }),
  ]);
  const people = new Map(named.map(({ id, display_name: name }) => [id, { label: name, hint: '' }]));
  for (const { id, name, email } of listed) people.set(id, { label: name ?? email ?? '', hint: email ?? '' });
  return Array.from(people, ([id, words]) => ({ section: 'users' as const, record: id, ...words })).slice(0, MOST);
};

const findOrders: Search = async (text, signal) => {
  const client = await getClient();
  const orders = await dataOf(
    client
      .from('orders')
      .select('number, full_name')
      .or(`number.eq.${readNumber(text)},${anyContains(['email', 'full_name'], text)}`)
      .order('created_at', { ascending: false })
      .limit(MOST)
      .abortSignal(signal),
  );
  return orders.map(({ number, full_name: name }) => ({
    section: 'orders',
    record: String(number),
    label: t.orderTitle({ number: String(number) }),
    hint: name,
  }));
};

const findAccounts: Search = async (text, signal) => {
  if (readNumber(text) === 0) return [];
  const client = await getClient();
  const accounts = await dataOf(
    client.from('trading_accounts').select('number, user_id').eq('number', readNumber(text)).abortSignal(signal),
  );
  const names = await readNames(accounts.map(({ user_id: id }) => id));
  return accounts.map(({ number, user_id: id }) => ({
    section: 'accounts',
    record: String(number),
    label: t.accountTitle({ number: String(number) }),
    hint: names.get(id) ?? '',
  }));
};

/** By number, by receipt and by where it goes. */
const findPayouts: Search = async (text, signal) => {
  const client = await getClient();
  const payouts = await dataOf(
    client
      .from('payouts')
      .select('number, destination, account:trading_accounts!inner(user_id)')
      .or(`number.eq.${readNumber(text)},${anyContains(['receipt_id', 'destination'], text)}`)
      .order('requested_at', { ascending: false })
      .limit(MOST)
      .abortSignal(signal),
  );
  const names = await readNames(payouts.map(({ account }) => account.user_id));
  return payouts.map(({ number, destination, account }) => ({
    section: 'payouts',
    record: String(number),
    label: payoutTitle({ number: String(number), person: names.get(account.user_id) ?? t.unknownPerson }),
    hint: destination,
  }));
};

/** By the reference of the transfer. */
const findAffiliatePayouts: Search = async (text, signal) => {
  const client = await getClient();
  const payouts = await dataOf(
    client
      .from('affiliate_payouts')
      .select('id, amount_cents, reference, affiliate:affiliates!inner(code)')
      .ilike('reference', containsText(text))
      .order('requested_at', { ascending: false })
      .limit(MOST)
      .abortSignal(signal),
  );
  return payouts.map(({ id, amount_cents: cents, reference, affiliate }) => ({
    section: 'affiliate-payouts',
    record: id,
    label: affiliatePayoutTitle({ amount: formatMoney(cents, { cents: 'always' }), code: affiliate.code }),
    hint: reference ?? '',
  }));
};

const findAffiliates: Search = async (text, signal) => {
  const client = await getClient();
  const affiliates = await dataOf(
    client.from('affiliates').select('id, code').ilike('code', containsText(text)).order('code').limit(MOST).abortSignal(signal),
  );
  return affiliates.map(({ id, code }) => ({ section: 'affiliates', record: id, label: t.affiliateTitle({ code }) }));
};

const findCoupons: Search = async (text, signal) => {
  const client = await getClient();
  const coupons = await dataOf(
    client.from('coupons').select('code').ilike('code', containsText(text)).order('code').limit(MOST).abortSignal(signal),
  );
  return coupons.map(({ code }) => ({ section: 'coupons', record: code, label: code }));
};

const findTickets: Search = async (text, signal) => {
  const client = await getClient();
  const tickets = await dataOf(
    client
      .from('tickets')
      .select('id, number, subject')
      .or(`number.eq.${readNumber(text)},${anyContains(['subject'], text)}`)
      .order('updated_at', { ascending: false })
      .limit(MOST)
      .abortSignal(signal),
  );
  return tickets.map(({ id, number, subject }) => ({ section: 'tickets', record: id, label: subject, hint: String(number) }));
};

const findMessages: Search = async (text, signal) => {
  const client = await getClient();
  const messages = await dataOf(
    client
      .from('contact_messages')
      .select('id, name, email')
      .or(anyContains(['name', 'email'], text))
      .order('received_at', { ascending: false })
      .limit(MOST)
      .abortSignal(signal),
  );
  return messages.map(({ id, name, email }) => ({ section: 'messages', record: id, label: name, hint: email }));
};

const findPages: Search = async (text, signal) => {
  const client = await getClient();
  const pages = await dataOf(
    client
      .from('seo_config')
      .select('id, path, title')
      .or(anyContains(['path', 'title'], text))
      .order('path')
      .limit(MOST)
      .abortSignal(signal),
  );
  return pages.map(({ id, path, title }) => ({ section: 'seo', record: id, label: title, hint: path }));
};

const findArticles: Search = async (text, signal) => {
  const client = await getClient();
  const articles = await dataOf(
    client
      .from('blog_posts')
      .select('id, title')
      .ilike('title', containsText(text))
      .order('title')
      .limit(MOST)
      .abortSignal(signal),
  );
  return articles.map(({ id, title }) => ({ section: 'blog', record: id, label: title }));
};

const searches: readonly Search[] = [
  findPeople,
  findOrders,
  findAccounts,
  findPayouts,
  findAffiliatePayouts,
  findAffiliates,
  findCoupons,
  findTickets,
  findMessages,
  findPages,
  findArticles,
];
