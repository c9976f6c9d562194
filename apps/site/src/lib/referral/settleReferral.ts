import { getClient } from '../backend/client.ts';
import { getContent } from '../backend/content.ts';
import { assertAnswer, dataOf } from '../query/answerOf.ts';
import { readKept, readReferral, storeReferral, type Referral } from './referral.ts';

/** Chooses the newest of the kept links whose code is an affiliate's, and forgets the others. @throws {ServiceError} */
async function settle(): Promise<void> {
  const kept = readKept();
  if (kept.before.length === 0) return;
  const content = await getContent();
  for (const { code, coupon, at } of [kept, ...kept.before]) {
    if (code === null) continue;
    const isKnown = await dataOf(content.rpc('is_affiliate_code', { _code: code }));
    assertAnswer(typeof isKnown === 'boolean');
    if (!isKnown) continue;
    // Another link may have been opened meanwhile.
    if (readKept().at === kept.at) storeReferral({ code, coupon, at, before: [] });
    return;
  }
}

/** The kept codes, of the newest link that is an affiliate's; of the newest when the backend cannot be asked. */
export async function settleReferral(): Promise<Referral> {
  await settle().catch((error: unknown) => console.warn('The codes of several links could not be compared.', error));
  return readReferral();
}

/**
 * Tells the backend whose link a person followed who has just signed up with a provider, which passes no code of ours on. It
 * counts for new people only. @throws {ServiceError}
 */
export async function acceptReferral(): Promise<void> {
  const { code } = await settleReferral();
  if (code === null) return;
  const client = await getClient();
  await dataOf(client.rpc('accept_referral', { _code: code }));
}
