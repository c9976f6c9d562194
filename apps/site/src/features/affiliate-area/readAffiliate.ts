import { useQuery } from '@tanstack/react-query';
import { brand } from '@duneline/specs/site';
import { getClient } from '../../lib/backend/client.ts';
import { readPerson } from '../../lib/backend/session.ts';
import { addressIn } from '../../lib/language/addressIn.ts';
import { language } from '../../lib/language/language.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import type { Day } from './periods.ts';

/** The signed-in person's record as an affiliate, `null` for anybody else. @throws {ServiceError} */
async function readAffiliate() {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  if (!person) return null;
  return dataOf(
    client
      .from('affiliates')
      .select('id, code, status, reason, commission_bps, rate_reason, rate_changed_at, audience, website, applied_at, decided_at')
      .eq('owner_id', person.id)
      .maybeSingle(),
  );
}

export type Affiliate = NonNullable<Awaited<ReturnType<typeof readAffiliate>>>;

export const useAffiliate = () => useQuery({ queryKey: tableKey('affiliates', 'own'), queryFn: readAffiliate });

const TWO_YEARS_MS = 2 * 366 * 86_400_000;

/** What happened on each day of the last two years, for a period and the one before it. @throws {ServiceError} */
async function readDays(): Promise<readonly Day[]> {
  const client = await getClient();
  const now = Date.now();
  const days = await dataOf(
    client
      .rpc('affiliate_days', {
        _from: new Date(now - TWO_YEARS_MS).toISOString(),
        _to: new Date(now + 86_400_000).toISOString(),
      })
      .select('day, clicks, sign_ups, buyers, sales, sign_up_sales, sale_cents, commission_cents'),
  );
  return days.map(({ day, clicks, sign_ups, buyers, sales, sign_up_sales, sale_cents, commission_cents }) => ({
    day,
    clicks,
    signUps: sign_ups,
    buyers,
    sales,
    signUpSales: sign_up_sales,
    saleCents: sale_cents,
    commissionCents: commission_cents,
  }));
}

export const useDays = () => useQuery({ queryKey: tableKey('affiliate_commissions', 'days'), queryFn: readDays });

/** All that was ever counted for the affiliate; what can no longer be refunded is approved first. @throws {ServiceError} */
async function readSummary({ signal }: { readonly signal: AbortSignal }) {
  const client = await getClient();
  await dataOf(client.rpc('release_commissions').abortSignal(signal));
  const [summary] = await dataOf(
    client
      .rpc('affiliate_summary')
      .select('approved_cents, available_cents, clicks, paid_cents, pending_cents, sales, sign_ups')
      .abortSignal(signal),
  );
  return summary ?? null;
}

export const useSummary = () => useQuery({ queryKey: tableKey('affiliate_commissions', 'summary'), queryFn: readSummary });

/** The address of a page of the site that counts for an affiliate. */
export function referralAddress(code: string, path = '/'): string {
  const url = new URL(addressIn(language, path), brand.url);
  url.searchParams.set('ref', code);
  return url.href;
}
