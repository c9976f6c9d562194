import type { EdgeEnvironment } from '../../../contract.ts';
import { callerOf, hashForToday } from '../_shared/caller.ts';
import type { TrackedEvent } from './event.ts';

/**
 * The event with the data that the database needs to count a click on an affiliate's link. The page names the link's code as
 * `metadata.referral`; other members of this name are removed, so that pages cannot forge clicks.
 */
export async function describeClick(
  request: Request,
  { table, row }: TrackedEvent,
  environment: EdgeEnvironment,
): Promise<TrackedEvent> {
  const { referral: code, ...metadata }: Readonly<Record<string, unknown>> = Object(row['metadata']);
  if (code === undefined) return { table, row };
  if (table !== 'tracking_events' || typeof code !== 'string' || !/^[A-Z0-9][A-Z0-9-]{1,31}$/.test(code)) {
    return { table, row: { ...row, metadata } };
  }
  const visitor = (await callerOf(request, environment)) ?? (await hashForToday(String(row['session_id']), environment));
  const referral = { code, visitor, country: countryOf(request), device: deviceOf(request) };
  return { table, row: { ...row, metadata: { ...metadata, referral } } };
}

/** The country that the platform read from the network address; null if it is unknown (XX) or hidden (T1). */
function countryOf({ headers }: Request): string | null {
  const country = headers.get('cf-ipcountry') ?? '';
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}

function deviceOf({ headers }: Request): 'desktop' | 'mobile' | 'tablet' {
  const browser = headers.get('user-agent') ?? '';
  if (/ipad|tablet/i.test(browser)) return 'tablet';
  return /mobi|android/i.test(browser) ? 'mobile' : 'desktop';
}
