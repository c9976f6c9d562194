import type { Backend, BackendOptions } from '@duneline/mocks';
import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { people } from './project.ts';

function open(options: BackendOptions = {}): Backend {
  const clock = createClock('2026-03-01T09:00:00Z');
  return createBackend(backendSpec, { clock, seed: 'once', signingKey: null, auth: { bcryptCost: 4 }, ...options });
}

/** A request, which may use earlier results: `token` of the last sign-in, `id` of the last row. */
type Step = (known: { readonly token: string; readonly id: string }) => {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isService?: boolean;
  readonly laterMs?: number;
};

const returning = { prefer: 'return=representation' };
const newcomer = { email: 'hana@mail.example', password: 'lanterns over quiet dunes' };

/** An hour of a project: every service reads and writes, and some requests are refused. */
const session: readonly Step[] = [
  () => ({ method: 'GET', path: '/rest/v1/programs?select=*,program_tiers(*)&order=position' }),
  () => ({ method: 'POST', path: '/auth/v1/signup', body: newcomer }),
  () => ({ method: 'POST', path: '/auth/v1/token?grant_type=password', body: newcomer }),
  () => ({ method: 'POST', path: '/auth/v1/token?grant_type=password', body: people.trader, laterMs: 1000 }),
  () => ({ method: 'GET', path: '/auth/v1/user' }),
  () => ({
    method: 'POST',
    path: '/rest/v1/tickets',
    body: { topic: 'payout', subject: 'When?', message: 'x' },
    headers: returning,
  }),
  ({ id }) => ({
    method: 'POST',
    path: '/rest/v1/ticket_replies',
    body: { ticket_id: id, body: 'Still here.' },
    headers: returning,
  }),
  ({ id }) => ({ method: 'PATCH', path: `/rest/v1/tickets?id=eq.${id}`, body: { status: 'closed' }, laterMs: 60_000 }),
  () => ({ method: 'POST', path: '/rest/v1/tickets', body: { topic: 'nothing' } }),
  () => ({ method: 'POST', path: '/rest/v1/rpc/quote_order', body: { _tier: '1-step-10k', _add_ons: ['weekly-payouts'] } }),
  () => ({ method: 'POST', path: '/rest/v1/rpc/own_rank', body: { _period: 'month' } }),
  () => ({ method: 'POST', path: '/storage/v1/object/avatars/x.png', body: 'x', headers: { 'content-type': 'image/png' } }),
  () => ({
    method: 'POST',
    path: '/storage/v1/object/media/new.png',
    body: 'x',
    headers: { 'content-type': 'image/png' },
    isService: true,
  }),
  () => ({ method: 'POST', path: '/storage/v1/object/sign/media/new.png', body: { expiresIn: 60 }, isService: true }),
  () => ({ method: 'POST', path: '/storage/v1/object/list/media', body: { prefix: '' } }),
  () => ({
    method: 'POST',
    path: '/functions/v1/crm-tracking',
    body: { type: 'page_view', data: { sessionId: 's', pagePath: '/' } },
  }),
  () => ({ method: 'POST', path: '/functions/v1/crm-tracking', body: { type: 'nothing' } }),
  () => ({ method: 'POST', path: '/realtime/v1/api/broadcast', body: { messages: [{ topic: 'a', event: 'b', payload: {} }] } }),
  () => ({ method: 'DELETE', path: '/rest/v1/blog_posts?slug=eq.after-a-breach', isService: true, laterMs: 3_600_000 }),
  () => ({ method: 'GET', path: '/rest/v1/audit_log?select=*', isService: true }),
  () => ({ method: 'POST', path: '/auth/v1/logout' }),
];

/**
 * Runs the session.
 * @returns all responses, and the stored state
 */
async function live(backend: Backend): Promise<unknown> {
  const answers: unknown[] = [];
  const known = { token: backend.keys.anon, id: '' };
  for (const step of session) {
    const { method, path, body, headers = {}, isService = false, laterMs = 0 } = step(known);
    backend.clock.advance(laterMs);
    const key = isService ? backend.keys.serviceRole : backend.keys.anon;
    const response = await backend.fetch(backend.url + path, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${isService ? key : known.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    answers.push([method, path, response.status, [...response.headers], text]);
    const [row = {}] = text.startsWith('[{') ? (JSON.parse(text) as readonly { id?: string }[]) : [];
    if (path.startsWith('/rest/v1/tickets') && row.id !== undefined) known.id = row.id;
    const token = /"access_token":"([^"]+)"/.exec(text)?.[1];
    if (token !== undefined) known.token = token;
  }
  return { answers, state: backend.snapshot() };
}

const told = async (backend: Backend): Promise<string> => JSON.stringify(await live(backend), null, 1);

describe('a backend with a seed and a clock', () => {
  it('gives the same bytes for the same requests, and stores the same', async () => {
    const first = await told(open());
    expect(await told(open())).toBe(first);
    expect(first.match(/"(?:GET|POST|PATCH|DELETE)",\n\s*"\/[^"]*",\n\s*20\d/g)?.length).toBeGreaterThan(14);
  });

  it('does so again after a reset', async () => {
    const backend = open();
    const first = await told(backend);
    backend.clock.advance(Date.parse('2026-03-01T09:00:00Z') - backend.clock.now());
    backend.reset();
    expect(await told(backend)).toBe(first);
  });

  it('gives other ids and tokens for another seed', async () => {
    expect(await told(open({ seed: 'twice' }))).not.toBe(await told(open()));
  });

  it('goes on from a snapshot as if it had never been put aside', async () => {
    const [first, second] = [open(), open()];
    await live(first);
    second.restore(structuredClone(first.snapshot()));
    expect(JSON.stringify(second.snapshot())).toBe(JSON.stringify(first.snapshot()));
  });
});

describe('backends side by side', () => {
  it('share nothing, whatever becomes of one of them', async () => {
    const untouched = JSON.stringify(open().snapshot());
    const spec = JSON.stringify(backendSpec);
    const [one, other] = [open(), open()];
    await live(one);
    expect(JSON.stringify(other.snapshot())).toBe(untouched);
    expect(JSON.stringify(open().snapshot())).toBe(untouched);
    expect(JSON.stringify(backendSpec)).toBe(spec);
    expect([other.log, other.inbox]).toEqual([[], []]);
  });

  it('answer at the same time as each answers alone, with options of their own', async () => {
    const options: readonly BackendOptions[] = [
      { seed: 1, url: 'https://one.example' },
      {
        seed: 2,
        url: 'https://two.example',
        jwtSecret: 'another secret of at least thirty-two characters',
        auth: { bcryptCost: 4, isAutoConfirm: true },
      },
      { seed: 3, apiKeys: { publishable: 'sb_publishable_three' }, auth: { bcryptCost: 4, minPasswordLength: 40 } },
    ];
    const alone: string[] = [];
    for (const option of options) alone.push(await told(open(option)));
    expect(await Promise.all(options.map((option) => told(open(option))))).toEqual(alone);
    expect(new Set(alone).size).toBe(3);
  }, 20_000);

  it('do not take the keys and tokens of one another', async () => {
    const [one, other] = [open(), open({ jwtSecret: 'another secret of at least thirty-two characters' })];
    const response = await other.fetch(`${other.url}/rest/v1/programs`, { headers: { apikey: one.keys.anon } });
    expect(response.status).toBe(401);
  });
});
