import type { IncomingMessage } from 'node:http';
import type { Backend } from '../backend.ts';

/** A request without its body, with the backend's own URL. */
export function readHead(backend: Backend, { method = 'GET', headers, url }: IncomingMessage): Request {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // Connection headers concern this server only, and `fetch` rejects them.
    if (value !== undefined && !hopByHop.has(name)) kept.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(backend.url + pathOf(url)), { method, headers: kept });
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'expect', 'te', 'trailer']);

/** Path and query; a request target may also be an absolute URL, or `*`. */
function pathOf(target = '/'): string {
  if (target.startsWith('/')) return target;
  const url = URL.canParse(target) ? new URL(target) : null;
  return url === null ? '/' : url.pathname + url.search;
}
