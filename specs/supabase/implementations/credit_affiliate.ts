import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _order }) => {
  const bought = sql.rows('orders', { id: _order }).find(({ id }) => id === _order);
  if (bought === undefined || bought.total_cents === 0) return null;
  const code = sql.call('upper', bought.affiliate_code);
  const affiliate = sql.rows('affiliates', { code }).find((one) => one.code === code);
  if (affiliate?.status !== 'active' || affiliate.owner_id === bought.user_id) return null;
  const mailbox = sql.call('public.normalized_email', bought.email);
  const isOwn = (email: unknown): boolean => sql.call('public.normalized_email', email) === mailbox;
  const orders = sql.rows('orders', { user_id: affiliate.owner_id });
  if (isOwn(affiliate.email) || orders.some((own) => own.user_id === affiliate.owner_id && isOwn(own.email))) return null;
  const referral =
    sql
      .rows('affiliate_referrals', { person_id: bought.user_id })
      .find(({ person_id }) => person_id != null && person_id === bought.user_id) ?? refer(sql, affiliate, bought);
  if (referral.affiliate_id !== affiliate.id) return null;
  sql.insert('affiliate_commissions', {
    affiliate_id: affiliate.id,
    referral_id: referral.id,
    order_id: bought.id,
    order_total_cents: bought.total_cents,
    commission_bps: affiliate.commission_bps,
    amount_cents: Math.trunc((Number(bought.total_cents) * Number(affiliate.commission_bps)) / 10_000),
  });
  return null;
};

function refer(sql: SqlWriter, affiliate: Row, bought: Row): Row {
  const links = sql
    .rows('affiliate_links', { affiliate_id: affiliate.id })
    .filter(({ affiliate_id }) => affiliate_id === affiliate.id);
  const [first] = sql.sort(links, (link) => [link.created_at, link.id], ['asc', 'asc']);
  const link =
    first ??
    sql.insert('affiliate_links', {
      affiliate_id: affiliate.id,
      name: 'Code only',
      utm_source: 'affiliate',
      utm_medium: 'code',
      utm_campaign: 'direct',
    });
  const [name = '', surname = ''] = String(bought.full_name).split(' ');
  return sql.insert('affiliate_referrals', {
    affiliate_id: affiliate.id,
    link_id: link.id,
    person_id: sql.rows('profiles', { id: bought.user_id }).find(({ id }) => id === bought.user_id)?.id ?? null,
    shown_name: surname === '' ? name : `${name} ${String(sql.call('left', surname, 1))}.`,
    country: bought.billing_country,
    is_new: bought.user_id == null,
    referred_at: bought.created_at,
  });
}
