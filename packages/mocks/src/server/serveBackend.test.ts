import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openNotes } from '../fixtures/openNotes.ts';
import { serveBackend } from './serveBackend.ts';
import type { ServedBackend } from './serveBackend.ts';

const open: ServedBackend[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});

async function serve(port?: number): Promise<{ served: ServedBackend; backend: ReturnType<typeof openNotes>['backend'] }> {
  const { backend } = openNotes();
  const served = await serveBackend(backend, port === undefined ? {} : { port });
  open.push(served);
  return { served, backend };
}

/** A server's response to a request line that `fetch` cannot send. */
function ask(
  url: string,
  path: string,
  method = 'GET',
): Promise<{ readonly status?: number; readonly headers: IncomingHttpHeaders }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

describe('serveBackend', () => {
  it('answers on a loopback port what the backend answers', async () => {
    const { served, backend } = await serve();
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const headers = { apikey: backend.keys.serviceRole, 'content-type': 'application/json', prefer: 'return=representation' };
    const body = JSON.stringify({ name: 'Blue' });
    const response = await fetch(`${served.url}/rest/v1/teams?select=name`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([201, [{ name: 'Blue' }]]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const gone = await fetch(`${served.url}/rest/v1/teams?name=eq.Blue`, {
      method: 'DELETE',
      headers: { apikey: backend.keys.serviceRole },
    });
    expect([gone.status, await gone.text()]).toEqual([204, '']);
  });

  it('says in one sentence that a port is taken', async () => {
    const { served } = await serve();
    const port = Number(new URL(served.url).port);
    await expect(serve(port)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program; stop it or choose another port.`,
    );
  });

  it('refuses a body that is too large', async () => {
    const { served, backend } = await serve();
    const init = { method: 'POST', headers: { apikey: backend.keys.anon }, body: 'x'.repeat(10_000_001) };
    expect((await fetch(`${served.url}/rest/v1/teams`, init)).status).toBe(413);
  });

  it('takes a body of that size for the storage service', async () => {
    const { served, backend } = await serve();
    const headers = { authorization: `Bearer ${backend.keys.serviceRole}`, apikey: backend.keys.serviceRole };
    const bucket = JSON.stringify({ id: 'films', name: 'films', public: true });
    const json = { ...headers, 'content-type': 'application/json' };
    await fetch(`${served.url}/storage/v1/bucket`, { method: 'POST', headers: json, body: bucket });
    const film = { method: 'POST', headers: { ...headers, 'content-type': 'video/mp4' }, body: new Uint8Array(10_000_001) };
    expect((await fetch(`${served.url}/storage/v1/object/films/dunes.mp4`, film)).status).toBe(200);
  });

  it('breaks the connection off where a scenario lets the network fail', async () => {
    const { served, backend } = await serve();
    const faults = [{ on: 'rest.*', answer: 'network-error' }] as const;
    backend.setScenario({ name: 'cut', summary: 'The database cannot be reached.', faults });
    await expect(fetch(`${served.url}/rest/v1/teams`, { headers: { apikey: backend.keys.anon } })).rejects.toThrow(
      'fetch failed',
    );
  });

  it('refuses TRACE', async () => {
    const { served } = await serve();
    const { status, headers } = await ask(served.url, '/rest/v1/teams', 'TRACE');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  });

  it.each(['//', '//evil.example/x', '/%', '/\\\\', '*', 'http://', 'http://[', '/rest/v1//'])(
    'answers the target %s and goes on',
    async (target) => {
      const { served } = await serve();
      const { status } = await ask(served.url, target);
      expect([400, 401, 404]).toContain(status);
      expect((await ask(served.url, '/')).status).toBe(404);
    },
  );

  it.each(['((a%2B)%2B)%2B$', '(.*a){1,20}x', '(a?){30}a{30}$', '(a|aa)%2B$', '^([a-zA-Z]%2B)*$'])(
    'matches %s in linear time',
    async (pattern) => {
      const { served, backend } = await serve();
      const headers = { apikey: backend.keys.serviceRole, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: `${'a'.repeat(10_000)}!` });
      expect((await fetch(`${served.url}/rest/v1/teams`, { method: 'POST', headers, body })).status).toBe(201);
      const response = await fetch(`${served.url}/rest/v1/teams?name=match.${pattern}&name=like.aaa*`, { headers });
      expect([response.status, await response.json()]).toEqual([200, []]);
    },
  );

  it('no longer answers once closed', async () => {
    const { served } = await serve();
    await served.close();
    open.length = 0;
    await expect(fetch(served.url)).rejects.toThrow('fetch failed');
  });
});
