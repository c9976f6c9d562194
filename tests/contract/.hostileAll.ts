import type { Backend, BackendState } from '@duneline/mocks';
import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import fc from 'fast-check';

import type { HostileRequest } from './hostileRequests.ts';
import { hostileRequests } from './hostileRequests.ts';
import { people } from './project.ts';

// HOSTILE_SEED=… tries other requests, HOSTILE_RUNS=… more of them.
const seed = Number(process.env.HOSTILE_SEED ?? 20_260_301);
const numRuns = Number(process.env.HOSTILE_RUNS ?? 10_000);
const startedAt = '2026-03-01T09:00:00Z';

function open(): Backend {
  return createBackend(backendSpec, { clock: createClock(startedAt), seed: 'hostile', onContractBreach: 'throw', logLength: 1 });
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

/** Whether both hold the same rows, objects and mails: rows are never changed in place. A refused insert may use up a number, as in Postgres. */
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


const restStatuses = new Set([200, 201, 204, 206, 400, 401, 403, 404, 405, 406, 409, 413, 415, 416, 422, 429]);
const backend = open();
const { anon, serviceRole, publishable, secret } = backend.keys;
const tokens = await tokensOf(backend);
const signedIn = backend.snapshot();
let before = signedIn;
const requests = hostileRequests(backendSpec, { keys: [anon, anon, serviceRole, publishable, secret], tokens: [...tokens, anon, serviceRole] });
const seen = new Map<string, [number, string]>();
const note = (what: string, r: HostileRequest) => { const k = what.slice(0, 230); const c = seen.get(k); seen.set(k, [(c?.[0] ?? 0) + 1, c?.[1] ?? JSON.stringify({m:r.method,p:r.path.slice(0,300),h:r.headers,b:typeof r.body==='string'?r.body.slice(0,300):r.body, k:r.key.slice(0,10), t:r.token.slice(0,10)})]); };
const counts = new Map<string, number>();
let restores = 0; let slow = 0;
for (const request of fc.sample(requests, { seed, numRuns })) {
  backend.clock.advance(request.jumpMs);
  let response: Response | undefined;
  const t = performance.now();
  try { response = await send(backend, request);
    const text = await response.text(); { const k = request.service.padEnd(10) + ' ' + response.status; counts.set(k, (counts.get(k) ?? 0) + 1); }
    if (response.status >= 500) note(`${request.service} ${response.status} ${text}`, request);
    if ((request.service === 'rest' || request.service === 'rpc')) {
      if (!restStatuses.has(response.status)) note(`${request.service} status ${response.status} ${text.slice(0,100)}`, request);
      if (response.status >= 400 && request.method !== 'HEAD') try { if (!('message' in JSON.parse(text))) note('no message ' + text, request); } catch { note('no json ' + response.status + text, request); }
    }
  } catch (e) { note(`${request.service} THROWS ${String(e)} ${String((e as Error).stack).split('\n').slice(1,4).join('|')}`, request); }
  const d = performance.now() - t; if (d > 100) { slow++; note('slow', request); }
  const after = backend.snapshot();
  const isChanged = !isSameState(before, after);
  if (isChanged && (response?.status ?? 500) >= 400) { const tables = Object.keys(after.tables).filter((n) => JSON.stringify(after.tables[n]) !== JSON.stringify(before.tables[n])); note(`CHANGED ${request.service} ${response?.status} ${tables} mails ${after.mails.length - before.mails.length}`, request); }
  before = after;
  if (isChanged) { backend.restore(signedIn); restores++; before = backend.snapshot(); }
  if (request.jumpMs !== 0) backend.clock.advance(Date.parse(startedAt) - backend.clock.now());
}
for (const [k, [n, ex]] of seen) console.log(n, k, '\n     ', ex);
const tally = new Map<string, number>(); for (const [k,n] of counts) tally.set(k,n); console.log([...tally].sort().map(([k,n])=>k+' '+n).join('\n')); console.log('restores', restores, 'slow', slow, Object.keys(Object.prototype));
