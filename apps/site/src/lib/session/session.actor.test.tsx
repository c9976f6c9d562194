import type { AuthSessionEvent, SessionView } from '@duneline/machines';
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '../backend/storedSession.ts';
import { startSession } from './session.actor.ts';

const leila = { email: 'leila.new@duneline.example', password: 'a password long enough' };
const nextAnswer = vi.fn<(request: Request) => Promise<Response> | null>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  nextAnswer.mockReset().mockReturnValue(null);
  vi.spyOn(console, 'warn').mockReturnValue();
  stop = () => {};
});
afterEach(() => {
  stop();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A backend with one user, and a client that stores its session as the site does. */
async function open(flowType: 'implicit' | 'pkce' = 'implicit') {
  const backend = createBackend(backendSpec, { auth: { isAutoConfirm: true } });
  const client = createClient(backend.url, backend.keys.anon, {
    auth: { storageKey: sessionStorageKey, autoRefreshToken: false, detectSessionInUrl: false, flowType },
    global: { fetch: (input, init) => nextAnswer(new Request(input, init)) ?? backend.fetch(new Request(input, init)) },
  });
  const { error } = await client.auth.signUp(leila);
  if (error) throw error;
  return { backend, client };
}

function start(client: Parameters<typeof startSession>[0]) {
  const views: SessionView[] = [];
  const flow = startSession(client)((view) => void views.push(view));
  stop = () => flow.stop();
  return {
    send: (event: AuthSessionEvent) => flow.send(event),
    view: () => views.at(-1),
    becomes: (status: string) => vi.waitFor(() => expect(views.at(-1)?.status).toBe(status), 30_000),
  };
}

const runOut = () => vi.setSystemTime(Date.now() + 3_601_000);

describe('the session of the page', () => {
  it('is the one that is stored', async () => {
    const { client } = await open();
    const { becomes, view } = start(client);
    await becomes('signedIn');
    expect(view()?.session).toMatchObject({ assurance: 'aal1', person: { email: leila.email }, factors: [] });
  });

  it('is kept while the server is out of reach, asked for again after 200, 400, 800 … ms, and renewed when it is back', async () => {
    const { client } = await open();
    runOut();
    const tries: number[] = [];
    nextAnswer.mockImplementation(() => {
      tries.push(Date.now());
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const { view, becomes } = start(client);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(view()?.status).toBe('unreachable');
    expect(tries.slice(1).map((at, index) => at - (tries[index] ?? 0))).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
    nextAnswer.mockReturnValue(null);
    await vi.advanceTimersByTimeAsync(90_000);
    await becomes('signedIn');
  });

  it('ends when the server refuses to renew it', async () => {
    const { backend, client } = await open();
    backend.reset(); // no user exists any more
    runOut();
    const { becomes } = start(client);
    await becomes('signedOut');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  });

  it('ends here when the server has forgotten it already', async () => {
    const { backend, client } = await open();
    const { becomes, send } = start(client);
    await becomes('signedIn');
    backend.reset();
    send({ type: 'session.signOut', scope: 'global' });
    await becomes('signedOut');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  });

  it('goes on when a sign-out does not reach the server', async () => {
    const { client } = await open();
    const { becomes, send, view } = start(client);
    await becomes('signedIn');
    nextAnswer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    send({ type: 'session.signOut', scope: 'global' });
    await becomes('signedIn');
    expect(view()?.problem).toMatchObject({ during: 'signOut', error: { name: 'AuthRetryableFetchError', status: 0 } });
  });

  it('comes from a recovery link, which leaves the address, and a new password is due', async () => {
    const { backend, client } = await open();
    await client.auth.signOut();
    await client.auth.resetPasswordForEmail(leila.email);
    const link = backend.inbox.at(-1)?.link ?? '';
    const { headers } = await backend.fetch(link);
    history.replaceState(null, '', `/affiliate-login?returnTo=%2Fadmin${new URL(headers.get('location') ?? '').hash}`);
    const { becomes, view, send } = start(client);
    await vi.waitFor(() => expect(view()?.isAsking).toBe(true), 30_000);
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    send({ type: 'link.follow' });
    await becomes('recovering');
    expect(location.href).toMatch(/\/affiliate-login\?returnTo=%2Fadmin$/);
    await client.auth.updateUser({ password: 'another one, as long' });
    await becomes('signedIn');
  });

  it('comes from a link of this browser, whose code is worth nothing in another one', async () => {
    const { backend, client } = await open('pkce');
    await client.auth.signOut();
    await client.auth.resetPasswordForEmail(leila.email);
    const { headers } = await backend.fetch(backend.inbox.at(-1)?.link ?? '');
    const address = new URL(headers.get('location') ?? '');
    expect([...address.searchParams.keys(), address.hash]).toEqual(['code', '']);
    history.replaceState(null, '', `/affiliate-login${address.search}`);
    const verifier = `${sessionStorageKey}-code-verifier`;
    const stored = localStorage.getItem(verifier) ?? '';
    localStorage.removeItem(verifier); // another browser
    const { becomes, view } = start(client);
    await becomes('signedOut');
    expect(view()).toMatchObject({ session: null, problem: { error: { code: 'pkce_code_verifier_missing' } } });
    stop();
    localStorage.setItem(verifier, stored);
    history.replaceState(null, '', `/affiliate-login${address.search}`);
    await start(client).becomes('recovering');
    expect(location.search).toBe('');
  });

  it("stays when a link carries somebody else's tokens, unless its person wants to replace it", async () => {
    const { client, backend } = await open();
    const attacker = createClient(backend.url, backend.keys.anon, {
      auth: { persistSession: false },
      global: { fetch: backend.fetch },
    });
    const { data } = await attacker.auth.signUp({ email: 'attacker@duneline.example', password: leila.password });
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    const fields = { access_token, refresh_token, expires_in: '3600', expires_at: '4000000000', token_type: 'bearer' };
    const attack = `/dashboard#${new URLSearchParams(fields).toString()}`;
    history.replaceState(null, '', attack);
    const { becomes, view, send } = start(client);
    await vi.waitFor(() => expect(view()?.isAsking).toBe(true), 30_000);
    expect(localStorage.getItem(sessionStorageKey)).toContain(leila.email);
    send({ type: 'link.keep' });
    await becomes('signedIn');
    expect(view()?.session?.person.email).toBe(leila.email);
    expect(location.hash).toBe('');
    stop();
    history.replaceState(null, '', attack);
    const second = start(client);
    await vi.waitFor(() => expect(second.view()?.isAsking).toBe(true), 30_000);
    second.send({ type: 'link.follow' });
    await second.becomes('signedIn');
    expect(second.view()?.session?.person.email).toBe('attacker@duneline.example');
  });

  it('does not come from tokens that the server does not know, and what was stored goes too', async () => {
    const { client } = await open();
    const fields = { access_token: 'a.b.c', refresh_token: 'r', expires_in: '3600', expires_at: '4000000000' };
    history.replaceState(null, '', `/#${new URLSearchParams(fields).toString()}`);
    const { becomes, view, send } = start(client);
    await vi.waitFor(() => expect(view()?.isAsking).toBe(true), 30_000);
    send({ type: 'link.follow' });
    await becomes('signedOut');
    expect(view()?.problem?.during).toBe('link');
    expect(location.hash).toBe('');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  });
});
