import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { ws } from 'msw/ws';
import type { WebSocketHandler } from 'msw/ws';
import { assertFilesArrive } from './forms/assertFilesArrive.ts';
import { refuseOtherMsw } from './refuseOtherMsw.ts';
import type { RealtimeHub } from './realtime/RealtimeHub.ts';
import { connectSocket } from './realtime/ServerSocket.ts';

/** The close code that browsers report for a failed handshake. */
const abnormalClosure = 1006;

/** Creates MSW handlers that pass requests below the backend's URL to `answer` and sockets to `realtime`. */
export function createHandlers(
  url: string,
  answer: (request: Request) => Promise<Response>,
  realtime: RealtimeHub,
): (HttpHandler | WebSocketHandler)[] {
  const services = ['auth', 'rest', 'functions', 'storage', 'realtime'].map((service) =>
    http.all(`${url}/${service}/v1/*`, async ({ request }) => {
      await assertFilesArrive(request);
      return answer(request).catch(asNetworkError);
    }),
  );
  const socket = ws.link(`${url.replace(/^http/, 'ws')}/realtime/v1/*`).addEventListener('connection', ({ client }) => {
    const { href, pathname } = client.url;
    // Otherwise MSW would keep sockets of other URLs open.
    if (!pathname.endsWith('/realtime/v1/websocket')) return client.close(abnormalClosure, '');
    void connectSocket(realtime, client, new Request(href.replace(/^ws/, 'http')), { refusalCode: abnormalClosure });
  });
  return [...services, refuseOtherMsw(socket)];
}

/** Larger services load with their first request: without a network that request fails, as it would on a real project. */
function asNetworkError(error: unknown): Response {
  if (error instanceof TypeError && /\bimport(?:ed|ing)\b.*\bmodule\b/i.test(error.message)) return Response.error();
  throw error;
}
