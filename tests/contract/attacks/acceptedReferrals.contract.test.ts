import { backendSpec } from '@duneline/specs/backend';
import { affiliate } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { idOf, openProject, people } from '../project.ts';
import { openBothSides } from './bothSides.ts';

// A provider passes no code on: the site tells whose link a new person followed, and nobody gains by telling it at another time.

const minute = 60_000;

/** Signs up with Google, as on the way back from its page. */
async function signUp(email = 'rana@mail.example') {
  const project = openProject();
  const client = project.client();
  const token = await project.backend.issueIdToken('google', { email, name: 'Rana Aziz' });
  expect((await client.auth.signInWithIdToken({ provider: 'google', token })).error).toBeNull();
  const id = await idOf(client);
  return {
    ...project,
    client,
    service: project.client(project.keys.serviceRole),
    accept: async (_code: string) => (await client.rpc('accept_referral', { _code })).data,
    referrals: () =>
      (project.backend.snapshot().tables['public.affiliate_referrals'] ?? []).filter(({ person_id }) => person_id === id),
    affiliateId: (code: string) =>
      (project.backend.snapshot().tables['public.affiliates'] ?? []).find((one) => one['code'] === code)?.['id'],
  };
}

describe('who has just signed up with a provider', () => {
  it('belongs to the affiliate whose link they followed, as somebody new', async () => {
    const { accept, referrals, affiliateId } = await signUp();
    expect(await accept('leila')).toBe(true);
    expect(referrals()).toMatchObject([{ affiliate_id: affiliateId('LEILA'), shown_name: 'Rana A.', is_new: true }]);
  });

  it('stays with the first affiliate, whatever is told afterward', async () => {
    const { accept, referrals, affiliateId } = await signUp();
    await accept('LEILA');
    expect([await accept('RAMI'), await accept('LEILA')]).toEqual([false, false]);
    expect(referrals()).toMatchObject([{ affiliate_id: affiliateId('LEILA') }]);
  });

  it('belongs to nobody when it is told a quarter of an hour later', async () => {
    const { accept, referrals, clock } = await signUp();
    clock.advance(15 * minute + 1000);
    expect([await accept('LEILA'), referrals()]).toEqual([false, []]);
  });

  it.each(['PRODUCTHUNT', '', 'x'.repeat(500), 'LEILA%', "'; drop table affiliates; --"])(
    'belongs to nobody with the code %j',
    async (code) => {
      const { accept, referrals } = await signUp();
      expect([await accept(code), referrals()]).toEqual([false, []]);
    },
  );

  it.each(['suspended', 'rejected'] as const)('belongs to no affiliate who is %s', async (status) => {
    const { accept, referrals, client, service } = await signUp();
    const change = { status, reason: 'Spam.', decided_at: '2026-11-01T09:00:00Z' };
    expect((await service.from('affiliates').update(change).eq('code', 'LEILA')).error).toBeNull();
    expect([await accept('LEILA'), referrals()]).toEqual([false, []]);
    expect((await client.rpc('is_affiliate_code', { _code: 'LEILA' })).data).toBe(false);
  });

  it('is not their own affiliate, neither with this account nor with another one of the same mailbox', async () => {
    const { accept, referrals, client } = await signUp();
    const application = { _name: 'Rana', _code: 'RANA', _audience: 'Readers', _website: null!, _terms: affiliate.termsVersion };
    expect((await client.rpc('apply_as_affiliate', application)).error).toBeNull();
    expect([await accept('RANA'), referrals()]).toEqual([false, []]);
    const [name, host] = people.affiliate.email.split('@');
    const second = await signUp(`${name}+second@${host}`);
    expect([await second.accept('LEILA'), second.referrals()]).toEqual([false, []]);
  });
});

it('is told by people for themselves: by no visitor, and by nobody who has been here for long', async () => {
  const { client, clientOf } = openProject();
  expect((await client().rpc('accept_referral', { _code: 'LEILA' })).error?.code).toBe('42501');
  expect((await (await clientOf('trader')).rpc('accept_referral', { _code: 'LEILA' })).data).toBe(false);
});

describe('in Postgres and in the embedded backend alike', () => {
  const { run, call, expectSameRows } = openBothSides();
  const idOfPerson = (name: string) => backendSpec.seed.rows['profiles']?.find((one) => one['display_name'] === name)?.['id'];

  it('a new person belongs to the affiliate of the first code', async () => {
    const id = idOfPerson('Tomás Ribeiro');
    await run('service_role', 'delete', 'affiliate_commissions', {}, {});
    await run('service_role', 'delete', 'affiliate_referrals', {}, {});
    await call('trader', 'accept_referral', { _code: 'LEILA' });
    await run('service_role', 'update', 'profiles', { created_at: '2099-01-01T00:00:00Z' }, { id });
    for (const _code of ['NOBODY', 'rami', 'LEILA']) await call('trader', 'accept_referral', { _code });
    // In Postgres the persona's token has no metadata, and so no name to show.
    await run('service_role', 'update', 'affiliate_referrals', { shown_name: 'Tomás R.' }, { person_id: id });
    await expectSameRows('affiliate_referrals', 'affiliate_links');
    const rami = backendSpec.seed.rows['affiliates']?.find(({ code }) => code === 'RAMI')?.['id'];
    const referral = { person_id: id, affiliate_id: rami };
    expect(await run('service_role', 'select', 'affiliate_referrals', {}, referral)).toMatchObject({ count: 1 });
  });

  it.each(['LEILA', 'leila-00000000', 'PRODUCTHUNT', ''])('a visitor learns whether %j is an affiliate’s code', async (_code) => {
    expect(await call('anon', 'is_affiliate_code', { _code })).toMatchObject({ count: 1 });
  });
});
