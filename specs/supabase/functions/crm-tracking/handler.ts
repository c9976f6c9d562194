import type { EdgeEnvironment } from '../../../contract.ts';
import { limitCalls } from '../_shared/caller.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { send } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { describeClick } from './describeClick.ts';
import type { TrackedEvent } from './event.ts';
import { InvalidEvent, readEvent } from './event.ts';

/**
 * Records a page view or a funnel stage (spec §7), and the click on a referral link that led to it. Responds
 * with 201 and the row's id, 400 for an invalid body, 405 for another method, 413 for a body that is too long, 502 if the
 * database rejects the row.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not JSON.');
  }
  try {
    const event = readEvent(json);
    await limitCalls(request, environment, 'crm-tracking');
    return await record(await describeClick(request, event, environment), environment);
  } catch (error) {
    if (error instanceof InvalidEvent) throw new Refusal(400, 'validation_failed', error.message);
    throw error;
  }
});

async function record(event: TrackedEvent, environment: EdgeEnvironment): Promise<Response> {
  const { serviceRoleKey } = environment;
  const { status, body } = await send(environment, `/rest/v1/${event.table}?select=id`, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
      accept: 'application/vnd.pgrst.object+json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(event.row),
  });
  if (status < 400) return Response.json(body, { status: 201 });
  const { code, message } = Object(body) as Readonly<Record<string, unknown>>;
  if (code === '23503') throw new Refusal(400, 'validation_failed', 'data.userId is the id of nobody.');
  throw new Refusal(502, 'unexpected_failure', `The event was not stored: ${String(message)}.`);
}
