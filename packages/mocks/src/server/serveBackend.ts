import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Backend } from '../backend.ts';
import { NetworkFault } from '../faults/NetworkFault.ts';
import { acceptSockets } from './acceptSockets.ts';
import { readHead } from './readHead.ts';

export interface ServeOptions {
  /** `0` for any free port. @default 0 */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
}

/** A backend that is served on a port. */
export interface ServedBackend {
  /** The URL, without a trailing slash. */
  readonly url: string;
  /** Stops the server and closes its connections. */
  readonly close: () => Promise<void>;
}

/** Maximum size of a request body, in bytes, as in a project's gateway. Files for the storage service may be larger. */
const maxBodyBytes = 10_000_000;
const maxUploadBytes = 54_000_000;

/**
 * Serves a backend over HTTP and WebSocket on a loopback port.
 * @throws Error, in one sentence, if the port is in use or not permitted
 */
export async function serveBackend(backend: Backend, options: ServeOptions = {}): Promise<ServedBackend> {
  const { port = 0, host = '127.0.0.1' } = options;
  const server = createServer((incoming, outgoing) => {
    answer(backend, incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  });
  const endSockets = acceptSockets(server, backend);
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`, close: () => close(server, endSockets) };
}

async function answer(backend: Backend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // `fetch` does not support TRACE, and no service handles it.
  if (incoming.method === 'TRACE') {
    const headers = { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS', 'content-type': 'application/json' };
    return void outgoing.writeHead(405, headers).end('{"message":"Method not allowed"}');
  }
  try {
    const response = await backend.fetch(await readRequest(backend, incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    if (error instanceof NetworkFault) return void outgoing.destroy();
    if (error instanceof BodyTooLarge)
      return void outgoing
        .writeHead(413, { 'content-type': 'application/json' })
        .end('{"message":"Request size limit exceeded"}');
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' });
    outgoing.end(error instanceof Error ? error.message : 'Internal Server Error');
  }
}

class BodyTooLarge extends Error {}

async function readRequest(backend: Backend, incoming: IncomingMessage): Promise<Request> {
  const head = readHead(backend, incoming);
  const limit = incoming.url?.startsWith('/storage/v1/') === true ? maxUploadBytes : maxBodyBytes;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > limit) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  const hasBody = head.method !== 'GET' && head.method !== 'HEAD' && length > 0;
  return hasBody ? new Request(head.url, { method: head.method, headers: head.headers, body: Buffer.concat(chunks) }) : head;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, port, host), { cause: error })));
    server.listen(port, host, resolve);
  });
}

function reasonOf(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program; stop it or choose another port.`;
  if (error.code === 'EACCES') return `Port ${port} on ${host} may not be used by this account; choose one above 1023.`;
  return `The backend cannot listen on ${host}:${port}: ${error.message}.`;
}

function close(server: Server, endSockets: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
    endSockets();
  });
}
