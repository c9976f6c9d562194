import type { FaultSpec } from '@duneline/specs/contract';
import { createClient } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
import type { BackendOptions } from '../backend.ts';
import { ada } from '../fixtures/notes.ts';
import { openNotes } from '../fixtures/openNotes.ts';

const open = (faults: readonly FaultSpec[], options: BackendOptions = {}) =>
  openNotes({ scenario: { name: 'faulty', summary: 'For one test.', faults }, ...options });

describe('a fault', () => {
  it.each<[string, string, number, unknown]>([
    [
      'rest.notes',
      '/rest/v1/notes',
      500,
      { code: '57014', message: 'canceling statement due to statement timeout', details: null, hint: null },
    ],
    ['GET rest.*', '/rest/v1/notes', 502, { message: 'An invalid response was received from the upstream server' }],
    ['rest.*', '/rest/v1/notes', 503, expect.objectContaining({ code: 'PGRST002' })],
    ['rpc.*', '/rest/v1/rpc/roll', 504, expect.objectContaining({ code: 'PGRST003' })],
    ['auth.*', '/auth/v1/settings', 504, expect.objectContaining({ error_code: 'request_timeout' })],
    ['functions.echo', '/functions/v1/echo', 546, expect.objectContaining({ code: 'WORKER_LIMIT' })],
    ['*', '/auth/v1/settings', 503, { message: expect.stringContaining('upstream connect error') }],
  ])('on %s answers %s with %i as the platform does, for pages of any origin', async (on, path, status, body) => {
    const { send } = open([{ on, answer: { status } }]);
    const answer = await send('GET', path);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('says when to come back after too many requests', async () => {
    const { send } = open([{ on: 'auth.token', answer: { status: 429 } }]);
    const { status, body, headers } = await send('POST', '/auth/v1/token?grant_type=password', { body: {} });
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(body).toMatchObject({ error_code: 'over_request_rate_limit' });
  });

  it('answers with a body and headers of its own', async () => {
    const { send } = open([{ on: 'rest.*', answer: { status: 418, body: 'short and stout', headers: { 'x-pot': 'tea' } } }]);
    const { status, body, headers } = await send('GET', '/rest/v1/notes');
    expect([status, body, headers.get('x-pot')]).toEqual([418, 'short and stout', 'tea']);
  });

  it('touches only the method and the names that it is about', async () => {
    const { send } = open([{ on: 'POST rest.note*', answer: { status: 500 } }]);
    expect((await send('GET', '/rest/v1/notes')).status).toBe(200);
    expect((await send('POST', '/rest/v1/notes', { body: { title: 'x' } })).status).toBe(500);
    expect((await send('POST', '/rest/v1/rpc/roll')).status).toBe(200);
  });

  it('begins after so many requests, and ends after so many failures', async () => {
    const { backend, send } = open([{ on: 'rest.notes', after: 1, times: 2, answer: { status: 500 } }]);
    const statuses = async (): Promise<number[]> => {
      const seen = [];
      for (let turn = 0; turn < 4; turn++) seen.push((await send('GET', '/rest/v1/notes')).status);
      return seen;
    };
    expect(await statuses()).toEqual([200, 500, 500, 200]);
    backend.reset();
    expect(await statuses()).toEqual([200, 500, 500, 200]);
  });

  it('keeps the service from seeing a request that it answers itself', async () => {
    const { backend, send } = open([{ on: 'rest.notes', answer: { status: 503 } }]);
    await send('POST', '/rest/v1/notes', { key: backend.keys.serviceRole, body: { owner: ada, title: 'Lost' } });
    expect(backend.exportScenario('now', '').tables).toEqual({});
  });

  it('cuts an answer off in the middle, after the work was done', async () => {
    const { backend } = open([{ on: 'rest.notes', times: 2, answer: 'malformed' }]);
    const send = (method: string, query: string, body?: object): Promise<Response> =>
      backend.fetch(`${backend.url}/rest/v1/notes?${query}`, {
        method,
        headers: { apikey: backend.keys.serviceRole, 'content-type': 'application/json', prefer: 'return=representation' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const created = await send('POST', 'select=title', { owner: ada, title: 'Kept' });
    expect([created.status, await created.text()]).toEqual([201, '[{"title"']);
    const emptied = await send('DELETE', 'select=title&title=eq.Nothing');
    expect([emptied.status, await emptied.text()]).toEqual([200, '[']);
    expect(await (await send('GET', 'select=title&title=eq.Kept')).json()).toEqual([{ title: 'Kept' }]);
  });

  it('lets the network fail as `fetch` does', async () => {
    const { backend, send } = open([{ on: '*', answer: 'network-error' }]);
    await expect(send('GET', '/rest/v1/notes')).rejects.toThrow(new TypeError('Failed to fetch'));
    expect(backend.log).toMatchObject([{ status: 0, fault: { answer: 'network-error' } }]);
    const client = createClient(backend.url, backend.keys.anon, {
      global: { fetch: backend.fetch },
      auth: { persistSession: false },
    });
    const { error } = await client.auth.signInWithPassword({ email: 'ada@notes.example', password: 'x' });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError' });
  });

  it("holds an answer back as long as it says, by the project's clock and the same for the same seed", async () => {
    const play = async (seed: string): Promise<readonly number[]> => {
      const { backend, send } = open([{ on: 'rest.*', delayMs: [1000, 3000] }], { seed });
      for (let turn = 0; turn < 4; turn++) await send('GET', '/rest/v1/notes');
      return backend.log.map((entry) => entry.durationMs);
    };
    const delays = await play('a');
    expect(delays.every((delay) => delay >= 1000 && delay <= 3000)).toBe(true);
    expect(new Set(delays).size).toBeGreaterThan(1);
    expect(await play('a')).toEqual(delays);
    expect(await play('b')).not.toEqual(delays);
  });

  it('stays out of what a tool looks at, and that out of the log', async () => {
    const { backend } = open([{ on: '*', delayMs: 1000, answer: { status: 500 } }]);
    const response = await backend.inspect(`${backend.url}/rest/v1/notes?select=id`, { headers: { apikey: backend.keys.anon } });
    expect([response.status, await response.json(), backend.log]).toEqual([200, [{ id: 2 }], []]);
  });
});

describe('the log', () => {
  it('keeps time, duration, headers and bodies, and tells of each change', async () => {
    const { backend, send } = open([{ on: 'rest.*', delayMs: 250 }]);
    let changes = 0;
    const unsubscribe = backend.subscribeToLog(() => void changes++);
    await send('POST', '/functions/v1/echo', { body: { said: 'hello' } });
    await send('GET', '/rest/v1/notes?select=id');
    expect(backend.log).toMatchObject([
      { id: 1, at: '2026-03-01T09:00:00.000Z', durationMs: 0, request: { body: '{"said":"hello"}' } },
      { id: 2, durationMs: 250, request: { headers: { apikey: backend.keys.anon }, body: '' }, response: { body: '[{"id":2}]' } },
    ]);
    backend.clearLog();
    expect([backend.log, changes]).toEqual([[], 3]);
    unsubscribe();
    await send('GET', '/rest/v1/notes');
    expect(changes).toBe(3);
  });

  it('keeps no more of a body than one can read', async () => {
    const { backend } = openNotes();
    const post = (body: BodyInit, type: string): Promise<Response> =>
      backend.fetch(`${backend.url}/functions/v1/echo`, {
        method: 'POST',
        headers: { apikey: backend.keys.anon, 'content-type': type },
        body,
      });
    await post('x'.repeat(10_050), 'text/plain');
    await post(new Uint8Array([1, 2, 3]), 'image/png');
    const [long, binary] = backend.log.map((entry) => entry.request.body);
    expect(long?.slice(-30)).toBe('xxxxxxxx… (50 more characters)');
    expect(binary).toBe('(3 bytes of image/png)');
  });
});

describe('behind MSW', () => {
  const server = setupServer();
  afterEach(() => server.close());

  it("a failing network rejects the page's own fetch", async () => {
    const { backend } = open([{ on: '*', times: 1, answer: 'network-error' }]);
    server.listen({ onUnhandledFrame: 'error' });
    server.use(...backend.handlers);
    const ask = (): Promise<Response> => fetch(`${backend.url}/rest/v1/notes`, { headers: { apikey: backend.keys.anon } });
    await expect(ask()).rejects.toThrow(TypeError);
    expect((await ask()).status).toBe(200);
  });
});
