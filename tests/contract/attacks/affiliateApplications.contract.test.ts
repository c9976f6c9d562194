import { backendSpec } from '@duneline/specs/backend';
import { affiliate as program } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { openBothSides } from './bothSides.ts';

// Applications, clicks, sign-ups and tiers, in Postgres and in the embedded backend.

const { run, call, expectSameRows } = openBothSides();
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const clara = rowsOf('affiliates').find(({ code }) => code === 'CLARA') ?? {};
const leila = rowsOf('affiliates').find(({ code }) => code === 'LEILA') ?? {};
const decided = { decided_by: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', decided_at: '2026-03-01T09:00:00Z' };
const refusal = { status: 'rejected', reason: 'The website does not open.' };
const rejection = { ...refusal, ...decided };
const application = {
  _name: 'Leila Karam',
  _code: 'LEILA',
  _audience: 'Readers of a letter',
  _website: null,
  _terms: program.termsVersion,
};

/** A page view from a link with the code. */
async function openPage(code: string) {
  const referral = { code, visitor: 'a7c1', country: 'AE', device: 'mobile' };
  const view = { session_id: 's-1', page_path: '/pricing', metadata: { referral } };
  expect(await run('service_role', 'insert', 'tracking_events', view)).toMatchObject({ count: 1 });
}

const clicks = () => run('service_role', 'select', 'affiliate_clicks', {}, { visitor: 'a7c1' });

describe('a rejection', () => {
  it('needs a reason, and nobody rejects or approves themselves', async () => {
    const without = { status: 'rejected', ...decided };
    const id = { id: clara['id'] };
    expect(await run('service_role', 'update', 'affiliates', without, id)).toMatchObject({ error: { code: '23514' } });
    expect(await run('affiliate', 'update', 'affiliates', refusal, id)).toMatchObject({ count: 0 });
    expect(await run('service_role', 'update', 'affiliates', rejection, id)).toMatchObject({ count: 1 });
    await expectSameRows('affiliates');
  });

  it('stops clicks, and ends when the person applies again under the same code', async () => {
    const own = { id: leila['id'] };
    expect(await run('service_role', 'update', 'affiliates', rejection, own)).toMatchObject({ count: 1 });
    await openPage('LEILA');
    expect(await clicks()).toMatchObject({ count: 0 });
    expect(await call('affiliate', 'apply_as_affiliate', application)).toMatchObject({ count: 1 });
    await expectSameRows('affiliates');
    expect(await run('service_role', 'select', 'affiliates', {}, { ...own, status: 'pending' })).toMatchObject({ count: 1 });
  });
});

describe('the rules of the program', () => {
  const first = { ...application, _name: 'Tomás', _code: 'TOMAS2026' };

  it('are accepted by the person, in the version that the site shows, which is kept with the application', async () => {
    expect(await call('trader', 'apply_as_affiliate', first)).toMatchObject({ count: 1 });
    const kept = { code: 'TOMAS2026', terms_version: program.termsVersion };
    expect(await run('service_role', 'select', 'affiliates', {}, kept)).toMatchObject({ count: 1 });
    await expectSameRows('affiliates');
  });

  it.each([null, '', '2025-01-01', 'yes'])(
    'are not accepted by %j, neither the first time nor after a rejection',
    async (_terms) => {
      expect(await call('trader', 'apply_as_affiliate', { ...first, _terms })).toMatchObject({ error: { code: 'PT409' } });
      await run('service_role', 'update', 'affiliates', rejection, { id: leila['id'] });
      expect(await call('affiliate', 'apply_as_affiliate', { ...application, _terms })).toMatchObject({
        error: { code: 'PT409' },
      });
      await expectSameRows('affiliates', 'profiles');
      expect(await run('service_role', 'select', 'affiliates', {}, { code: 'LEILA', status: 'rejected' })).toMatchObject({
        count: 1,
      });
      expect(await run('service_role', 'select', 'affiliates', {}, { code: 'TOMAS2026' })).toMatchObject({ count: 0 });
    },
  );

  it('cannot be left out: neither the argument nor, past the function, the row’s', async () => {
    const without = { _name: 'Tomás', _code: 'TOMAS2026', _audience: 'Readers', _website: null };
    const trader = await openProject().clientOf('trader');
    expect((await trader.rpc('apply_as_affiliate', without as never)).error?.code).toBe('PGRST202');
    const row = { code: 'TOMAS2026', audience: 'Readers' };
    expect(await run('trader', 'insert', 'affiliates', row)).toMatchObject({ error: { code: '42501' } });
  });
});

it.each([
  ['LEILA', 1],
  [`leila-${String(rowsOf('affiliate_links')[1]?.['id']).slice(0, 8)}`, 1],
  ['KWAME-00000000', 1],
  ['NOBODY', 0],
  ['', 0],
])('counts a click with the code %j %i times', async (code, count) => {
  await openPage(code);
  expect(await clicks()).toMatchObject({ count });
  await expectSameRows('affiliate_clicks', 'affiliate_links');
});

it('lets nobody but the service key count clicks', async () => {
  const click = { affiliate_id: leila['id'], link_id: rowsOf('affiliate_links')[0]?.['id'], visitor: 'a7c1', device: 'mobile' };
  expect(await run('affiliate', 'insert', 'affiliate_clicks', click)).toMatchObject({ error: { code: '42501' } });
});
