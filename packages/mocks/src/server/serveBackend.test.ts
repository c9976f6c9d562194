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

  it('no longer answers once closed', async () => {
    const { served } = await serve();
    await served.close();
    open.length = 0;
    await expect(fetch(served.url)).rejects.toThrow('fetch failed');
  });
});
