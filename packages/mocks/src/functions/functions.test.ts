import { describe, expect, it, vi } from 'vitest';
import { notesSpec } from '../fixtures/notes.ts';
import { openNotes, openSpec } from '../fixtures/openNotes.ts';

describe('POST /functions/v1/<slug>', () => {
  it('runs the function', async () => {
    expect(await openNotes().send('POST', '/functions/v1/echo', { body: '"hello"' })).toMatchObject({
      status: 200,
      body: { said: '"hello"' },
    });
  });

  it('answers 404 for one that is not deployed, and records the request', async () => {
    const { backend, send } = openNotes();
    for (const slug of ['nothing', 'constructor']) {
      expect(await send('POST', `/functions/v1/${slug}`, { body: {} })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'Requested function was not found' },
      });
    }
    expect(backend.unknownRequests).toHaveLength(2);
  });

  it('answers 500 when the function throws, and says the reason in the console only', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(await openNotes().send('POST', '/functions/v1/broken', { body: {} })).toMatchObject({
      status: 500,
      body: 'Internal Server Error',
    });
    expect(error).toHaveBeenCalledExactlyOnceWith('The edge function "broken" threw:', new Error('on purpose'));
    error.mockRestore();
  });

  it('lets anybody call a function that is open, also with no key', async () => {
    const { backend } = openNotes();
    const response = await backend.fetch(`${backend.url}/functions/v1/echo`, { method: 'POST', body: 'hello' });
    expect([response.status, await response.json()]).toEqual([200, { said: 'hello' }]);
  });

  it('wants a JWT that holds for any other', async () => {
    const closed = { openFunctions: [], secrets: {} };
    const { backend, send, signIn } = openSpec({ ...notesSpec, edgeRuntime: closed });
    const { access_token: token } = await signIn('ada@notes.example');
    const { anon, serviceRole, publishable } = backend.keys;
    for (const holds of [token, anon, serviceRole]) {
      expect((await send('POST', '/functions/v1/echo', { token: holds })).status).toBe(200);
    }
    for (const broken of ['a.b.c', publishable]) {
      expect(await send('POST', '/functions/v1/echo', { token: broken })).toMatchObject({
        status: 401,
        body: { code: 401, message: 'Invalid JWT' },
      });
    }
    expect(await send('POST', '/functions/v1/echo')).toMatchObject({
      status: 401,
      body: { code: 401, message: 'Missing authorization header' },
    });
    backend.clock.advance(3_600_000);
    expect((await send('POST', '/functions/v1/echo', { token })).status).toBe(401);
  });

  it('gives the function the keys, the secrets and the clock of the project', async () => {
    const { backend, send } = openSpec({
      ...notesSpec,
      edgeFunctions: {
        tell: (_request, { url, anonKey, serviceRoleKey, secret, now }) =>
          Promise.resolve(Response.json([url, anonKey, serviceRoleKey, secret('WORD'), secret('constructor') ?? null, now()])),
      },
      edgeRuntime: { openFunctions: ['tell'], secrets: { WORD: 'sand' } },
    });
    const { anon, serviceRole } = backend.keys;
    expect((await send('POST', '/functions/v1/tell')).body).toEqual([
      backend.url,
      anon,
      serviceRole,
      'sand',
      null,
      backend.clock.now(),
    ]);
  });
});
