import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

const find = (sql: SqlWriter, table: string, id: unknown): Row | undefined =>
  sql.rows(table, { id }).find((row) => row.id === id);

export const implementation: FunctionImplementation = (sql: SqlWriter, { _person, _tier, _add_ons, _coupon }) => {
  const tier = find(sql, 'program_tiers', _tier);
  const program = find(sql, 'programs', tier?.program_id);
  if (tier === undefined || program?.is_available !== true) {
    sql.raise(`${typeof _tier === 'string' ? _tier : 'Nothing'} is not for sale`, {
      code: 'PT404',
      detail: 'tier_not_for_sale',
      hint: 'Choose the id of a tier of an available program.',
    });
  }
  const wanted: readonly unknown[] = Array.isArray(_add_ons) ? _add_ons : [];
  const onSale = sql.rows('add_ons').filter((addOn) => addOn.is_active === true);
  const strange = wanted.find((id) => !onSale.some((addOn) => addOn.id === id));
  if (strange !== undefined) {
    sql.raise(`The add-on ${typeof strange === 'string' ? strange : 'null'} is not for sale`, {
      code: 'PT404',
      detail: 'add_on_not_for_sale',
      hint: 'Choose ids of add_ons.',
    });
  }
  const coupon = typeof _coupon === 'string' ? readCoupon(sql, _coupon, tier, _person) : undefined;
  const lines = [
    { kind: 'fee', item: tier.id, label: `${String(program.name)} ${String(tier.label)}`, amount_cents: tier.price_cents },
    ...onSale
      .filter((addOn) => wanted.includes(addOn.id))
      .toSorted((a, b) => Number(a.position) - Number(b.position))
      .map((addOn) => ({ kind: 'add-on', item: addOn.id, label: addOn.name, amount_cents: addOn.price_cents })),
  ];
  if (coupon !== undefined) {
    const reduction = Math.trunc((Number(tier.price_cents) * Number(coupon.percent)) / 100);
    lines.push({
      kind: 'discount',
      item: coupon.code,
      label: `${String(coupon.percent)}% off the fee`,
      amount_cents: -reduction,
    });
  }
  return lines.map((line, index) => ({ line: index + 1, ...line }));
};

/** The coupon, if the person may use it for the tier; otherwise an error with the reason. */
function readCoupon(sql: SqlWriter, written: string, tier: Row, person: unknown): Row {
  const code = sql.call('upper', sql.call('btrim', written));
  const coupon = sql.rows('coupons', { code }).find((row) => row.code === code);
  const isTheirs = coupon?.owner_id == null || coupon.owner_id === person;
  if (coupon === undefined || coupon.is_active !== true || !isTheirs) {
    sql.raise(`The coupon ${written} is not known`, { code: 'PT404', detail: 'coupon_unknown', hint: 'Check the code.' });
  }
  const refuse = (why: string, detail: string, hint = 'Order without it.'): never =>
    sql.raise(`The coupon ${String(code)} is ${why}`, { code: 'PT422', detail, hint });
  if (coupon.created_by != null && coupon.created_by === person) refuse('not for its maker', 'coupon_made_by_you');
  const now = sql.call('now');
  if (
    sql.or(
      () => sql.op('<', now, coupon.valid_from),
      () => sql.op('>=', now, coupon.expires_at),
    ) === true
  ) {
    refuse('not valid today', 'coupon_not_valid_today');
  }
  const late = sql.call('public.orders_not_paid_in_time', code);
  const uses = Number(coupon.uses) - (Array.isArray(late) ? late.length : 0);
  if (sql.op('>=', uses, coupon.max_uses) === true) refuse('used up', 'coupon_used_up');
  if (
    sql.or(
      () => sql.op('<>', coupon.tier_id, tier.id),
      () => sql.op('<>', coupon.program_id, tier.program_id),
    ) === true
  ) {
    refuse('not for this evaluation', 'coupon_not_for_this', 'Choose the evaluation it is for.');
  }
  return coupon;
}
