import { json } from '../gateway/json.ts';
import { admit } from './admit.ts';
import { isRefusal } from './handshake.ts';
import type { RealtimeHub } from './RealtimeHub.ts';

/** Why no socket would open for a request, as plain HTTP; `null` when one would. */
export async function refusalOf(hub: RealtimeHub, request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== `${new URL(hub.project.url).pathname.replace(/\/$/, '')}/realtime/v1/websocket`) {
    return json(404, { message: 'no Route matched with those values' });
  }
  const grant = await admit(hub, request);
  return isRefusal(grant) ? json(grant.status, { error: grant.error }) : null;
}
