import { limitCalls } from '../_shared/caller.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { boolean, matching, oneOf, readFields, uuid } from '../_shared/fields.ts';
import { insertRow } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

interface Consent {
  readonly visitorId: string;
  readonly version: string;
  readonly textHash: string;
  readonly choice: 'accept-all' | 'necessary-only' | 'custom';
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/**
 * Logs a choice of the cookie banner: the shown text and the choice, under a random id that does not identify the visitor. The
 * caller's token and browser are ignored; a hash of the address limits the calls and is not logged.
 */
export const handler = endpoint({ methods: ['POST'], longestBody: 2048 }, async ({ request, body, environment }) => {
  const { visitorId, version, textHash, choice, analytics, marketing } = readFields<Consent>(body, {
    visitorId: uuid,
    version: matching(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-01-05'),
    textHash: matching(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal'),
    choice: oneOf('accept-all', 'necessary-only', 'custom'),
    analytics: boolean,
    marketing: boolean,
  });
  const isWhole = { 'accept-all': analytics && marketing, 'necessary-only': !analytics && !marketing, custom: true }[choice];
  if (!isWhole) throw new Refusal(400, 'validation_failed', `analytics and marketing do not fit the choice ${choice}.`);
  await limitCalls(request, environment, 'consent');
  await insertRow(environment, 'consent_log', {
    visitor_id: visitorId,
    version,
    text_hash: textHash,
    choice,
    analytics,
    marketing,
  });
  return Response.json({ isLogged: true }, { status: 201 });
});
