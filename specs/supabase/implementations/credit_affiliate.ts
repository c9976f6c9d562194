import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';
import { implementation as chooseLink } from './choose_affiliate_link.ts';

export const implementation: FunctionImplementation = (sql, { _order }) => {
  const bought = sql.rows('orders', { id: _order }).find(({ id }) => id === _order);
  if (bought === undefined || bought.total_cents === 0 || bought.status === 'refunded') return null;
  const carried = sql.call('upper', bought.affiliate_code);
  const [code = null] = typeof carried === 'string' ? carried.split('-') : [];
  const byCode = findAffiliate(sql, 'code', code);
  const referral = referralOf(sql, bought);
  const affiliate =
    byCode ??
    findAffiliate(sql, 'id', affiliateOfCoupon(sql, bought.coupon_code)) ??
    findAffiliate(sql, 'id', referral?.affiliate_id);
  if (affiliate === undefined) return null;
  if (isBuyer(sql, affiliate, bought)) {
    flag(sql, affiliate, bought, byCode === undefined ? 'own-coupon' : 'self-referral');
    return null;
  }
  if (referral !== null && referral.affiliate_id !== affiliate.id) {
    flag(sql, affiliate, bought, 'other-affiliate');
    return null;
  }
  const { id: referralId, country } = referral ?? refer(sql, affiliate, bought);
  if (country === null) sql.update('affiliate_referrals', ({ id }) => id === referralId, { country: bought.billing_country });
  const sales = sql
    .rows('affiliate_commissions', { affiliate_id: affiliate.id })
    .filter(({ affiliate_id, status }) => affiliate_id === affiliate.id && status !== 'reversed').length;
  const rate = Math.max(Number(affiliate.commission_bps), tierRate(sql, sales));
  sql.insert('affiliate_commissions', {
    affiliate_id: affiliate.id,
    referral_id: referralId,
    order_id: bought.id,
    order_total_cents: bought.total_cents,
    commission_bps: rate,
    amount_cents: Math.trunc((Number(bought.total_cents) * rate) / 10_000),
  });
  const next = Math.max(rate, tierRate(sql, sales + 1));
  if (next > Number(affiliate.commission_bps)) {
    sql.update('affiliates', ({ id }) => id === affiliate.id, { commission_bps: next });
  }
  return null;
};

function findAffiliate(sql: SqlWriter, column: 'code' | 'id', value: unknown): Row | undefined {
  if (value == null) return undefined;
  return sql
    .rows('affiliates', { [column]: value })
    .find((one) => one[column] === value && one.status !== 'suspended' && one.status !== 'rejected');
}

function affiliateOfCoupon(sql: SqlWriter, code: unknown): unknown {
  if (code == null) return null;
  return sql.rows('coupons', { code }).find((coupon) => coupon.code === code)?.affiliate_id;
}

function isBuyer(sql: SqlWriter, affiliate: Row, bought: Row): boolean {
  if ((affiliate.owner_id ?? null) === (bought.user_id ?? null)) return true;
  const mailbox = mailboxOf(sql, bought);
  if (mailboxOf(sql, affiliate) === mailbox) return true;
  const users = sql.rows('auth.users', { id: affiliate.owner_id });
  if (users.some((owner) => owner.id === affiliate.owner_id && mailboxOf(sql, owner) === mailbox)) return true;
  return sql
    .rows('orders', { user_id: affiliate.owner_id })
    .some((own) => own.user_id === affiliate.owner_id && mailboxOf(sql, own) === mailbox);
}

const mailboxOf = (sql: SqlWriter, { email }: Row): unknown => sql.call('public.normalized_email', email ?? null) ?? null;

/** By which a buyer belongs to an affiliate. A guest is whoever confirmed the mailbox, or else who bought with it first. */
function referralOf(sql: SqlWriter, bought: Row): Row | null {
  const ofPerson = (person: unknown) =>
    sql.rows('affiliate_referrals', { person_id: person }).filter(({ person_id }) => person_id === person);
  if (bought.user_id != null) return ofPerson(bought.user_id)[0] ?? null;
  const mailbox = mailboxOf(sql, bought);
  const users = sql.rows('auth.users').filter((user) => user.email_confirmed_at != null && mailboxOf(sql, user) === mailbox);
  const guests = new Set(
    sql
      .rows('orders')
      .filter((earlier) => earlier.user_id == null && mailboxOf(sql, earlier) === mailbox)
      .flatMap(({ id }) => sql.rows('affiliate_commissions', { order_id: id }).filter(({ order_id }) => order_id === id))
      .flatMap(({ status, referral_id }) => (status === 'reversed' ? [] : [referral_id])),
  );
  const ofGuests = sql.rows('affiliate_referrals').filter(({ id }) => guests.has(id));
  const [first = null] = sql.sort(
    [...users.flatMap(({ id }) => ofPerson(id)), ...ofGuests],
    ({ person_id, referred_at, id }) => [person_id === null, referred_at, id],
    ['asc', 'asc', 'asc'],
  );
  return first;
}

function flag(sql: SqlWriter, affiliate: Row, bought: Row, kind: string): void {
  sql.insert('affiliate_flags', {
    affiliate_id: affiliate.id,
    order_id: bought.id,
    kind,
    order_total_cents: bought.total_cents,
  });
}

/** The rate of the tier for this number of sales, in basis points. */
function tierRate(sql: SqlWriter, sales: number): number {
  const reached = sql.rows('commission_tiers').filter(({ minimum_sales }) => Number(minimum_sales) <= sales);
  return Math.max(0, ...reached.map(({ commission_bps }) => Number(commission_bps)));
}

function refer(sql: SqlWriter, affiliate: Row, bought: Row): Row {
  return sql.insert('affiliate_referrals', {
    affiliate_id: affiliate.id,
    link_id: chooseLink(sql, { _affiliate: affiliate.id, _code: bought.affiliate_code }),
    person_id: sql.rows('profiles', { id: bought.user_id }).find(({ id }) => id === bought.user_id)?.id ?? null,
    shown_name: sql.call('public.shown_name', bought.full_name),
    country: bought.billing_country,
    is_new: false,
    referred_at: bought.created_at,
  });
}
