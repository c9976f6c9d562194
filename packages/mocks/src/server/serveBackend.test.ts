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

  it('no longer answers once closed', async () => {
    const { served } = await serve();
    await served.close();
    open.length = 0;
    await expect(fetch(served.url)).rejects.toThrow('fetch failed');
  });
});
