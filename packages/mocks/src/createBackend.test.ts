import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './createBackend.ts';
import { createClock, systemClock } from './clock.ts';
import { ada, notesSpec } from './fixtures/notes.ts';
import { openNotes, openSpec } from './fixtures/openNotes.ts';
import { cryptoRandom } from './random.ts';
import * as exported from './index.ts';

describe('createBackend', () => {
  it('keeps its public names', () => {
    expect(Object.keys(exported).toSorted()).toEqual([
      'ContractViolation',
      'createBackend',
      'createClock',
      'cryptoRandom',
      'loadTextSearch',
      'seededRandom',
      'systemClock',
    ]);
  });

  it('refuses an option that there is not', () => {
    const options = { scenaro: 'empty' };
    expect(() => createBackend(notesSpec, options as object)).toThrow(
      /^createBackend has no option "scenaro"; its options are url, clock, .*, scenario\.$/,
    );
  });

  it('has the auth settings of the spec, but for those that its options state', async () => {
    const spec = { ...notesSpec, auth: { minPasswordLength: 8, isSignupDisabled: true } };
    const { send } = openSpec(spec, { auth: { isSignupDisabled: false } });
    const body = { email: 'new@notes.example', password: 'abcdef' };
    expect(await send('POST', '/auth/v1/signup', { body })).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
  });

  it('gives backends that share nothing', async () => {
    const [one, two] = [openNotes(), openNotes()];
    await one.send('DELETE', '/rest/v1/notes?id=gt.0', { key: one.backend.keys.serviceRole });
    expect((await two.send('GET', '/rest/v1/notes', { key: two.backend.keys.serviceRole })).body).toHaveLength(5);
  });

  it('gives the same bytes for the same seed, and others for another', async () => {
    const play = async (seed: string): Promise<unknown> => {
      const { backend, send, signIn } = openNotes({ seed, signingKey: null });
      const tokens = await signIn('ada@notes.example');
      await send('POST', '/auth/v1/signup', { body: { email: 'new@notes.example', password: 'long enough' } });
      const rolled = await send('POST', '/rest/v1/rpc/roll');
      return [tokens, rolled.body, backend.inbox];
    };
    expect(await play('a')).toEqual(await play('a'));
    expect(await play('a')).not.toEqual(await play('b'));
  });

  it('takes unpredictable ids when asked to', async () => {
    const roll = async (): Promise<unknown> =>
      (await openNotes({ random: cryptoRandom() }).send('POST', '/rest/v1/rpc/roll')).body;
    expect(await roll()).not.toBe(await roll());
  });

  it('goes back to its seed', async () => {
    const { backend, send } = openNotes();
    const before = backend.snapshot();
    await send('POST', '/auth/v1/signup', { body: { email: 'new@notes.example', password: 'long enough' } });
    expect(backend.snapshot()).not.toEqual(before);
    backend.reset();
    expect(backend.snapshot()).toEqual(before);
    expect([backend.log, backend.unknownRequests, backend.inbox]).toEqual([[], [], []]);
  });

  it('carries sessions and rows over in a snapshot that is plain JSON', async () => {
    const first = openNotes();
    const { access_token: token } = await first.signIn('ada@notes.example');
    await first.send('POST', '/rest/v1/notes', { token, body: { title: 'Kept' } });
    const second = openNotes();
    second.backend.restore(JSON.parse(JSON.stringify(first.backend.snapshot())));
    expect((await second.send('GET', '/rest/v1/notes?select=id,owner&title=eq.Kept', { token })).body).toEqual([
      { id: 6, owner: ada },
    ]);
    expect((await second.send('GET', '/auth/v1/user', { token })).status).toBe(200);
    expect(
      (
        await second.send('POST', '/rest/v1/notes?select=id', {
          token,
          body: { title: 'Next' },
          headers: { prefer: 'return=representation' },
        })
      ).body,
    ).toEqual([{ id: 7 }]);
  });

  it('refuses a snapshot of other specs', () => {
    const { backend } = openNotes();
    expect(() => backend.restore({ ...backend.snapshot(), fingerprint: 'old' })).toThrow(
      'The state was stored under the specs old, but these are notes-1; call reset() instead.',
    );
  });

  it('tells subscribers of what changed something, and of nothing else', async () => {
    const { backend, send, signIn } = openNotes();
    const listener = vi.fn();
    const unsubscribe = backend.subscribe(listener);
    await send('GET', '/rest/v1/notes');
    await send('POST', '/rest/v1/notes', { body: { title: 'denied' } });
    expect(listener).not.toHaveBeenCalled();
    await signIn('ada@notes.example');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    backend.reset();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('waits as long as its latency says', async () => {
    vi.useFakeTimers();
    const { send } = openNotes({ latencyMs: 500, clock: systemClock() });
    const answered = vi.fn();
    const request = send('GET', '/rest/v1/notes').then(answered);
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await request;
    expect(answered).toHaveBeenCalledOnce();
  });

  it('lets its latency pass at once on a clock that stands', async () => {
    const clock = createClock('2026-03-01T09:00:00Z');
    const { send } = openNotes({ latencyMs: 500, clock });
    await Promise.all([send('GET', '/rest/v1/notes'), send('GET', '/rest/v1/notes')]);
    expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T09:00:00.500Z');
  });

  it('takes an address with slashes at its end, and no clock that stands at no time', () => {
    expect(() => createClock('tomorrow')).toThrow('createClock: "tomorrow" is not an ISO 8601 instant');
    expect(createBackend(notesSpec, { url: 'https://backend.duneline.example//' }).url).toBe('https://backend.duneline.example');
  });
});

describe('handlers', () => {
  const server = setupServer();
  afterEach(() => server.close());

  it('answer behind MSW what `fetch` answers, several backends side by side', async () => {
    const one = createBackend(notesSpec);
    const two = createBackend(notesSpec, { url: 'https://second.duneline.example' });
    server.resetHandlers(...one.handlers, ...two.handlers);
    server.listen({ onUnhandledFrame: 'error' });
    for (const { url, keys } of [one, two]) {
      const response = await fetch(`${url}/rest/v1/notes?select=id`, { headers: { apikey: keys.anon } });
      expect([response.status, await response.json()]).toEqual([200, [{ id: 2 }]]);
    }
    expect([one.log.length, two.log.length]).toEqual([1, 1]);
  });
});
