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
  const [name = '', surname = ''] = String(sql.call('public.first_profile_name', user?.raw_user_meta_data ?? null, null)).split(
    ' ',
  );
  sql.insert('affiliate_referrals', {
    affiliate_id: affiliate.id,
    link_id: chooseLink(sql, { _affiliate: affiliate.id, _code: carried }),
    person_id: user?.id,
    shown_name: surname === '' ? name : `${name} ${String(sql.call('left', surname, 1))}.`,
    is_new: true,
  });
  return null;
};
