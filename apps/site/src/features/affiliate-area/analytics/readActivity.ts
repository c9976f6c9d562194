import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import type { Span } from '../periods.ts';

/** What came of one link or one country. */
export interface Activity {
  /** The link's name, or an ISO 3166-1 alpha-2 code; `''` for an unknown country. */
  readonly name: string;
  readonly clicks: number;
  readonly signUps: number;
  readonly sales: number;
  readonly commissionCents: number;
}

interface Counts {
  readonly clicks: number;
  readonly sign_ups: number;
  readonly sales: number;
  readonly commission_cents: number;
}

const toActivity = (name: string, { clicks, sign_ups, sales, commission_cents }: Counts): Activity => ({
  name,
  clicks,
  signUps: sign_ups,
  sales,
  commissionCents: commission_cents,
});

/** The affiliate's activity of a span by link and by country. @throws {ServiceError} */
export async function readActivity({ from, to }: Span) {
  const client = await getClient();
  const span = { _from: `${from}T00:00:00Z`, _to: `${to}T00:00:00Z` };
  const [links, countries] = await Promise.all([
    dataOf(client.rpc('affiliate_funnel', span).select('link_name, clicks, sign_ups, sales, commission_cents')),
    dataOf(client.rpc('affiliate_countries', span).select('country, clicks, sign_ups, sales, commission_cents')),
  ]);
  return {
    links: links.map((row) => toActivity(row.link_name, row)),
    // The function's column may be null; its generated type does not say so.
    countries: countries.map((row) => toActivity((row.country as string | null) ?? '', row)),
  };
}
