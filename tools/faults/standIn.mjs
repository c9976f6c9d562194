// A proxy of the backend that responds with the fault in the request's header `x-fault`; without one, with the backend's
// response.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

/** Headers that are not forwarded to the backend. */
const ownHeaders = new Set(['host', 'connection', 'x-fault', 'x-cell']);
const page = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>';
const json = { 'content-type': 'application/json' };
const huge = JSON.stringify([{ id: 'x'.repeat(10 * 1024 * 1024) }]);

const seen = [];
/** Each cell has its own address, because the backend limits messages and sign-ins by address. */
function addressOf(cell = '') {
  if (!seen.includes(cell)) seen.push(cell);
  return `10.0.0.${seen.indexOf(cell) + 1}`;
}

/** Status, headers and body of each fault. */
const answers = {
  429: [429, { ...json, 'retry-after': '1' }, '{"code":"over_request_rate_limit","message":"Too many requests"}'],
  500: [500, json, '{"code":"XX000","message":"Internal error"}'],
  '502-html': [502, { 'content-type': 'text/html' }, page],
  '200-html': [200, { 'content-type': 'text/html' }, page],
  'broken-json': [200, json, '[{"id":'],
  '10-mb': [200, json, huge],
};

/** @returns {Promise<{ url: string, counted: (cell: string) => number, close: () => Promise<void> }>} */
export async function startStandIn(target) {
  const counts = new Map();
  const server = createServer((request, response) => {
    const fault = request.headers['x-fault'];
    const cell = request.headers['x-cell'];
    if (fault === undefined || request.method === 'OPTIONS') return forward(target, request, response);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
    const isRole = /\/rpc\/(?:has_role|is_admin)|\/user_roles/.test(request.url);
    if (fault === 'down') return request.socket.destroy();
    if (fault === 'hangs') return undefined;
    if (fault === 'role-lost') return isRole ? send(response, 200, json, 'false') : forward(target, request, response);
    if (fault === 'expired')
      return request.url.includes('/auth/v1/')
        ? send(
            response,
            400,
            json,
            '{"code":"refresh_token_not_found","message":"Invalid Refresh Token: Refresh Token Not Found"}',
          )
        : forward(target, request, response);
    if (fault === 'wrong-type') return forward(target, request, response, { 'content-type': 'application/octet-stream' });
    return send(response, ...answers[fault]);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    counted: (cell) => counts.get(cell) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function send(response, status, headers, body) {
  const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
  response.writeHead(status, { ...headers, ...open }).end(body);
}

async function forward(target, request, response, changes = {}) {
  const headers = {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name))),
    'x-forwarded-for': addressOf(request.headers['x-cell']),
  };
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers,
      ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
      redirect: 'manual',
    });
    const given = Object.fromEntries(answer.headers);
    delete given['content-encoding'];
    delete given['content-length'];
    response.writeHead(answer.status, { ...given, ...changes });
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch {
    response.destroy();
  }
}
