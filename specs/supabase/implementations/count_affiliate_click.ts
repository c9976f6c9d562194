import type { TriggerImplementation } from '../../contract.ts';
import { implementation as chooseLink } from './choose_affiliate_link.ts';

export const implementation: TriggerImplementation = (sql, { new: view }) => {
  const click = sql.op('->', view?.metadata ?? null, 'referral');
  const part = (name: string) => sql.op('->>', click, name);
  const code = sql.call('split_part', sql.call('upper', part('code')), '-', 1);
  const isOfCode = (row: { readonly code?: unknown; readonly status?: unknown }) =>
    row.code === code && row.status !== 'suspended' && row.status !== 'rejected';
  const affiliate = code == null ? undefined : sql.rows('affiliates', { code }).find(isOfCode);
  if (affiliate === undefined) return null;
  sql.insert('affiliate_clicks', {
    affiliate_id: affiliate.id,
    link_id: chooseLink(sql, { _affiliate: affiliate.id, _code: part('code') }),
    visitor: part('visitor'),
    country: part('country'),
    device: part('device'),
  });
  return null;
};
