import { existsSync, readFileSync } from 'node:fs';
import { createServer, STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { responseHeaders } from './responseHeaders.ts';

export class ServeError extends Error {}

export interface ServeOptions {
  /** The built site. */
  readonly dist: string;
  /** The port; 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
}

interface Rule {
  readonly pattern: RegExp;
  /** Query parameters that the URL must have. */
  readonly query: readonly string[];
  readonly target: string;
  readonly status: number;
}

/**
 * Serves a built site as a static host would: Brotli, `_redirects`, the not-found page with status 404.
 * @throws {ServeError} if the site is not built, or the port is in use
 */
export async function serveSite({
  dist,
  port,
  host = '127.0.0.1',
}: ServeOptions): Promise<{ url: string; close(): Promise<void> }> {
  if (!existsSync(join(dist, '404.html')))
    throw new ServeError(`There is no built site in ${dist}. Run \`npm run build\` first.`);
  const rules = readRules(join(dist, '_redirects'));
  const files = sirv(dist, { brotli: true, etag: true, setHeaders });
  const server = createServer((request, response) => {
    const url = readAddress(request.url);
    if (url === null) return refuse(400);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' });
    files(request, response, () => {
      const rule = rules.find(
        ({ pattern, query }) => pattern.test(url.pathname) && query.every((name) => url.searchParams.has(name)),
      );
      if (!rule) sendPage('/404.html', 404);
      else if (rule.status === 200 || rule.status === 404) sendPage(rule.target, rule.status);
      else response.writeHead(rule.status, { location: locationOf(rule, url) }).end();
    });
    function refuse(status: number, headers: OutgoingHttpHeaders = {}) {
      response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(STATUS_CODES[status]);
    }
    function sendPage(page: string, status: number) {
      const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
      setHeaders(response, page);
      response.setHeader('vary', 'accept-encoding');
      if (acceptsBrotli) response.setHeader('content-encoding', 'br');
      response
        .writeHead(status, { 'content-type': 'text/html;charset=utf-8' })
        .end(readFileSync(join(dist, acceptsBrotli ? `${page}.br` : page)));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ServeError(`Port ${port} is busy. Stop what uses it, or choose another: PORT=${port + 1}.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The URL of a request; `null` for an invalid target: `//`, `*`, an invalid escape. */
function readAddress(target = '/'): URL | null {
  const url = target.startsWith('/') ? URL.parse(`http://site.invalid${target}`) : null;
  try {
    return url && decodeURI(url.pathname) ? url : null;
  } catch {
    return null;
  }
}

/** The target of a redirect: `:splat` becomes the part that `*` matched, and the query is kept. */
function locationOf({ pattern, target }: Rule, { pathname, search }: URL): string {
  return target.includes(':splat') ? target.replace(':splat', pattern.exec(pathname)?.groups?.splat ?? '') + search : target;
}

function setHeaders(response: ServerResponse, path: string) {
  for (const [name, value] of Object.entries(responseHeaders(path))) response.setHeader(name, value);
}

function readRules(path: string): Rule[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', ...rest] = line.split(' ');
      const status = Number(rest.pop());
      const target = rest.pop() ?? '/';
      const query = rest.map((parameter) => parameter.split('=')[0] ?? '');
      const pattern = from
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\/\*$/, '(?:/(?<splat>.*))?')
        .replace(/:\w+/g, '[^/]+');
      return { pattern: new RegExp(`^${pattern}/?$`), query, target, status };
    });
}
