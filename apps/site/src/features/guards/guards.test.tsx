import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getClient } from '../../lib/backend/client.ts';
import { readVerifiedPerson, subscribeToVerifiedPerson, type Person } from '../../lib/backend/session.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSession } from './RequireSession.tsx';

vi.mock('../../lib/backend/session.ts', () => ({
  readVerifiedPerson: vi.fn(),
  subscribeToVerifiedPerson: vi.fn(),
  signOut: vi.fn(),
}));
/** A Realtime connection, with the guard's two listeners once it has subscribed. */
const realtime = vi.hoisted(() => {
  const listeners: { change?: () => void; system?: (message: object) => void } = {};
  const channel = {
    on(kind: string, _filter: object, listen: () => void) {
      listeners[kind === 'system' ? 'system' : 'change'] = listen;
      return channel;
    },
    subscribe: () => channel,
  };
  return { listeners, socket: { channel: () => channel, removeChannel: () => {} } };
});
vi.mock('../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getRealtime: () => Promise.resolve(realtime.socket) }));

const noor: Person = {
  id: '5b0c1d52',
  email: 'noor@duneline.example',
  phone: null,
  createdAt: '2026-01-05T08:00:00Z',
  lastSignInAt: null,
};
const asked: { path: string; body: unknown }[] = [];
let answer: () => Promise<Response>;
const role = (isAdmin: boolean) => () => Promise.resolve(Response.json(isAdmin));
const client = createClient<Database>('https://backend.duneline.example', 'anon', {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push({ path: new URL(request.url).pathname, body: await request.json() });
      return answer();
    },
  },
});
const Nothing = () => null;
let root: Root;
let page: HTMLElement;
let report: (person: Person | null) => void;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  asked.length = 0;
  answer = () => Promise.reject(new Error('The guard asked the server, and the test has no answer.'));
  vi.mocked(getClient).mockResolvedValue(client);
  vi.mocked(readVerifiedPerson).mockReset();
  vi.mocked(subscribeToVerifiedPerson).mockImplementation((onChange) => {
    report = onChange;
    return () => {};
  });
  delete realtime.listeners.change;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

async function show(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/affiliate-dashboard/*', element: <RequireSession>private figures</RequireSession> },
      { path: '/admin/*', element: <RequireAdmin Enrollment={Nothing}>the console</RequireAdmin> },
      { path: '*', element: 'sign in here' },
    ],
    { initialEntries: ['/', address], initialIndex: 1 },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  return router;
}
/** Waits for changes outside `act`: a chunk that loads, an actor that responds. */
async function eventually(check: () => void) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await vi.waitFor(check, 30_000);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}
const shows = (text: string) => eventually(() => expect(page.textContent).toContain(text));
const addressOf = ({ state }: Awaited<ReturnType<typeof show>>) => state.location.pathname + state.location.search;

describe('RequireSession', () => {
  it('shows nothing private while it asks', async () => {
    vi.mocked(readVerifiedPerson).mockReturnValue(new Promise(() => {}));
    await show('/affiliate-dashboard');
    expect(page.textContent).toContain('Checking your session');
    expect(page.textContent).not.toContain('private figures');
  });

  it('sends a visitor to sign in, in place of the page, and says where to come back to', async () => {
    vi.mocked(readVerifiedPerson).mockResolvedValue(null);
    const router = await show('/affiliate-dashboard/payouts?page=2');
    await shows('sign in here');
    expect(addressOf(router)).toBe(`/login?returnTo=${encodeURIComponent('/affiliate-dashboard/payouts?page=2')}`);
    await act(() => router.navigate(-1));
    expect(addressOf(router)).toBe('/');
  });

  it('shows the page to a signed-in person, until the session ends', async () => {
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    await show('/affiliate-dashboard');
    await shows('private figures');
    await act(async () => report(null));
    await shows('sign in here');
    expect(page.textContent).not.toContain('private figures');
  });
});

describe('RequireAdmin', () => {
  it('asks the server for the role and opens the console to an admin', async () => {
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    answer = role(true);
    await show('/admin');
    await shows('the console');
    expect(asked).toEqual([{ path: '/rest/v1/rpc/has_role', body: { _user_id: noor.id, _role: 'admin' } }]);
  });

  it('says that it is verifying, and shows nothing of the console meanwhile', async () => {
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    answer = () => new Promise(() => {});
    await show('/admin');
    await shows('Verifying admin access...');
    expect(page.textContent).not.toContain('the console');
  });

  it('denies access to anybody else, in the words of the specification', async () => {
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    answer = role(false);
    await show('/admin');
    await shows(
      "You don't have permission to access the Admin Console. Please contact an administrator if you believe this is an error.",
    );
    expect(page.querySelector('a[href="/trader-dashboard"]')).not.toBeNull();
  });

  it('takes a failed check for a refusal, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    answer = () =>
      Promise.resolve(Response.json({ message: 'Out of order', code: 'XX000', details: null, hint: null }, { status: 500 }));
    await show('/admin');
    await shows('Access Denied');
    // The reason stands first.
    await shows(
      "The service did not answer, so your role could not be checked.You don't have permission to access the Admin Console.",
    );
    expect(log).toHaveBeenCalled();
    answer = role(true);
    const retry = Array.from(page.querySelectorAll('button')).find((button) => button.textContent === 'Try again');
    await act(async () => retry?.click());
    await shows('the console');
    log.mockRestore();
  });

  it.each(['"true"', '1', '{}', '[true]', 'null', '<!doctype html>'])('does not take the answer %s for a yes', async (body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    answer = () => Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    await show('/admin');
    await shows('Access Denied');
    expect(page.textContent).not.toContain('the console');
    log.mockRestore();
  });

  it.each([
    ['Realtime reports a changed role', () => realtime.listeners.change?.()],
    ['the tab is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['changes are heard again', () => realtime.listeners.system?.({ extension: 'postgres_changes', status: 'ok' })],
  ])('takes the console away from somebody who is no admin any more when %s, and gives it back', async (_when, tell) => {
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    answer = role(true);
    await show('/admin');
    await shows('the console');
    await eventually(() => expect(realtime.listeners.change).toBeDefined());
    answer = role(false);
    await act(async () => tell());
    await shows('Access Denied');
    expect(page.textContent).not.toContain('the console');
    answer = role(true);
    await act(async () => realtime.listeners.change?.());
    await shows('the console');
  });

  it('leaves the console open while it asks again, and when nobody answers', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(readVerifiedPerson).mockResolvedValue(noor);
    answer = role(true);
    await show('/admin');
    await shows('the console');
    await eventually(() => expect(realtime.listeners.change).toBeDefined());
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(async () => realtime.listeners.change?.());
    expect(page.textContent).toContain('the console');
    await eventually(() => expect(log).toHaveBeenCalled());
    expect(page.textContent).toContain('the console');
    log.mockRestore();
  });

  it('sends a visitor to the admin sign-in', async () => {
    vi.mocked(readVerifiedPerson).mockResolvedValue(null);
    const router = await show('/admin/theme');
    await shows('sign in here');
    expect(addressOf(router)).toBe(`/admin-login?returnTo=${encodeURIComponent('/admin/theme')}`);
  });
});
