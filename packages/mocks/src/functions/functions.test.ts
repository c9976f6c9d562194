import { describe, expect, it, vi } from 'vitest';
import { openNotes } from '../fixtures/openNotes.ts';

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

  it('wants a key or a token that holds', async () => {
    const { backend, send, signIn } = openNotes();
    const { access_token: token } = await signIn('ada@notes.example');
    expect((await send('POST', '/functions/v1/echo', { token })).status).toBe(200);
    expect(await send('POST', '/functions/v1/echo', { token: 'a.b.c' })).toMatchObject({
      status: 401,
      body: { code: 401, message: 'Invalid JWT' },
    });
    backend.clock.advance(3_600_000);
    expect((await send('POST', '/functions/v1/echo', { token })).status).toBe(401);
    const response = await backend.fetch(`${backend.url}/functions/v1/echo`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([401, { code: 401, message: 'Missing authorization header' }]);
  });
});
