import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { sign } from '../../specs/supabase/functions/_shared/signature.ts';
import { openBothSides } from './attacks/bothSides.ts';
import type { Client, Project } from './project.ts';
import { idOf, openProject, people } from './project.ts';

// A buyer belongs for good to the affiliate through whom they first signed up or bought, also when they buy without signing in.

const email = 'hana.saleh@mail.example';
const password = 'a long walk over dunes';
const secret = 'whsec_embedded_development_only';
type Row = Readonly<Record<string, unknown>>;

/** A project with the steps of a buyer, and what they earn the affiliates. */
function open() {
  const project = openProject();
  const rowsOf = (table: string): readonly Row[] => project.backend.snapshot().tables[`public.${table}`] ?? [];
  const codeOf = ({ affiliate_id: id }: Row) => rowsOf('affiliates').find((one) => one['id'] === id)?.['code'];
  const of = (table: string, order: unknown) => rowsOf(table).find(({ order_id }) => order_id === order);
  return {
    ...project,
    service: project.client(project.keys.serviceRole),
    buy: (client: Client, changes: object = {}) => orderAndPay(project, client, changes),
    signUp: (referral?: string, address = email) => signUpAndConfirm(project, address, referral),
    /** The code of the affiliate whom the order with this number earned something; or why it earned them nothing. */
    earned: (number: number) => {
      const order = rowsOf('orders').find((one) => one['number'] === number)?.['id'];
      const commission = of('affiliate_commissions', order);
      return commission ? codeOf(commission) : (of('affiliate_flags', order)?.['kind'] ?? null);
    },
    /** The codes of the affiliates to whom a person belongs. */
    belongs: async (client: Client) => {
      const id = await idOf(client);
      return rowsOf('affiliate_referrals')
        .filter(({ person_id }) => person_id === id)
        .map(codeOf);
    },
    /** How many people were referred since the beginning. */
    referred: () => rowsOf('affiliate_referrals').length - (backendSpec.seed.rows['affiliate_referrals']?.length ?? 0),
  };
}

/** Orders and pays; gives the order's number. */
async function orderAndPay(project: Project, client: Client, changes: object): Promise<number> {
  const body = {
    key: crypto.randomUUID(),
    tier: '1-step-5k',
    addOns: [],
    email,
    fullName: 'Hana Saleh',
    country: 'AE',
    method: 'Visa',
    hasAcceptedTerms: true,
    ...changes,
  };
  const { data, error } = await client.functions.invoke('checkout', { body });
  if (error) throw error;
  const { id, amountCents } = data.payment as { readonly id: string; readonly amountCents: number };
  const notice = JSON.stringify({ payment: id, status: 'succeeded', amountCents, reference: `ch_${id}` });
  const headers = { 'payment-signature': await sign(secret, notice, project.clock.now()) };
  expect((await project.send('POST', '/functions/v1/payment-webhook', { body: notice, headers })).status).toBe(200);
  return data.number;
}

/** Signs up with a password and confirms the address. */
async function signUpAndConfirm(project: Project, address: string, referral?: string): Promise<Client> {
  const client = project.client();
  const data = { display_name: 'Hana Saleh', ...(referral !== undefined && { referral }) };
  expect((await client.auth.signUp({ email: address, password, options: { data } })).error).toBeNull();
  const token = project.backend.inbox.at(-1)?.code ?? '';
  expect((await client.auth.verifyOtp({ email: address, token, type: 'signup' })).error).toBeNull();
  return client;
}

describe('who bought as a guest through an affiliate', () => {
  it('belongs to the affiliate once they confirm the address, and for good', async () => {
    const { client, buy, signUp, belongs, earned, referred } = open();
    const first = await buy(client(), { affiliate: 'LEILA' });
    const hana = await signUp();
    expect(await belongs(hana)).toEqual(['LEILA']);
    const [plain, other] = [await buy(hana), await buy(hana, { affiliate: 'RAMI' })];
    expect([first, plain, other].map(earned)).toEqual(['LEILA', 'LEILA', 'other-affiliate']);
    expect(referred()).toBe(1);
  });

  it('belongs to the affiliate once they sign in to the account that they had', async () => {
    const { client, buy, signUp, belongs, earned } = open();
    const hana = await signUp();
    await buy(client(), { affiliate: 'LEILA' });
    expect(await belongs(hana)).toEqual([]);
    expect(earned(await buy(hana))).toBe('LEILA');
    expect(await belongs(hana)).toEqual(['LEILA']);
  });

  it('is not taken by the affiliate through whom they sign up afterward', async () => {
    const { client, buy, signUp, belongs } = open();
    await buy(client(), { affiliate: 'LEILA' });
    expect(await belongs(await signUp('RAMI'))).toEqual(['LEILA']);
  });

  it('is not taken by an affiliate who is told after a sign-up with a provider', async () => {
    const { client, buy, belongs, backend } = open();
    await buy(client(), { affiliate: 'LEILA' });
    const hana = client();
    const token = await backend.issueIdToken('google', { email, name: 'Hana Saleh' });
    await hana.auth.signInWithIdToken({ provider: 'google', token });
    expect((await hana.rpc('accept_referral', { _code: 'RAMI' })).data).toBe(false);
    expect(await belongs(hana)).toEqual(['LEILA']);
  });

  it.each([email, 'Hana.Saleh+2@mail.example'])('belongs to the affiliate as a guest too, as %s', async (address) => {
    const { client, buy, earned, referred } = open();
    await buy(client(), { affiliate: 'LEILA' });
    expect(earned(await buy(client(), { email: address }))).toBe('LEILA');
    expect(earned(await buy(client(), { email: address, affiliate: 'RAMI' }))).toBe('other-affiliate');
    expect(referred()).toBe(1);
  });

  it('belongs to the affiliate of the first order when guests before them bought through several', async () => {
    const { client, buy, signUp, belongs, service, backend } = open();
    await buy(client(), { affiliate: 'RAMI', email: 'somebody@mail.example' });
    await buy(client(), { affiliate: 'LEILA' });
    // As two affiliates could earn before guests were compared.
    const rami = backend.snapshot().tables['public.orders']?.find((order) => order['email'] === 'somebody@mail.example');
    await service.from('orders').update({ email }).eq('id', String(rami?.['id']));
    expect(await belongs(await signUp())).toEqual(['RAMI']);
  });

  it('stays with the affiliate to whom they belong already', async () => {
    const { client, buy, signUp, belongs, clientOf } = open();
    const rami = await signUp('RAMI', 'other@mail.example');
    await buy(client(), { email: 'o.ther@mail.example', affiliate: 'LEILA' });
    await buy(client(), { email: 'other@mail.example', affiliate: 'LEILA' });
    await rami.auth.signInWithPassword({ email: 'other@mail.example', password });
    expect(await belongs(rami)).toEqual(['RAMI']);
    expect(await belongs(await clientOf('affiliate'))).toEqual([]);
  });

  it('belongs to nobody when the order was refunded before they confirmed its address', async () => {
    const { client, buy, signUp, belongs, earned, service } = open();
    const number = await buy(client(), { affiliate: 'RAMI' });
    await service.from('orders').update({ status: 'refunded' }).eq('number', number);
    expect(earned(await buy(client()))).toBeNull();
    expect(await belongs(await signUp('LEILA'))).toEqual(['LEILA']);
  });
});

describe('who signed up through an affiliate and buys without signing in', () => {
  it.each([
    ['earns the affiliate their commission', {}, 'LEILA'],
    ['earns it with another spelling of the mailbox', { email: 'HanaSaleh+card@mail.example' }, 'LEILA'],
    ['earns nobody else anything', { affiliate: 'RAMI' }, 'other-affiliate'],
  ])('%s', async (_what, changes, outcome) => {
    const { client, buy, signUp, earned, belongs, referred } = open();
    const hana = await signUp('LEILA');
    const number = await buy(client(), changes);
    expect(earned(number)).toBe(outcome);
    await hana.auth.signInWithPassword({ email, password });
    expect([earned(number), await belongs(hana), referred()]).toEqual([outcome, ['LEILA'], 1]);
  });

  it('earns nobody anything for the address of a person who has not confirmed it', async () => {
    const { client, buy, earned } = open();
    const options = { data: { referral: 'RAMI' } };
    await client().auth.signUp({ email, password, options });
    expect(earned(await buy(client()))).toBeNull();
    expect(earned(await buy(client(), { affiliate: 'LEILA' }))).toBe('LEILA');
  });
});

describe('nobody gains', () => {
  it('by typing the address of somebody else into an order of their own', async () => {
    const { client, buy, signUp, earned } = open();
    await buy(await signUp('RAMI', 'shill@mail.example'), { email });
    expect(earned(await buy(client(), { affiliate: 'LEILA' }))).toBe('LEILA');
  });

  it('by buying as a guest with the mailbox of their account, which has changed since they applied', async () => {
    const { client, clientOf, buy, earned, service } = open();
    const leila = await clientOf('affiliate');
    await service.auth.admin.updateUserById(await idOf(leila), { email: 'leila@mail.example', email_confirm: true });
    expect(earned(await buy(client(), { email: 'Lei.la+x@mail.example', affiliate: 'LEILA' }))).toBe('self-referral');
  });

  it('by claiming an order through their own link: an affiliate never belongs to themselves', async () => {
    const { client, clientOf, buy, earned, belongs, service } = open();
    await buy(client(), { email: 'leila@mail.example', affiliate: 'LEILA' });
    const leila = await clientOf('affiliate');
    await service.auth.admin.updateUserById(await idOf(leila), { email: 'leila@mail.example', email_confirm: true });
    expect(await belongs(leila)).toEqual([]);
    expect(earned(await buy(leila, { email: people.trader.email }))).toBeNull();
  });
});

describe('in Postgres and in the embedded backend alike', () => {
  const { run, call, expectSameRows } = openBothSides();
  const rowsOf = (table: string): readonly Row[] => backendSpec.seed.rows[table] ?? [];
  const written = ['affiliate_commissions', 'affiliate_referrals', 'affiliate_flags', 'orders', 'trading_accounts'];
  const referral = rowsOf('affiliate_referrals').find(({ person_id }) => person_id !== null) ?? {};
  const affiliateOf = (code: string) => rowsOf('affiliates').find((one) => one['code'] === code)?.['id'];
  const addressOf = (id: unknown) => String(backendSpec.seed.users.find((user) => user['id'] === id)?.['email']);
  const referred = new Set(rowsOf('affiliate_referrals').map(({ person_id }) => person_id));
  const free = rowsOf('profiles').find(({ id, kind }) => kind === 'trader' && !referred.has(id))?.['id'];
  const idOfOrder = (index: number) => `00000000-0000-4000-8000-0000000be10${index}`;

  async function sell(index: number, address: string, code: string | null) {
    const id = idOfOrder(index);
    await run('service_role', 'insert', 'orders', {
      id,
      email: address,
      full_name: 'Hana Saleh',
      billing_country: 'AE',
      tier_id: '1-step-25k',
      affiliate_code: code,
      price_cents: 15_900,
      idempotency_key: id,
      terms_accepted_at: '2026-01-05T08:00:00Z',
      status: 'paid',
      paid_at: '2026-01-05T08:05:00Z',
    });
    expect(await call('service_role', 'credit_affiliate', { _order: id })).toMatchObject({ count: 1 });
    await expectSameRows(...written);
  }
  const countOf = async (table: string, filter: Row) => {
    const outcome = await run('service_role', 'select', table, {}, filter);
    return 'count' in outcome ? outcome.count : outcome.error;
  };
  const commissionsOf = (code: string, index: number) =>
    countOf('affiliate_commissions', { affiliate_id: affiliateOf(code), order_id: idOfOrder(index) });

  it('a claimed order brings its affiliate along, once', async () => {
    const address = addressOf(free);
    await sell(1, address, 'RAMI');
    await sell(2, address, 'LEILA');
    expect([await commissionsOf('RAMI', 1), await commissionsOf('LEILA', 2)]).toEqual([1, 0]);
    for (let time = 0; time < 2; time += 1) {
      await call('service_role', 'claim_orders', { _person: free, _email: address });
      await expectSameRows(...written);
    }
    expect(await countOf('affiliate_referrals', { person_id: free, affiliate_id: affiliateOf('RAMI') })).toBe(1);
  });

  it('an order without an account belongs to whoever has its mailbox', async () => {
    const [name, host] = addressOf(referral['person_id']).split('@');
    const earned = () => countOf('affiliate_commissions', { referral_id: referral['id'] });
    const before = await earned();
    await sell(1, `${name}+card@${host}`, null);
    expect(await earned()).toBe(Number(before) + 1);
  });

  it('a refunded order brings nobody along', async () => {
    const address = addressOf(free);
    await sell(1, address, 'RAMI');
    await run('service_role', 'update', 'orders', { status: 'refunded' }, { id: idOfOrder(1) });
    await call('service_role', 'claim_orders', { _person: free, _email: address });
    await expectSameRows(...written);
    expect(await countOf('affiliate_referrals', { person_id: free })).toBe(0);
  });
});
