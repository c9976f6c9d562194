import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Backend } from '../backend.ts';
import { json } from '../gateway/json.ts';
import { readHead } from './readHead.ts';

/**
 * Accepts WebSockets of a server; refused ones get an HTTP response, as from the service.
 * @returns a function that closes all of them
 */
export function acceptSockets(server: Server, backend: Backend): () => void {
  // The service itself closes sockets with too long frames, so this limit is higher.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 100_000_000 });
  server.on('upgrade', (incoming: IncomingMessage, duplex: Duplex, head: Buffer) => {
    duplex.on('error', () => duplex.destroy());
    upgrade(incoming, duplex, head).catch((error: unknown) => {
      console.error(error);
      duplex.destroy();
    });
  });

  async function upgrade(incoming: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> {
    // Only GET opens a WebSocket (RFC 6455, 4.1), and `fetch` does not support TRACE.
    if (incoming.method !== 'GET') return refuse(duplex, json(405, { message: 'Method not allowed' }, { allow: 'GET' }));
    const request = readHead(backend, incoming);
    const refusal = await backend.realtime.checkHandshake(request);
    if (refusal !== null) return refuse(duplex, refusal);
    sockets.handleUpgrade(incoming, duplex, head, (socket) => {
      const fail = (error: unknown): void => {
        console.error(error);
        socket.close(internalError);
      };
      // `ws` has already sent the close code of a malformed frame; without a listener, the error would end the process.
      socket.on('error', () => undefined);
      backend.websocket(socket, request, fail).catch(fail);
    });
  }

  return () => {
    // Also refuses a handshake that is still being checked.
    sockets.close();
    for (const socket of sockets.clients) socket.terminate();
  };
}

/** The close code of a socket whose message the server failed to handle. */
const internalError = 1011;

async function refuse(duplex: Duplex, response: Response): Promise<void> {
  // Otherwise the connection would stay open as long as the client likes.
  duplex.once('finish', () => duplex.destroy());
  duplex.end(await plainResponse(response));
}

async function plainResponse(response: Response): Promise<string> {
  const body = await response.text();
  const head = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`,
    ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
