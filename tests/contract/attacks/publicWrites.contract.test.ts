import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import type { Project } from '../project.ts';
import { openBothSides } from './bothSides.ts';

// Writes by anyone are limited by network address, and nobody can use up the limits of another user.

/** As a proxy forwards it: what the client sent, then the address that the proxy saw. */
const attacker = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' };
const victim = { 'x-forwarded-for': '198.51.100.7' };

const post = (project: Project, slug: string, body: unknown, headers = attacker) =>
  project.send('POST', `/functions/v1/${slug}`, { body, headers: { ...headers, authorization: `Bearer ${project.keys.anon}` } });

const message = () => ({
  key: crypto.randomUUID(),
  name: 'Hana Saleh',
  email: 'hana@mail.example',
  topic: 'support',
  message: 'May I change the platform of an account that is open?',
});
const consent = () => ({
  visitorId: crypto.randomUUID(),
  version: '2026-01-05',
  textHash: 'a'.repeat(64),
  choice: 'accept-all',
  analytics: true,
  marketing: true,
});
const view = (metadata: unknown = {}) => ({ type: 'page_view', data: { sessionId: 's', pagePath: '/', metadata } });

describe('contact', () => {
  it('takes three messages an hour from an address, and the fourth with another e-mail address is refused', async () => {
    const project = openProject();
    for (let count = 0; count < 3; count += 1) expect((await post(project, 'contact', message())).status).toBe(202);
    const fourth = await post(project, 'contact', { ...message(), email: 'omar@mail.example' });
    expect([fourth.status, await fourth.json()]).toMatchObject([429, { code: 'over_request_rate_limit' }]);
    project.clock.advance(3_600_001);
    expect((await post(project, 'contact', message())).status).toBe(202);
  });

  it('lets somebody write whose e-mail address an attacker used', async () => {
    const project = openProject();
    for (let count = 0; count < 5; count += 1) await post(project, 'contact', message());
    expect((await post(project, 'contact', message(), victim)).status).toBe(202);
  });

  it('stores no network address', async () => {
    const project = openProject();
    await post(project, 'contact', message());
    expect(JSON.stringify(project.backend.snapshot().tables)).not.toContain('203.0.113.9');
  });
});

it.each<[slug: string, most: number, body: () => unknown]>([
  ['consent', 60, consent],
  ['crm-tracking', 300, view],
])('%s takes %i calls from an address, then 429, and still those of others', async (slug, most, body) => {
  const project = openProject();
  const first = await Promise.all(Array.from({ length: most }, () => post(project, slug, body())));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]));
  const next = await post(project, slug, body());
  expect([next.status, await next.json()]).toMatchObject([429, { code: 'over_request_rate_limit' }]);
  expect((await post(project, slug, body(), victim)).status).toBe(201);
});

it('counts the address that the proxy saw, whatever address a client sends with each call', async () => {
  const project = openProject();
  for (let count = 0; count < 60; count += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${count}, 203.0.113.9`, 'cf-connecting-ip': `10.0.1.${count}` };
    expect((await post(project, 'consent', consent(), headers)).status).toBe(201);
  }
  const headers = { 'x-forwarded-for': '10.0.0.61, 203.0.113.9', 'cf-connecting-ip': '10.0.1.61' };
  expect((await post(project, 'consent', consent(), headers)).status).toBe(429);
  // Nobody uses up the limit of an address by sending it.
  expect((await post(project, 'consent', consent(), { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })).status).toBe(201);
});

it('checkout takes 60 calls from an address, then 429', async () => {
  const project = openProject();
  const order = () => ({
    key: crypto.randomUUID(),
    tier: '1-step-10k',
    addOns: [],
    email: 'hana@mail.example',
    fullName: 'Hana Saleh',
    country: 'AE',
    method: 'Visa',
    hasAcceptedTerms: true,
  });
  const statuses = new Set<number>();
  for (let count = 0; count < 60; count += 1) statuses.add((await post(project, 'checkout', order())).status);
  expect([...statuses]).toEqual([200]);
  const next = await post(project, 'checkout', order());
  expect([next.status, await next.json()]).toMatchObject([429, { code: 'over_request_rate_limit' }]);
}, 60_000);

describe('a body that the database cannot hold', () => {
  const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));

  it.each<[what: string, slug: string, body: unknown]>([
    ['NUL in a path', 'crm-tracking', { type: 'page_view', data: { sessionId: 's', pagePath: '/\0' } }],
    ['NUL in metadata', 'crm-tracking', view({ a: ['\0'] })],
    ['NUL in a name of metadata', 'crm-tracking', view({ 'a\0': 1 })],
    ['half of a surrogate pair', 'crm-tracking', view({ a: '\ud800' })],
    ['metadata nested 6 deep', 'crm-tracking', view(nested(6))],
    ['metadata nested 2000 deep', 'crm-tracking', view(nested(2000))],
    ['metadata of 8000 characters', 'crm-tracking', view({ a: 'x'.repeat(8000) })],
    ['NUL in a message', 'contact', { ...message(), message: 'May I change\0the platform?' }],
    ['NUL in a name', 'checkout', { fullName: 'Hana\0' }],
  ])('is a 400: %s', async (_what, slug, body) => {
    const answer = await post(openProject(), slug, body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });

  it.each(['contact', 'consent', 'crm-tracking', 'checkout'])('is a 413 of %s when it is longer than 16 KiB', async (slug) => {
    expect((await post(openProject(), slug, { a: 'x'.repeat(17_000) })).status).toBe(413);
  });
});

const { run, call } = openBothSides();

describe('the database', () => {
  it('keeps the counts from everybody but the service key', async () => {
    for (const persona of ['anon', 'trader', 'admin']) {
      expect(await run(persona, 'select', 'counted_calls', {})).toMatchObject({ error: { code: '42501' } });
      const args = { _endpoint: 'contact', _caller: 'x' };
      expect(await call(persona, 'count_call', args)).toMatchObject({ error: { code: '42501' } });
    }
  });

  it('lets the service key read and clear the counts', async () => {
    const { client, keys } = openProject();
    const counts = () => client(keys.serviceRole).from('counted_calls');
    const { data } = await client(keys.serviceRole).rpc('count_call', { _endpoint: 'contact', _caller: 'b' });
    expect(data).toBe(2);
    expect((await counts().insert({ endpoint: 'contact', caller: 'c' })).status).toBe(201);
    expect((await counts().update({ calls: 2 }).eq('caller', 'c')).status).toBe(204);
    expect((await counts().select('caller, calls').eq('endpoint', 'contact').order('caller')).data).toEqual([
      { caller: 'b', calls: 1 },
      { caller: 'c', calls: 2 },
    ]);
    expect((await counts().delete().eq('endpoint', 'contact')).status).toBe(204);
  });

  it('counts as Postgres does', async () => {
    const args = { _endpoint: 'contact', _caller: 'x' };
    expect(await call('service_role', 'count_call', args)).toMatchObject({ rows: ['{"count_call":2}'] });
    expect(await call('service_role', 'count_call', args)).toMatchObject({ rows: ['{"count_call":1}'] });
    expect(await call('service_role', 'count_call', args)).toMatchObject({ rows: ['{"count_call":0}'] });
    expect(await call('service_role', 'count_call', args)).toMatchObject({ error: { code: 'PT429' } });
    expect(await call('service_role', 'count_call', { ...args, _caller: 'y' })).toMatchObject({ rows: ['{"count_call":2}'] });
    expect(await call('service_role', 'count_call', { ...args, _endpoint: 'x' })).toMatchObject({ error: { code: 'P0001' } });
  });

  it.each<[table: string, persona: string, row: object, filter: object]>([
    ['affiliate_payout_methods', 'affiliate', { details: { vpa: 'a@b', note: 'x'.repeat(5000) }, method: 'UPI' }, {}],
    ['component_config', 'admin', { settings: { a: 'x'.repeat(5_000_000) } }, { component: 'promo-bar' }],
    ['coupons', 'admin', { note: 'x'.repeat(501) }, { code: 'DUNE10' }],
  ])('refuses megabytes in %s', async (table, persona, row, filter) => {
    expect(await run(persona, 'update', table, { ...row }, { ...filter })).toMatchObject({ error: { code: '23514' } });
  });

  it.each(['navigation_menu', 'seo_config', 'page_content', 'cta_config', 'theme_config', 'component_config', 'blog_posts'])(
    'shows visitors %s without the admin who wrote it',
    async (table) => {
      const { send } = openProject();
      expect((await send('GET', `/rest/v1/${table}?select=updated_by`)).status).toBe(401);
      expect((await send('GET', `/rest/v1/${table}?select=updated_at&limit=1`)).status).toBe(200);
    },
  );
});
