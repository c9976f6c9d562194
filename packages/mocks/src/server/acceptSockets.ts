import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Backend } from '../backend.ts';
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
    void upgrade(incoming, duplex, head);
  });

  async function upgrade(incoming: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> {
    const request = readHead(backend, incoming);
    const refusal = await backend.realtime.checkHandshake(request);
    if (refusal !== null) return void duplex.end(await plainResponse(refusal));
    sockets.handleUpgrade(incoming, duplex, head, (socket) => void backend.websocket(socket, request));
  }

  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
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
