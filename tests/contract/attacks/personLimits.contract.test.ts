import { readFileSync } from 'node:fs';
import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import type { Client, Project } from '../project.ts';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// Signed-in people may write only so much in a day, guess only so many coupons, and fill the audit log with next to nothing.

const { run, call, expectSameRows } = openBothSides();
const { rows } = backendSpec.seed;
const personOf = (persona: string) => duneline.personas[persona]?.sub ?? '';
const idOf = (table: string, owner: string, persona: string) =>
  rows[table]?.find((row) => row[owner] === personOf(persona))?.['id'];
const affiliate = idOf('affiliates', 'owner_id', 'affiliate');
const ticket = idOf('tickets', 'owner_id', 'affiliate');
const account = idOf('trading_accounts', 'user_id', 'trader');

const ask = { topic: 'rules', subject: 'A question', message: 'May I trade the news?' };
const writes: readonly [table: string, persona: string, kind: 'insert' | 'update', row: object][] = [
  ['tickets', 'affiliate', 'insert', ask],
  ['ticket_replies', 'affiliate', 'insert', { ticket_id: ticket, body: 'x' }],
  [
    'ticket_attachments',
    'affiliate',
    'insert',
    { ticket_id: ticket, storage_path: `${personOf('affiliate')}/a.png`, name: 'a.png' },
  ],
  ['affiliate_links', 'affiliate', 'insert', { affiliate_id: affiliate, name: 'Blog' }],
  ['affiliate_payout_methods', 'affiliate', 'update', { method: 'UPI', details: { vpa: 'leila@okaxis' } }],
  ['payouts', 'trader', 'insert', { account_id: account, gross_cents: 100, method: 'UPI', destination: 't@upi' }],
];

/** The limit of a table, as the database has it. */
async function mostOf(table: string): Promise<number> {
  const limit = await call('service_role', 'rate_limit', { _of: table });
  return Number(/"most":(\d+)/.exec(JSON.stringify(limit).replaceAll('\\', '').replaceAll(' ', ''))?.[1]);
}
const use = (table: string, persona: string, calls: number) =>
  run('service_role', 'insert', 'counted_calls', { endpoint: table, caller: personOf(persona), calls });

describe('what one person writes', () => {
  it.each(writes)('in %s has a limit in a day, in Postgres and here', async (table, persona, kind, row) => {
    await use(table, persona, (await mostOf(table)) - 1);
    expect(await run(persona, kind, table, { ...row })).not.toMatchObject({ error: { code: 'PT429' } });
    await run('service_role', 'update', 'counted_calls', { calls: await mostOf(table) }, { endpoint: table });
    expect(await run(persona, kind, table, { ...row })).toMatchObject({
      error: { code: 'PT429', details: 'over_request_rate_limit' },
    });
    const yesterday = { started_at: '2020-01-01T00:00:00Z' };
    await run('service_role', 'update', 'counted_calls', yesterday, { endpoint: table });
    expect(await run(persona, kind, table, { ...row })).not.toMatchObject({ error: { code: 'PT429' } });
    await expectSameRows('counted_calls', table);
  });

  it('leaves other people, admins and the service key their own', async () => {
    await use('tickets', 'affiliate', 1000);
    expect(await run('affiliate', 'insert', 'tickets', ask)).toMatchObject({ error: { code: 'PT429' } });
    expect(await run('trader', 'insert', 'tickets', ask)).toMatchObject({ count: 1 });
    await use('ticket_replies', 'admin', 1000);
    expect(await run('admin', 'insert', 'ticket_replies', { ticket_id: ticket, body: 'Yes.' })).toMatchObject({ count: 1 });
    const byService = { ...ask, owner_id: personOf('affiliate') };
    expect(await run('service_role', 'insert', 'tickets', byService)).toMatchObject({ count: 1 });
    await expectSameRows('counted_calls', 'tickets');
  });

  it('is counted row by row in one request, which is refused as a whole', async () => {
    const { backend, clientOf } = openProject();
    const trader = await clientOf('trader');
    const before = backend.snapshot().tables;
    const { error } = await trader
      .from('tickets')
      .insert(Array.from({ length: 2000 }, () => ({ ...ask, topic: 'rules' as const })));
    expect(error).toMatchObject({ code: 'PT429' });
    expect(backend.snapshot().tables).toEqual(before);
  });

  it('is limited in every table that people may write into again and again', () => {
    const matrix = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8');
    const written = [...matrix.matchAll(/^\| (\w+) \| signed in \| [^|]+ \| (?:all|some)[^|]* \|/gm)].map(
      ([, table = '']) => table,
    );
    expect(written).toEqual(expect.arrayContaining(['tickets', 'affiliate_links', 'payouts']));
    // A person has one profile, and one mark in each ticket.
    const single = ['profiles', 'ticket_views'];
    const limited = written.filter((table) => backendSpec.tables[table]?.triggers?.some(({ name }) => name === `${table}_limit`));
    expect(limited).toEqual(written.filter((table) => !single.includes(table)));
  });

  it('has a limit for documents, which their function counts', async () => {
    const { client, clientOf, keys } = openProject();
    const affiliateClient = await clientOf('affiliate');
    const { data } = await affiliateClient.auth.getUser();
    const path = `${data.user?.id ?? ''}/paper.pdf`;
    const paper = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], { type: 'application/pdf' });
    await affiliateClient.storage.from('kyc').upload(path, paper, { contentType: 'application/pdf' });
    const used = { endpoint: 'submit-document', caller: data.user?.id ?? '', calls: 1000 };
    await client(keys.serviceRole).from('counted_calls').insert(used);
    const { error } = await affiliateClient.functions.invoke('submit-document', { body: { path, kind: 'residence-permit' } });
    expect(Object(error).context).toMatchObject({ status: 429 });
  });
});

describe('the audit log', () => {
  const entries = ({ backend }: Project) =>
    (backend.snapshot().tables['public.audit_log'] ?? []).slice(rows['audit_log']?.length);

  it('keeps of a reply of one letter what it changed, not the ticket', async () => {
    const project = openProject();
    const [author, service] = [await project.clientOf('affiliate'), project.client(project.keys.serviceRole)];
    await service
      .from('tickets')
      .update({ message: 'x'.repeat(4000), status: 'answered' })
      .eq('id', String(ticket));
    const [long] = entries(project);
    expect(JSON.stringify(long).length).toBeGreaterThan(4000);
    const reply = () => author.from('ticket_replies').insert({ ticket_id: String(ticket), body: 'x' });
    expect((await reply()).error).toBeNull();
    const [, opened, ...more] = entries(project);
    expect(more).toEqual([]);
    expect(opened).toMatchObject({ before: { id: ticket, status: 'answered' }, after: { id: ticket, status: 'open' } });
    expect(JSON.stringify(opened).length).toBeLessThan(1000);
    expect((await reply()).error).toBeNull();
    expect(entries(project)).toHaveLength(2);
  });

  it('names the coupon that changed by its code', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    await admin.from('coupons').update({ note: 'For the spring' }).eq('code', 'DUNE10');
    expect(entries(project)).toMatchObject([{ before: { code: 'DUNE10' }, after: { code: 'DUNE10', note: 'For the spring' } }]);
    expect(Object.keys(Object(entries(project)[0]?.['after'])).toSorted()).toEqual(['code', 'note']);
  });

  it('is written as by Postgres', async () => {
    const once = { count: 1 };
    expect(await run('admin', 'update', 'coupons', { note: 'For the spring' }, { code: 'DUNE10' })).toMatchObject(once);
    for (const body of ['x', 'y']) {
      expect(await run('affiliate', 'insert', 'ticket_replies', { ticket_id: ticket, body })).toMatchObject(once);
    }
    await expectSameRows('audit_log');
  });
});

/** Asks for the price with a coupon. */
const quote = (project: Project, coupon: string, headers: Record<string, string>, bearer = project.keys.anon) =>
  project.send('POST', '/functions/v1/quote', {
    body: { tier: '2-step-25k', addOns: ['weekly-payouts'], coupon },
    headers: { ...headers, authorization: `Bearer ${bearer}` },
  });
const from = (address: string, made = '198.51.100.77') => ({ 'x-forwarded-for': `${made}, ${address}` });
const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token ?? '';

describe('guessing coupons', () => {
  it('ends after twenty from an address, however it calls itself, and then finds none that there is', async () => {
    const project = openProject();
    for (let count = 0; count < 20; count += 1) {
      const guess = await quote(project, `GUESS${count}`, from('203.0.113.9', `10.0.0.${count}`));
      expect([guess.status, await guess.json()]).toMatchObject([404, { code: 'coupon_unknown' }]);
    }
    const next = await quote(project, 'LEILA10', from('203.0.113.9', '10.0.0.99'));
    expect([next.status, await next.json()]).toMatchObject([429, { code: 'over_request_rate_limit' }]);
    const other = await quote(project, ' leila10', from('203.0.113.10'));
    expect([other.status, await other.json()]).toMatchObject([
      200,
      { lines: [{ kind: 'fee' }, { kind: 'add-on' }, { item: 'LEILA10' }] },
    ]);
    project.clock.advance(600_001);
    expect((await quote(project, 'LEILA10', from('203.0.113.9'))).status).toBe(200);
  });

  it('counts for a person from whatever address', async () => {
    const project = openProject();
    const token = await tokenOf(await project.clientOf('trader'));
    for (let count = 0; count < 20; count += 1) {
      expect((await quote(project, `GUESS${count}`, from(`203.0.113.${count}`), token)).status).toBe(404);
    }
    expect((await quote(project, 'LEILA10', from('203.0.113.200'), token)).status).toBe(429);
    expect((await quote(project, 'LEILA10', from('203.0.113.201'))).status).toBe(200);
  });

  it('is refused by the checkout too, and both are counted together', async () => {
    const project = openProject();
    const order = (coupon: string) =>
      project.send('POST', '/functions/v1/checkout', {
        headers: { ...from('203.0.113.9'), authorization: `Bearer ${project.keys.anon}` },
        body: {
          key: crypto.randomUUID(),
          tier: '2-step-25k',
          addOns: [],
          coupon,
          email: 'hana@mail.example',
          fullName: 'Hana Saleh',
          country: 'AE',
          method: 'Visa',
          hasAcceptedTerms: true,
        },
      });
    for (let count = 0; count < 10; count += 1) {
      expect((await order(`GUESS${count}`)).status).toBe(404);
      expect((await quote(project, `GUESS${count}`, from('203.0.113.9'))).status).toBe(404);
    }
    expect((await order('LEILA10')).status).toBe(429);
  });

  it('is not counted when the coupon is right, as often as its price is asked for', async () => {
    const project = openProject();
    const statuses = new Set<number>();
    for (let count = 0; count < 40; count += 1) statuses.add((await quote(project, 'LEILA10', from('203.0.113.9'))).status);
    expect([...statuses]).toEqual([200]);
  });

  it('tells a session that does not hold from a coupon that does not', async () => {
    const project = openProject();
    expect((await quote(project, 'LEILA10', from('203.0.113.9'), 'a.b.c')).status).toBe(401);
    const expired = await quote(project, 'STEP15', from('203.0.113.9'));
    expect([expired.status, await expired.json()]).toMatchObject([422, { code: 'coupon_not_valid_today' }]);
    const limit = await project.client(project.keys.serviceRole).rpc('rate_limit', { _of: 'coupon' });
    expect(limit.data).toEqual({ most: 20, seconds: 600 });
  });

  it('works nowhere else: prices are quoted without a coupon, and guesses are counted with the service key only', async () => {
    const { send } = openProject();
    const body = { _tier: '1-step-10k', _add_ons: [], _coupon: 'LEILA10' };
    expect((await send('POST', '/rest/v1/rpc/quote_order', { body })).status).toBe(404);
    for (const persona of ['anon', 'trader', 'admin']) {
      const guess = { _coupon: 'LEILA10', _person: null, _caller: null };
      expect(await call(persona, 'count_coupon_guess', guess)).toMatchObject({ error: { code: '42501' } });
      expect(await call(persona, 'rate_limit', { _of: 'coupon' })).toMatchObject({ error: { code: '42501' } });
    }
  });

  it('is counted as in Postgres', async () => {
    const guess = (coupon: string) =>
      call('service_role', 'count_coupon_guess', { _coupon: coupon, _person: personOf('trader'), _caller: 'a7c1' });
    expect(await guess('FREE')).toMatchObject({ rows: ['{"count_coupon_guess":false}'] });
    expect(await guess(' leila10 ')).toMatchObject({ rows: ['{"count_coupon_guess":true}'] });
    for (let count = 0; count < 19; count += 1) await guess('TWOSTEP5');
    expect(await guess('LEILA10')).toMatchObject({ error: { code: 'PT429' } });
    await expectSameRows('counted_calls');
  });
});
