import type { FunctionImplementation, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _person, _email }) => {
  const address = sql.call('lower', _email);
  const orders = sql
    .rows('orders')
    .filter(({ user_id, email }) => user_id == null && email === address)
    .toSorted((a, b) => Number(a.number) - Number(b.number));
  for (const order of orders) {
    sql.update('orders', ({ id }) => id === order.id, { user_id: _person });
    if (order.status === 'paid') sql.call('public.open_account', order.id);
  }
  refer(sql, _person);
  return orders.length;
};

/** Assigns a person who belongs to nobody to the affiliate of the first order that they placed as a guest. */
function refer(sql: SqlWriter, person: unknown): void {
  if (sql.rows('affiliate_referrals', { person_id: person }).some(({ person_id }) => person_id === person)) return;
  const first = sql
    .rows('orders', { user_id: person })
    .filter(({ user_id }) => user_id === person)
    .toSorted((a, b) => Number(a.number) - Number(b.number))
    .flatMap(({ id }) =>
      sql
        .rows('affiliate_commissions', { order_id: id })
        .filter(({ order_id, status }) => order_id === id && status !== 'reversed'),
    )
    .flatMap(({ referral_id }) => sql.rows('affiliate_referrals', { id: referral_id }).filter(({ id }) => id === referral_id))
    .find(
      ({ person_id, affiliate_id }) =>
        person_id === null &&
        sql.rows('affiliates', { id: affiliate_id }).some(({ id, owner_id }) => id === affiliate_id && owner_id !== person),
    );
  if (first !== undefined) sql.update('affiliate_referrals', ({ id }) => id === first.id, { person_id: person });
}
