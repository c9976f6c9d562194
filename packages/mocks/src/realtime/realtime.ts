import { authenticateApiKey } from '../gateway/gateway.ts';
import type { Caller } from '../gateway/gateway.ts';
import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';
import type { Answer, ServiceCall } from '../service.ts';
import { checkToken, isTokenProblem } from './checkToken.ts';
import type { Member } from './checkToken.ts';
import { broadcastBatch } from './http/broadcastBatch.ts';
import { broadcastOne } from './http/broadcastOne.ts';
import { socketRefusal } from './socketRefusal.ts';

/** Handles an HTTP request to Realtime. `path` is the part after `/realtime/v1`. */
export async function answerRealtime({ project, request, url, path }: ServiceCall): Promise<Answer> {
  if (path === '/websocket') return { response: await answerWithoutUpgrade(project, request), name: 'realtime.websocket' };
  const one = /^\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/.exec(path);
  if ((path !== '/api/broadcast' && one === null) || request.method !== 'POST') {
    return { response: json(404, { message: `no Route matched with ${request.method} /realtime/v1${path}` }), name: null };
  }
  const name = one === null ? 'realtime.broadcast' : 'realtime.broadcastOne';
  const caller = authenticateApiKey(project, request, url);
  if (caller instanceof Response) return { response: caller, name: 'gateway' };
  const member = await memberOf(project, caller);
  if (member === null) return { response: json(401, { message: 'Unauthorized' }), name };
  const [topic, event] = (one?.slice(1) ?? []).map(decoded);
  if (topic === undefined || event === undefined) return { response: await broadcastBatch(project, request, member), name };
  return {
    response: await broadcastOne(project, request, member, {
      topic,
      event,
      isPrivate: url.searchParams.get('private') === 'true',
    }),
    name,
  };
}

/** Responds to an HTTP request for the socket's URL: the reason for refusing it, or that it requires an upgrade. */
async function answerWithoutUpgrade({ realtime }: Project, request: Request): Promise<Response> {
  const upgrade = { upgrade: 'websocket' };
  return (
    (await socketRefusal(realtime, request)) ?? json(426, { error: 'This address answers WebSocket connections only.' }, upgrade)
  );
}

async function memberOf(project: Project, { bearer, keyToken, keyRole }: Caller): Promise<Member | null> {
  const ofRole = keyRole === 'service_role' ? project.keys.serviceRole : project.keys.anon;
  const member = await checkToken(project, bearer ?? keyToken ?? ofRole);
  return isTokenProblem(member) ? null : member;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
