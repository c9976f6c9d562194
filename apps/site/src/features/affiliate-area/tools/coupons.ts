import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';

/** The codes that an affiliate may pass on. @throws {ServiceError} */
async function readCoupons(affiliateId: string) {
  const client = await getClient();
  return dataOf(
    client
      .from('coupons')
      .select('code, percent, uses, max_uses, valid_from, expires_at, is_active')
      .eq('affiliate_id', affiliateId)
      .order('code'),
  );
}

export type Coupon = Awaited<ReturnType<typeof readCoupons>>[number];

export const useCoupons = (affiliateId: string) =>
  useQuery({ queryKey: tableKey('coupons', affiliateId), queryFn: () => readCoupons(affiliateId) });
