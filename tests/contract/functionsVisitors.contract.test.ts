import type { BackendOptions } from '@duneline/mocks';
import type { FaultSpec } from '@duneline/specs/contract';
import { affiliate } from '@duneline/specs/site';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { sign } from '../../specs/supabase/functions/_shared/signature.ts';
import type { Client, Project } from './project.ts';
import { openProject } from './project.ts';

async function invoke(client: Client, slug: string, body: object, headers: Record<string, string> = {}) {
  const { data, error, response } = await client.functions.invoke(slug, { body: { ...body }, headers });
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { ...data, status: response?.status };
}

const rowsOf = ({ backend }: Project, table: string) => backend.snapshot().tables[`public.${table}`] ?? [];

describe('contact', () => {
  const message = {
    key: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e10',
    name: 'Hana Saleh',
    email: 'hana@mail.example',
    topic: 'support',
    message: 'May I change the platform of an account that is open?',
  };

  it('stores a message', async () => {
    const project = openProject();
    expect(await invoke(project.client(), 'contact', message)).toEqual({ status: 202, isReceived: true });
    const { key, ...row } = message;
    expect(rowsOf(project, 'contact_messages').at(-1)).toMatchObject({ ...row, idempotency_key: key, status: 'new' });
  });

  it('stores one message of a key however often it is sent, and counts it once', async () => {
    const project = openProject();
    const before = rowsOf(project, 'contact_messages').length;
    const send = () => invoke(project.client(), 'contact', message);
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(rowsOf(project, 'contact_messages')).toHaveLength(before + 1);
  });

  it('counts characters as the database does', async () => {
    const project = openProject();
    expect(await invoke(project.client(), 'contact', { ...message, message: '😀'.repeat(9) })).toMatchObject({ status: 400 });
    expect(await invoke(project.client(), 'contact', { ...message, message: '😀'.repeat(10) })).toMatchObject({ status: 202 });
  });

  it('tells a machine that fell into the trap the same, and stores nothing', async () => {
    const project = openProject();
    const before = rowsOf(project, 'contact_messages');
    expect(await invoke(project.client(), 'contact', { ...message, website: 'https://spam.example' })).toEqual({
      status: 202,
      isReceived: true,
    });
    expect(rowsOf(project, 'contact_messages')).toEqual(before);
  });

  it('takes three messages of one sender within an hour', async () => {
    const project = openProject();
    const send = () => invoke(project.client(), 'contact', { ...message, key: crypto.randomUUID(), email: 'Hana@Mail.example' });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([202, 202, 202]);
    expect(await send()).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const other = { ...message, key: crypto.randomUUID(), email: 'omar@mail.example' };
    expect(await invoke(project.client(), 'contact', other)).toMatchObject({ status: 202 });
    project.clock.advance(3_600_001);
    expect(await send()).toMatchObject({ status: 202 });
  });

  it.each([
    ['no key', { key: undefined }],
    ['no name', { name: ' ' }],
    ['an address that is none', { email: 'hana@' }],
    ['an unknown topic', { topic: 'sales' }],
    ['too few words', { message: 'Hello' }],
    ['a field that is not here', { answer: 'x' }],
    ['half of a surrogate pair', { message: 'A message \ud800 that cannot be stored' }],
  ])('refuses %s, and stores nothing', async (_what, changes) => {
    const project = openProject();
    const before = project.backend.snapshot().tables;
    expect(await invoke(project.client(), 'contact', { ...message, ...changes })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(project.backend.snapshot().tables).toEqual(before);
  });
});

describe('consent', () => {
  const choice = {
    visitorId: '3f0a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11',
    version: '2026-01-05',
    textHash: '1e64aca02e0321ff57ce43132d7c9896607b04857987fd65825caa27122aa62c',
    choice: 'custom',
    analytics: true,
    marketing: false,
  };

  it('logs what was chosen and nothing about the person, also when they are signed in', async () => {
    const project = openProject();
    expect(await invoke(await project.clientOf('trader'), 'consent', choice)).toEqual({ status: 201, isLogged: true });
    const { id, chosen_at: at, ...row } = rowsOf(project, 'consent_log').at(-1) ?? {};
    expect([id, Date.parse(String(at))]).toEqual([expect.any(String), project.clock.now()]);
    expect(row).toEqual({
      visitor_id: choice.visitorId,
      version: choice.version,
      text_hash: choice.textHash,
      choice: 'custom',
      analytics: true,
      marketing: false,
    });
  });

  it.each([
    ['flags that are not the choice', { choice: 'necessary-only' }],
    ['a hash that is none', { textHash: 'abc' }],
    ['an id that could be a name', { visitorId: 'hana' }],
  ])('refuses %s', async (_what, changes) => {
    expect(await invoke(openProject().client(), 'consent', { ...choice, ...changes })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('refuses a body of more than 2 KiB', async () => {
    const answer = await invoke(openProject().client(), 'consent', { ...choice, version: 'x'.repeat(3000) });
    expect(answer).toMatchObject({ status: 413, code: 'request_entity_too_large' });
  });
});

describe('affiliate-signup', () => {
  const application = {
    name: 'Tomás Ribeiro',
    audience: 'A journal in Portuguese, about 400 readers',
    website: null,
    hasAcceptedTerms: true,
    termsVersion: affiliate.termsVersion,
  };

  it('applies under a code made of the name, once', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const first = await invoke(trader, 'affiliate-signup', application);
    expect(first).toEqual({ code: 'TOMAS', isNew: true, status: 201 });
    expect(rowsOf(project, 'affiliates').at(-1)).toMatchObject({ code: 'TOMAS', status: 'pending', commission_bps: 1000 });
    const again = await invoke(trader, 'affiliate-signup', { ...application, code: 'OTHER' });
    expect(again).toEqual({ code: 'TOMAS', isNew: false, status: 200 });
  });

  it('goes on to another code when the name’s is taken', async () => {
    const { clientOf } = openProject();
    const answer = await invoke(await clientOf('trader'), 'affiliate-signup', { ...application, name: 'Leila Karam' });
    expect(answer).toMatchObject({ status: 201, code: expect.stringMatching(/^LEILA[0-9A-F]{4}$/) });
  });

  it('says when a code that was asked for is taken', async () => {
    const project = openProject();
    const before = rowsOf(project, 'affiliates');
    const answer = await invoke(await project.clientOf('trader'), 'affiliate-signup', { ...application, code: 'LEILA' });
    expect(answer).toMatchObject({ status: 409, code: 'affiliate_code_taken' });
    expect(rowsOf(project, 'affiliates')).toEqual(before);
  });

  it.each<[string, object, number, string]>([
    ['who has not accepted the rules', { hasAcceptedTerms: false }, 400, 'validation_failed'],
    ['who does not say which rules', { termsVersion: undefined }, 400, 'validation_failed'],
    ['who accepted earlier rules', { termsVersion: '2025-01-01' }, 409, 'affiliate_terms_outdated'],
  ])('refuses somebody %s', async (_who, change, status, code) => {
    const project = openProject();
    const before = rowsOf(project, 'affiliates');
    const answer = await invoke(await project.clientOf('trader'), 'affiliate-signup', { ...application, ...change });
    expect(answer).toMatchObject({ status, code });
    expect(rowsOf(project, 'affiliates')).toEqual(before);
  });

  it('is for people who are signed in', async () => {
    const { client, backend, send } = openProject();
    expect(await invoke(client(), 'affiliate-signup', application)).toMatchObject({ status: 401, code: 'no_authorization' });
    expect(await invoke(client(backend.keys.publishable), 'affiliate-signup', application)).toMatchObject({
      status: 401,
      code: 401,
    });
    expect((await send('POST', '/functions/v1/affiliate-signup', { body: application })).status).toBe(401);
    expect(await invoke(client(), 'affiliate-signup', {})).toMatchObject({ status: 401, code: 'no_authorization' });
  });

  it('refuses a website without https', async () => {
    const { clientOf } = openProject();
    const answer = await invoke(await clientOf('trader'), 'affiliate-signup', { ...application, website: 'http://x.example' });
    expect(await invoke(await clientOf('trader'), 'affiliate-signup', [])).toMatchObject({ status: 400 });
    expect(answer).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

/** These functions authenticate the caller before they parse the body. */
const asksFirst = new Set(['affiliate-signup', 'payment-webhook', 'return-order', 'submit-document']);

describe('every function', () => {
  it.each([
    'affiliate-signup',
    'checkout',
    'consent',
    'contact',
    'crm-tracking',
    'payment-webhook',
    'quote',
    'return-order',
    'submit-document',
  ])('%s refuses other methods and a body that is no JSON object', async (slug) => {
    const { send, backend } = openProject();
    const headers = { authorization: `Bearer ${backend.keys.anon}` };
    const other = await send('PUT', `/functions/v1/${slug}`, { body: {}, headers });
    expect([other.status, other.headers.get('allow'), await other.json()]).toMatchObject([
      405,
      'POST, OPTIONS',
      { code: 'method_not_allowed' },
    ]);
    for (const body of ['{', '[]', 'null', '']) {
      expect((await send('POST', `/functions/v1/${slug}`, { body, headers })).status).toBe(asksFirst.has(slug) ? 401 : 400);
    }
  });

  const key = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11';

  it.each([
    'affiliate-signup',
    'checkout',
    'consent',
    'contact',
    'crm-tracking',
    'payment-webhook',
    'quote',
    'remove-due-files',
    'return-order',
    'submit-document',
    `payment-provider?order=${key}`,
  ])('%s refuses a body that is too long', async (path) => {
    const { send, backend } = openProject();
    const headers = { authorization: `Bearer ${backend.keys.anon}` };
    const response = await send('POST', `/functions/v1/${path}`, { body: { name: 'x'.repeat(300_000) }, headers });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'request_entity_too_large' }]);
  });

  const down = (answer: FaultSpec['answer']): BackendOptions => {
    const faults = [
      { on: 'rest.*', answer },
      { on: 'rpc.*', answer },
    ] as FaultSpec[];
    return { scenario: { name: 'down', summary: 'The database is down.', faults } };
  };

  it.each<[string, FaultSpec['answer']]>([
    ['cannot be reached', 'network-error'],
    ['breaks off', 'malformed'],
    ['fails', { status: 500 }],
  ])('answers 502 when the database %s', async (_what, answer) => {
    const response = await openProject(down(answer)).send('GET', '/functions/v1/plans');
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'unexpected_failure' }]);
  });

  const order = {
    key,
    tier: '1-step-5k',
    addOns: [],
    email: 'h@m.example',
    fullName: 'H',
    country: 'AE',
    method: 'UPI',
    hasAcceptedTerms: true,
  };
  const consent = {
    visitorId: key,
    version: '2026-01-05',
    textHash: 'a'.repeat(64),
    choice: 'custom',
    analytics: true,
    marketing: true,
  };
  const notice = { payment: key, status: 'failed', amountCents: 1, reference: 'ch' };

  it.each<[method: string, path: string, body: object | string | undefined]>([
    [
      'POST',
      'affiliate-signup',
      { name: 'Tomás', audience: 'Readers', hasAcceptedTerms: true, termsVersion: affiliate.termsVersion },
    ],
    ['POST', 'checkout', order],
    ['POST', 'consent', consent],
    ['POST', 'contact', { key, name: 'Hana', email: 'hana@mail.example', topic: 'other', message: 'A message of some length.' }],
    ['POST', 'crm-tracking', { type: 'funnel_stage', data: { sessionId: 's', stage: 'landing', completed: true } }],
    ['POST', 'payment-webhook', notice],
    ['POST', 'quote', { tier: '1-step-5k', addOns: [], coupon: 'LEILA10' }],
    ['POST', 'remove-due-files', undefined],
    ['POST', 'return-order', { order: key }],
    ['GET', 'certificate-ids', undefined],
    ['GET', `order-receipt?key=${key}`, undefined],
    ['GET', `payment-provider?order=${key}`, undefined],
    ['POST', `payment-provider?order=${key}`, 'outcome=failed'],
  ])('%s %s answers 502 when the database is down', async (method, path, body) => {
    const { send, backend, clock } = openProject(down({ status: 503 }));
    const session = await backend.signInAs('trader');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      ...(['affiliate-signup', 'certificate-ids', 'return-order'].includes(path) && {
        authorization: `Bearer ${String(session?.access_token)}`,
      }),
      'payment-signature': await sign('whsec_embedded_development_only', text, clock.now()),
    };
    const response = await send(method, `/functions/v1/${path}`, { ...(body !== undefined && { body: text }), headers });
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'unexpected_failure' }]);
  });

  it('the simulated payment service knows no other order, whatever is pressed', async () => {
    const { send } = openProject();
    expect((await send('POST', `/functions/v1/payment-provider?order=${key}`, { body: 'outcome=failed' })).status).toBe(404);
  });
});
