import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Backend } from '../backend.ts';

export interface ServeOptions {
  /** `0` takes a free one. @default 0 */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
}

/** A backend that answers on a port. */
export interface ServedBackend {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Stops it, open connections included. */
  readonly close: () => Promise<void>;
}

/** Longest request body, in bytes: as much as the gateway of a project takes. */
const maxBodyBytes = 10_000_000;

/** Serves a backend over HTTP on a loopback port; rejects with one sentence when the port is busy or may not be used. */
export async function serveBackend(backend: Backend, options: ServeOptions = {}): Promise<ServedBackend> {
  const { port = 0, host = '127.0.0.1' } = options;
  const server = createServer((incoming, outgoing) => void answer(backend, incoming, outgoing));
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`, close: () => close(server) };
}

async function answer(backend: Backend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const response = await backend.fetch(await readRequest(backend, incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
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
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // Connection management is between the client and this server, and `fetch` refuses it.
    if (value !== undefined && !hopByHop.has(name)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBodyBytes) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  const target = new URL(backend.url + pathOf(incoming.url));
  const hasBody = method !== 'GET' && method !== 'HEAD' && length > 0;
  return new Request(target, { method, headers, ...(hasBody && { body: Buffer.concat(chunks) }) });
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'expect', 'te', 'trailer']);

/** The path and query; a request line may also hold a whole address, or `*`. */
function pathOf(target = '/'): string {
  if (target.startsWith('/')) return target;
  const url = URL.canParse(target) ? new URL(target) : null;
  return url === null ? '/' : url.pathname + url.search;
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

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}
