import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import type { AffiliateStatus } from './readAffiliates.ts';

export interface RateChange {
  readonly id: string;
  readonly rateBps: number;
  /** Told to the affiliate. */
  readonly reason: string;
}

/** Changes what later sales of an affiliate earn. @throws {ServiceError} when the database refuses. */
export async function changeRate({ id, rateBps, reason }: RateChange) {
  const client = await getClient();
  const rate = { commission_bps: rateBps, rate_reason: reason };
  return confirmChange(
    () => dataOf(client.from('affiliates').update(rate).eq('id', id).select('id').single()),
    () =>
      dataOf(
        client
          .from('affiliates')
          .select('id')
          .match({ id, ...rate })
          .maybeSingle(),
      ),
  );
}

export interface AffiliateDecision {
  readonly id: string;
  /** An affiliate with another status is left, because somebody else has decided. */
  readonly from: AffiliateStatus;
  readonly status: 'active' | 'suspended' | 'rejected';
  /** The reason of a rejection, which the applicant sees; an earlier one stays if the affiliate is activated or suspended. */
  readonly reason?: string;
}

/**
 * Activates, suspends or rejects an affiliate; the database notes who decided, and when.
 * @throws {ServiceError} with status 409 if somebody else has decided
 */
export async function decideAffiliate({ id, from, status, reason }: AffiliateDecision) {
  const client = await getClient();
  const decided = { status, ...(reason !== undefined && { reason }) };
  return confirmChange(
    async () =>
      assertAllChanged(await dataOf(client.from('affiliates').update(decided).match({ id, status: from }).select('id')), 1),
    () =>
      dataOf(
        client
          .from('affiliates')
          .select('id')
          .match({ id, ...decided })
          .maybeSingle(),
      ),
  );
}
