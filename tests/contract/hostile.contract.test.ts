import type { Backend, BackendState } from '@duneline/mocks';
import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HostileRequest } from './hostileRequests.ts';
import { hostileRequests } from './hostileRequests.ts';
import { people } from './project.ts';

// `npm run fuzz` tries other requests, and more of them.
const seed = Number(process.env.FC_SEED ?? 20_260_301);
const numRuns = 3000 * Number(process.env.FC_TIMES ?? 1);
const tenMegabytes = 10 * 1024 * 1024;
const startedAt = '2026-03-01T09:00:00Z';

function open(): Backend {
  return createBackend(backendSpec, {
    clock: createClock(startedAt),
    seed: 'hostile',
    onContractViolation: 'throw',
    logLength: 1,
  });
}

async function tokensOf(backend: Backend): Promise<readonly string[]> {
  const answers = Object.values(people).map(async (account) => {
    const response = await backend.fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.keys.anon, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    return ((await response.json()) as { readonly access_token: string }).access_token;
  });
  return Promise.all(answers);
}

function send(backend: Backend, { method, path, headers, body, key, token }: HostileRequest): Promise<Response> {
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  return backend.fetch(backend.url + path, {
    method,
    headers: { ...headers, ...(key !== '' && { apikey: key }), ...(token !== '' && { authorization: `Bearer ${token}` }) },
    ...(hasBody && { body }),
  });
}

/**
 * Whether both states have the same rows, objects and mails; rows are immutable. A rejected insert may use up a number, as in
 * Postgres.
 */
function isSameState(left: BackendState, right: BackendState): boolean {
  const isSameTable = (name: string): boolean => {
    const [rows = [], others = []] = [left.tables[name], right.tables[name]];
    return rows.length === others.length && rows.every((row, index) => row === others[index]);
  };
  return (
    Object.keys(right.tables).every(isSameTable) &&
    left.mails.length === right.mails.length &&
    JSON.stringify(left.blobs) === JSON.stringify(right.blobs)
  );
}

/** Statuses with which PostgREST and its gateway respond to clients' errors. */
const restStatuses = new Set([200, 201, 204, 206, 400, 401, 403, 404, 405, 406, 409, 413, 415, 416, 422, 429]);

/** PostgREST responds with 500 to a body that upserts a row twice. */
const isRepeatedRow = (text: string): boolean => text.startsWith('{"code":"21000"');

/** What is wrong with a response, as a sentence; `null` if nothing is. */
async function faultOf({ service, method, path }: HostileRequest, response: Response): Promise<string | null> {
  const { status } = response;
  const text = await response.text();
  const where = `${method} ${path.slice(0, 200)} → ${status} ${text.slice(0, 200)}`;
  if (service === 'rest' && isRepeatedRow(text)) return null;
  if (status >= 500) return `${where}: an error of our own`;
  if (service !== 'rest' && service !== 'rpc') return null;
  if (!restStatuses.has(status)) return `${where}: not a status of PostgREST`;
  return status >= 400 && method !== 'HEAD' && !text.includes('"message":') ? `${where}: not an error of PostgREST` : null;
}

it(`answers ${numRuns} hostile requests with documented errors that change nothing (seed ${seed})`, async () => {
  const backend = open();
  const { anon, serviceRole, publishable, secret } = backend.keys;
  const tokens = await tokensOf(backend);
  const signedIn = backend.snapshot();
  const counts = new Map<string, number>();
  let before = signedIn;
  const requests = hostileRequests(backendSpec, {
    keys: [anon, anon, serviceRole, publishable, secret],
    tokens: [...tokens, anon, serviceRole],
  });
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      backend.clock.advance(request.jumpMs);
      const response = await send(backend, request);
      expect(await faultOf(request, response)).toBeNull();
      const count = `${request.service.padEnd(10)} ${response.status}`;
      counts.set(count, (counts.get(count) ?? 0) + 1);
      const after = backend.snapshot();
      const isChanged = !isSameState(before, after);
      expect(isChanged && response.status >= 400 ? 'a refusal that changes something' : null).toBeNull();
      before = after;
      if (!isChanged && request.jumpMs === 0) return;
      backend.clock.advance(Date.parse(startedAt) - backend.clock.now());
      if (isChanged) {
        backend.restore(signedIn);
        before = backend.snapshot();
      }
    }),
    { seed, numRuns, endOnFailure: true },
  );
  console.info(
    `seed ${seed}\n${[...counts]
      .map(([what, count]) => `${what} ${count}`)
      .toSorted((left, right) => left.localeCompare(right))
      .join('\n')}`,
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
  backend.reset();
  expect(JSON.stringify(backend.snapshot())).toBe(JSON.stringify(open().snapshot()));
}, 120_000);

it.each([
  [
    'rest',
    '/rest/v1/contact_messages',
    JSON.stringify({ name: 'x', email: 'a@b.c', topic: 'press', message: 'x'.repeat(tenMegabytes) }),
  ],
  [
    'rest',
    '/rest/v1/tracking_events',
    JSON.stringify(Array.from({ length: 100_000 }, (_, index) => ({ session_id: '', page_path: `/${index}` }))),
  ],
  ['rpc', '/rest/v1/rpc/quote_order', JSON.stringify({ _tier: 'x'.repeat(tenMegabytes) })],
  ['auth', '/auth/v1/signup', JSON.stringify({ email: `${'x'.repeat(tenMegabytes)}@b.c`, password: 'x' })],
  ['functions', '/functions/v1/crm-tracking', JSON.stringify({ type: 'x'.repeat(tenMegabytes) })],
  ['storage', '/storage/v1/object/media/big.png', 'x'.repeat(tenMegabytes)],
  [
    'realtime',
    '/realtime/v1/api/broadcast',
    JSON.stringify({ messages: [{ topic: 'a', event: 'b', payload: { a: 'x'.repeat(tenMegabytes) } }] }),
  ],
] as const)('refuses ten megabytes sent to %s at %s, and keeps nothing of them', async (service, path, body) => {
  const backend = open();
  const before = backend.snapshot();
  const { serviceRole } = backend.keys;
  const headers = { 'content-type': service === 'storage' ? 'image/png' : 'application/json' };
  const request: HostileRequest = {
    service,
    method: 'POST',
    path,
    headers,
    body,
    key: serviceRole,
    token: serviceRole,
    jumpMs: 0,
  };
  const response = await send(backend, request);
  expect(await faultOf(request, response)).toBeNull();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(isSameState(before, backend.snapshot())).toBe(true);
});
