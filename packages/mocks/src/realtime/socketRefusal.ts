import { json } from '../gateway/json.ts';
import { authorizeSocket } from './authorizeSocket.ts';
import { isRefusal } from './handshake.ts';
import type { RealtimeHub } from './RealtimeHub.ts';

/** The HTTP response if no socket would open for a request, otherwise `null`. */
export async function socketRefusal(hub: RealtimeHub, request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== `${new URL(hub.project.url).pathname.replace(/\/$/, '')}/realtime/v1/websocket`) {
    return json(404, { message: 'no Route matched with those values' });
  }
  const grant = await authorizeSocket(hub, request);
  return isRefusal(grant) ? json(grant.status, { error: grant.error }) : null;
}
