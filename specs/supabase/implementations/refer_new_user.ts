import type { TriggerImplementation } from '../../contract.ts';
import { implementation as chooseLink } from './choose_affiliate_link.ts';

export const implementation: TriggerImplementation = (sql, { new: user }) => {
  const carried = sql.call('left', sql.op('->>', user?.raw_user_meta_data ?? null, 'referral'), 32);
  const code = sql.call('split_part', sql.call('upper', carried), '-', 1);
  const affiliate =
    code == null
      ? undefined
      : sql
          .rows('affiliates', { code })
          .find((row) => row.code === code && row.status !== 'suspended' && row.status !== 'rejected');
  if (affiliate === undefined) return null;
  const mailboxOf = (email: unknown) => sql.call('public.normalized_email', email ?? null) ?? null;
  if (mailboxOf(affiliate.email) === mailboxOf(user?.email)) return null;
  const person = user?.id;
  if (sql.rows('affiliate_referrals', { person_id: person }).some(({ person_id }) => person_id === person)) return null;
  const name = sql.call('public.first_profile_name', user?.raw_user_meta_data ?? null, null);
  sql.insert('affiliate_referrals', {
    affiliate_id: affiliate.id,
    link_id: chooseLink(sql, { _affiliate: affiliate.id, _code: carried }),
    person_id: person,
    shown_name: sql.call('public.shown_name', name),
    is_new: true,
  });
  return null;
};
