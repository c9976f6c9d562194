import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// An admin with only a password has the rights of any signed-in user, in Postgres and in the embedded backend.

const { run, call } = openBothSides();
const atAal1 = 'admin at aal1';
const noor = duneline.personas['admin']?.sub ?? '';
const leila = duneline.personas['affiliate']?.sub ?? '';
const denied = { error: { code: '42501' } };
const unseen = { count: 0 };
const theme = backendSpec.seed.rows['theme_config']?.find((row) => row['is_active'] === false) ?? {};

describe('an admin at aal1', () => {
  it.each<[what: string, kind: 'insert' | 'update' | 'delete', table: string, row: object, filter: object]>([
    ['make a coupon', 'insert', 'coupons', { code: 'FREE-FOR-ALL', percent: 100 }, {}],
    ['reopen a coupon', 'update', 'coupons', { max_uses: 1_000_000 }, { code: 'DUNE10' }],
    ['approve a payout', 'update', 'payouts', { status: 'approved' }, { status: 'requested' }],
    ['approve an affiliate', 'update', 'affiliates', { commission_bps: 5000 }, { code: 'LEILA' }],
    ['approve a document', 'update', 'kyc_documents', { status: 'approved' }, { status: 'pending' }],
    ['change the theme', 'update', 'theme_config', { name: 'Defaced' }, { is_active: 'true' }],
    ['publish a text', 'update', 'page_content', { status: 'draft' }, { locale: 'en' }],
    ['answer a message', 'update', 'contact_messages', { status: 'spam' }, {}],
    ['draft content', 'insert', 'content_drafts', { table_name: 'cta_config', row_id: noor, base_version: 1, changes: {} }, {}],
  ])('cannot %s', async (_what, kind, table, row, filter) => {
    expect(await run(atAal1, kind, table, { ...row }, { ...filter })).toMatchObject(kind === 'insert' ? denied : unseen);
  });

  it.each(['audit_log', 'contact_messages', 'consent_log', 'tracking_events', 'content_versions', 'content_drafts'])(
    'reads nothing of %s',
    async (table) => {
      expect(await run(atAal1, 'select', table, {})).toMatchObject({ count: 0 });
    },
  );

  it.each(['profiles', 'user_roles'])('reads only their own row of %s', async (table) => {
    expect(await run(atAal1, 'select', table, {})).toMatchObject({ count: 1 });
  });

  it.each(['kyc_documents', 'orders', 'trading_accounts', 'payouts', 'affiliates', 'affiliate_payout_methods', 'tickets'])(
    "reads nobody else's row of %s",
    async (table) => {
      expect(await run(atAal1, 'select', table, {})).toMatchObject({ count: 0 });
    },
  );

  it('reads no note on a coupon', async () => {
    expect(await run(atAal1, 'select', 'coupons', {})).toMatchObject(denied);
  });

  it('neither publishes nor activates a theme', async () => {
    const row = backendSpec.seed.rows['cta_config']?.[0] ?? {};
    const publication = { _table: 'cta_config', _id: row['id'], _expected_version: row['version'] };
    expect(await call(atAal1, 'publish_content', publication)).toMatchObject(denied);
    const activation = { _id: theme['id'], _expected_version: theme['version'] };
    expect(await call(atAal1, 'activate_theme', activation)).toMatchObject(denied);
    expect(await call('admin', 'activate_theme', activation)).toMatchObject({ count: 1 });
  });

  it('does not speak as staff', async () => {
    const ticket = backendSpec.seed.rows['tickets']?.[0]?.['id'];
    const reply = { ticket_id: ticket, author_id: noor, body: 'Send us your password.' };
    expect(await run(atAal1, 'insert', 'ticket_replies', reply)).toMatchObject(denied);
    expect(await run('admin', 'insert', 'ticket_replies', reply)).toMatchObject({ count: 1 });
  });

  it('is told by has_role that the role is theirs, and by is_admin that the factor is missing', async () => {
    const question = { _user_id: noor, _role: 'admin' };
    expect(await call(atAal1, 'has_role', question)).toMatchObject({ rows: ['{"has_role":true}'] });
    expect(await call(atAal1, 'is_admin', {})).toMatchObject({ rows: ['{"is_admin":false}'] });
    expect(await call('admin', 'is_admin', {})).toMatchObject({ rows: ['{"is_admin":true}'] });
  });

  it('gains the rights over HTTP with the code of the authenticator app, and not before', async () => {
    const { clientAtAal1, clientOf } = openProject();
    const [low, high] = [await clientAtAal1('admin'), await clientOf('admin')];
    const category = { slug: 'notes', name: 'Notes', description: 'Short notes.', position: 91 };
    expect(await low.from('blog_categories').insert(category)).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await low.storage.from('kyc').list('')).toMatchObject({ data: [] });
    expect([(await low.rpc('is_admin')).data, (await high.rpc('is_admin')).data]).toEqual([false, true]);
    expect(await high.from('blog_categories').insert(category)).toMatchObject({ status: 201 });
  });
});

describe('roles', () => {
  it.each(['anon', 'trader', 'affiliate', atAal1, 'admin'])(
    'are not written by %s, whose second factor may be old',
    async (role) => {
      expect(await run(role, 'insert', 'user_roles', { user_id: leila, role: 'admin' })).toMatchObject(denied);
      expect(await run(role, 'update', 'user_roles', { user_id: leila }, { role: 'admin' })).toMatchObject(denied);
      expect(await run(role, 'delete', 'user_roles', {}, { user_id: leila })).toMatchObject(denied);
    },
  );

  it('are written with the service key', async () => {
    await run('service_role', 'delete', 'user_roles', {}, { user_id: leila });
    expect(await run('service_role', 'insert', 'user_roles', { user_id: leila, role: 'admin' })).toMatchObject({ count: 1 });
  });
});

describe('has_role', () => {
  const question = { _user_id: noor, _role: 'admin' };

  it.each(['trader', 'affiliate'])('tells the %s nothing about somebody else', async (persona) => {
    expect(await call(persona, 'has_role', question)).toMatchObject({ rows: ['{"has_role":false}'] });
  });

  it('tells an admin nothing about another admin either, and the service key everything', async () => {
    const other = backendSpec.seed.rows['user_roles']?.find((row) => row['user_id'] !== noor)?.['user_id'];
    expect(await call('admin', 'has_role', { ...question, _user_id: other })).toMatchObject({ rows: ['{"has_role":false}'] });
    expect(await call('service_role', 'has_role', question)).toMatchObject({ rows: ['{"has_role":true}'] });
  });

  it('is closed to visitors, as is is_admin', async () => {
    expect(await call('anon', 'has_role', question)).toMatchObject(denied);
    expect(await call('anon', 'is_admin', {})).toMatchObject(denied);
  });
});

describe('nobody decides on themselves', () => {
  it('cannot make or edit a coupon of one’s own', async () => {
    const own = { code: 'NOOR-100', percent: 100, owner_id: noor };
    expect(await run('admin', 'insert', 'coupons', own)).toMatchObject(denied);
    await run('service_role', 'insert', 'coupons', own);
    expect(await run('admin', 'update', 'coupons', { max_uses: 9 }, { code: 'NOOR-100' })).toMatchObject(unseen);
  });

  it('cannot approve oneself as an affiliate', async () => {
    await run('service_role', 'insert', 'affiliates', { owner_id: noor, code: 'NOOR2026', audience: 'Colleagues' });
    expect(await run('admin', 'update', 'affiliates', { status: 'active' }, { code: 'NOOR2026' })).toMatchObject(unseen);
  });

  it('cannot approve one’s own payouts', async () => {
    await run('service_role', 'update', 'trading_accounts', { user_id: noor }, { number: 700_037 });
    expect(await run('admin', 'update', 'payouts', { status: 'approved' }, { number: 31_017 })).toMatchObject(unseen);
    await run('service_role', 'update', 'affiliates', { owner_id: noor }, { code: 'LEILA' });
    const requested = backendSpec.seed.rows['affiliate_payouts']?.find((row) => row['status'] === 'requested')?.['id'];
    await run('service_role', 'update', 'affiliate_payouts', { affiliate_id: affiliateOf('LEILA') }, { id: requested });
    const approval = { status: 'approved' };
    expect(await run('admin', 'update', 'affiliate_payouts', approval, { id: requested })).toMatchObject(unseen);
  });
});

const affiliateOf = (code: string) => backendSpec.seed.rows['affiliates']?.find((row) => row['code'] === code)?.['id'];
