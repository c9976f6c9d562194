import type { IncomingMessage } from 'node:http';
import type { Backend } from '../backend.ts';

/** A request without its body, as if it had been sent to the backend's own address. */
export function readHead(backend: Backend, { method = 'GET', headers, url }: IncomingMessage): Request {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // Connection management is between the client and this server, and `fetch` refuses it.
    if (value !== undefined && !hopByHop.has(name)) kept.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(backend.url + pathOf(url)), { method, headers: kept });
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'expect', 'te', 'trailer']);

/** The path and query; a request line may also hold a whole address, or `*`. */
function pathOf(target = '/'): string {
  if (target.startsWith('/')) return target;
  const url = URL.canParse(target) ? new URL(target) : null;
  return url === null ? '/' : url.pathname + url.search;
}
