import type { FunctionImplementation, SqlWriter } from '../../contract.ts';
import { implementation as chooseLink } from './choose_affiliate_link.ts';

export const implementation: FunctionImplementation = (sql, { _person, _email, _data, _code }) => {
  const carried = sql.call('left', _code, 32);
  const code = sql.call('split_part', sql.call('upper', carried), '-', 1);
  const affiliate =
    code == null
      ? undefined
      : sql
          .rows('affiliates', { code })
          .find((row) => row.code === code && row.status !== 'suspended' && row.status !== 'rejected');
  if (affiliate === undefined || affiliate.owner_id === _person) return false;
  const mailboxOf = (email: unknown) => sql.call('public.normalized_email', email ?? null) ?? null;
  const mailbox = mailboxOf(_email);
  if (mailbox !== null && mailboxOf(affiliate.email) === mailbox) return false;
  if (sql.rows('affiliate_referrals', { person_id: _person }).some(({ person_id }) => person_id === _person)) return false;
  if (hasBoughtAsGuest(sql, _email)) return false;
  sql.insert('affiliate_referrals', {
    affiliate_id: affiliate.id,
    link_id: chooseLink(sql, { _affiliate: affiliate.id, _code: carried }),
    person_id: _person,
    shown_name: sql.call('public.shown_name', sql.call('public.first_profile_name', _data, null)),
    is_new: true,
  });
  return true;
};

/** Whether an affiliate earned something from a guest with this address. */
function hasBoughtAsGuest(sql: SqlWriter, email: unknown): boolean {
  const address = sql.call('lower', email ?? null);
  return sql
    .rows('orders')
    .filter((order) => order.user_id == null && order.email === address)
    .some(({ id }) =>
      sql
        .rows('affiliate_commissions', { order_id: id })
        .some(({ order_id, status }) => order_id === id && status !== 'reversed'),
    );
}
