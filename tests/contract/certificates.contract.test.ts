import { createPublicKey, verify } from 'node:crypto';
import { brand } from '@duneline/specs/site';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { FaultSpec } from '../../specs/contract.ts';
import type { Client, Project } from './project.ts';
import { idOf, openProject } from './project.ts';

interface SignedId {
  readonly number: number;
  readonly id: string;
}

async function idsOf(client: Client): Promise<readonly SignedId[]> {
  const { data, error } = await client.functions.invoke<{ ids: readonly SignedId[] }>('certificate-ids', { method: 'GET' });
  if (error !== null || data === null) throw error;
  return data.ids;
}

async function show(client: Client, id: string) {
  const { data, error } = await client.functions.invoke(`certificate?id=${encodeURIComponent(id)}`, { method: 'GET' });
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { status: 200, ...data };
}

const draw = (project: Project, id: string, language = 'en') =>
  project.send('GET', `/functions/v1/certificate-image?id=${encodeURIComponent(id)}&language=${language}`);

const down: FaultSpec = { on: 'rest.*', answer: { status: 503 } };

describe('a certificate', () => {
  it('says to anybody what its holder signed in for, and is verified with the public key alone', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const ids = await idsOf(trader);
    const { data: rows } = await trader.from('certificates').select('number, kind, issued_at, payout:payouts(amount_cents)');
    expect(ids.map(({ number }) => number)).toEqual(rows?.map(({ number }) => number).toSorted());
    expect(await idsOf(trader)).toEqual(ids);
    for (const { number, id } of ids) {
      const row = rows?.find((one) => one.number === number);
      const shown = await show(project.client(), id);
      expect(shown).toMatchObject({
        status: 200,
        number,
        kind: row?.kind,
        holderName: 'Tomás Ribeiro',
        issuedOn: row?.issued_at.slice(0, 10),
      });
      expect(shown.amountCents).toBe(row?.payout?.amount_cents ?? shown.amountCents);
      const end = id.lastIndexOf('.');
      const key = createPublicKey({ key: shown.publicKey, format: 'jwk' });
      expect(verify(null, Buffer.from(id.slice(0, end)), key, Buffer.from(id.slice(end + 1), 'base64url'))).toBe(true);
    }
  });

  it.each<[string, (id: string) => string]>([
    ['another number', (id) => id.replace(/\.\d+\./, '.5001.')],
    ['a larger amount', (id) => id.replace(/\.(\d+)\.(?=\d{4}-)/, '.9$1.')],
    ['an earlier day', (id) => id.replace(/\.\d{4}-/, '.2020-')],
    ['no signature', (id) => id.slice(0, id.lastIndexOf('.'))],
    ['another signature', (id) => `${id.slice(0, -20)}AAAAAAAAAAAAAAAAAAAA`],
    ['nothing', () => ''],
  ])('with %s is refused', async (_what, edit) => {
    const project = openProject();
    const [, one] = await idsOf(await project.clientOf('trader'));
    const edited = edit(String(one?.id));
    expect(edited).not.toBe(one?.id);
    expect(await show(project.client(), edited)).toMatchObject({ status: 422, code: 'certificate_invalid' });
    expect((await draw(project, edited)).status).toBe(422);
  });

  it('that was withdrawn says so, although its signature holds', async () => {
    const project = openProject();
    const [one] = await idsOf(await project.clientOf('trader'));
    await project.client(project.keys.serviceRole).from('certificates').delete().eq('number', Number(one?.number));
    expect(await show(project.client(), String(one?.id))).toMatchObject({ status: 404, code: 'certificate_withdrawn' });
    expect((await draw(project, String(one?.id))).status).toBe(404);
  });

  it('answers 502 when the database is down', async () => {
    const [one] = await idsOf(await openProject().clientOf('trader'));
    const project = openProject({ scenario: { name: 'down', summary: 'The database is down.', faults: [down] } });
    expect(await show(project.client(), String(one?.id))).toMatchObject({ status: 502, code: 'unexpected_failure' });
    expect((await draw(project, String(one?.id))).status).toBe(502);
  });

  it('has a share image without scripts and without outside addresses, in both languages', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const [one] = await idsOf(trader);
    const service = project.client(project.keys.serviceRole);
    await service.from('certificates').update({ holder_name: '<script>"Tomás" & Co' }).eq('number', Number(one?.number));
    const answer = await draw(project, String(one?.id));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const drawing = await answer.text();
    expect(drawing).toContain('&#60;script&#62;&#34;Tomás&#34; &#38; Co');
    expect(drawing).toContain(`>${brand.name}<`);
    expect(drawing).not.toMatch(/<script|href|url\(|NaN/);
    expect(await (await draw(project, String(one?.id), 'ar')).text()).toContain('direction="rtl"');
  });
});

describe('the name on a certificate', () => {
  it('is hidden and shown by its holder, on the page and on the image', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const [one] = await idsOf(trader);
    const set = (isHidden: boolean) =>
      trader.from('certificates').update({ is_name_hidden: isHidden }).eq('number', Number(one?.number)).select('number');
    expect((await set(true)).data).toEqual([{ number: one?.number }]);
    expect(await show(project.client(), String(one?.id))).toMatchObject({ status: 200, holderName: null });
    expect(await (await draw(project, String(one?.id))).text()).not.toContain('Tomás');
    await set(false);
    expect(await show(project.client(), String(one?.id))).toMatchObject({ holderName: 'Tomás Ribeiro' });
  });

  it.each(['affiliate', 'admin'] as const)('is not hidden by %s, nor is anything else changed', async (attacker) => {
    const project = openProject();
    const own = await idsOf(await project.clientOf('trader'));
    const client = await project.clientOf(attacker);
    const numbers = own.map(({ number }) => number);
    const hidden = await client.from('certificates').update({ is_name_hidden: true }).in('number', numbers).select('number');
    expect(hidden.data).toEqual([]);
    expect((await idsOf(client)).filter(({ number }) => numbers.includes(number))).toEqual([]);
    expect(await show(client, String(own[0]?.id))).toMatchObject({ holderName: 'Tomás Ribeiro' });
  });

  it.each([{ holder_name: 'Somebody else' }, { number: 1 }, { issued_at: '2020-01-01T00:00:00Z' }, { kind: 'passed' }] as const)(
    'is all that a holder may change: not %j',
    async (change) => {
      const trader = await openProject().clientOf('trader');
      const { error } = await trader
        .from('certificates')
        .update(change as { holder_name: string })
        .gt('number', 0);
      expect(error?.code).toMatch(/^(?:42501|428C9)$/);
    },
  );

  it('and the table are closed to visitors, who need an id', async () => {
    const project = openProject();
    expect((await project.client().from('certificates').select('number')).error?.code).toBe('42501');
    const visitor = { authorization: `Bearer ${project.keys.anon}` };
    const answer = await project.send('GET', '/functions/v1/certificate-ids', { headers: visitor });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'no_authorization' }]);
  });
});

describe('the name on a certificate is the one that the identity check confirmed', () => {
  /** Passes an evaluation of the trader's; gives the id of its certificate. */
  async function pass(project: Project, trader: Client): Promise<string> {
    const passed = {
      status: 'passed',
      balance_cents: 2_800_000,
      equity_cents: 2_800_000,
      ended_at: '2026-03-02T10:00:00Z',
    } as const;
    const service = project.client(project.keys.serviceRole);
    expect((await service.from('trading_accounts').update(passed).eq('number', 700030)).error).toBeNull();
    return String((await idsOf(trader)).at(-1)?.id);
  }

  it('and none that people typed for themselves', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const typed = await trader
      .from('profiles')
      .update({ display_name: 'Somebody Famous' })
      .eq('id', await idOf(trader));
    expect(typed.error).toBeNull();
    const id = await pass(project, trader);
    expect(await show(project.client(), id)).toMatchObject({ holderName: 'Tomás Ribeiro', isNameHidden: false });
  });

  it('or none, which the certificate says, until it is confirmed', async () => {
    const project = openProject();
    const trader = await project.clientOf('trader');
    const [before] = await idsOf(trader);
    const owner = await idOf(trader);
    const service = project.client(project.keys.serviceRole);
    await service.from('kyc_documents').delete().eq('owner_id', owner);
    const id = await pass(project, trader);
    expect(await show(project.client(), id)).toMatchObject({ status: 200, holderName: null, isNameHidden: false });
    expect(await (await draw(project, id)).text()).toContain('A trader whose name is not confirmed yet');

    const document = { owner_id: owner, kind: 'identity-card', storage_path: `${owner}/card.pdf` } as const;
    expect((await service.from('kyc_documents').insert(document)).error).toBeNull();
    const admin = await project.clientOf('admin');
    const approval = { status: 'approved', confirmed_name: 'Tomás Alves Ribeiro' } as const;
    expect((await admin.from('kyc_documents').update(approval).eq('storage_path', document.storage_path)).error).toBeNull();
    expect(await show(project.client(), id)).toMatchObject({ holderName: 'Tomás Alves Ribeiro' });
    expect(await show(project.client(), String(before?.id))).toMatchObject({ holderName: 'Tomás Ribeiro' });
  });
});

describe('a certificate is issued once', () => {
  it('when an evaluation is passed', async () => {
    const project = openProject();
    const service = project.client(project.keys.serviceRole);
    const trader = await project.clientOf('trader');
    const before = await idsOf(trader);
    const pass = () =>
      service
        .from('trading_accounts')
        .update({ status: 'passed', balance_cents: 2_800_000, equity_cents: 2_800_000, ended_at: '2026-03-02T10:00:00Z' })
        .eq('number', 700030)
        .select('number')
        .single();
    expect((await pass()).error).toBeNull();
    await pass();
    const added = (await idsOf(trader)).slice(before.length);
    expect(added).toHaveLength(1);
    expect(await show(project.client(), String(added[0]?.id))).toMatchObject({
      kind: 'passed',
      amountCents: 300_000,
      issuedOn: '2026-03-02',
      holderName: 'Tomás Ribeiro',
    });
  });

  it('when a payout is paid', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const trader = await project.clientOf('trader');
    const before = await idsOf(trader);
    const { data: payout } = await trader.from('payouts').select('id, amount_cents').eq('status', 'requested').single();
    for (const status of ['approved', 'paid'] as const) {
      expect((await admin.from('payouts').update({ status }).eq('id', String(payout?.id))).error).toBeNull();
    }
    const added = (await idsOf(trader)).slice(before.length);
    expect(added).toHaveLength(1);
    expect(await show(project.client(), String(added[0]?.id))).toMatchObject({
      kind: 'payout',
      amountCents: payout?.amount_cents,
    });
    expect(await idOf(trader)).not.toBe(await idOf(admin));
  });
});
