import { affiliate } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// What users may write in their own rows: no values that the database determines, and no paths of other users.

const { run, call } = openBothSides();
const tomas = duneline.personas['trader']?.sub ?? '';
const leila = duneline.personas['affiliate']?.sub ?? '';
const denied = { error: { code: '42501' } };
const document = (file: string) => ({ kind: 'identity-card', storage_path: `${tomas}/${file}` });

describe('a document', () => {
  it.each([
    `../${leila}/passport.pdf`,
    `./../${leila}/passport.pdf`,
    '..',
    'a/passport.pdf',
    '',
    ' passport.pdf',
    'a..b',
    'passport.pdf?x',
    'x'.repeat(101),
  ])('is not submitted as <own folder>/%s', async (file) => {
    expect(await run('trader', 'insert', 'kyc_documents', document(file))).toMatchObject(denied);
    const byService = { ...document(file), owner_id: tomas };
    expect(await run('service_role', 'insert', 'kyc_documents', byService)).toMatchObject({ error: { code: '23514' } });
  });

  it('is submitted by the edge function only, which checks its content', async () => {
    expect(await run('trader', 'insert', 'kyc_documents', document('permit.pdf'))).toMatchObject(denied);
    expect(await run('affiliate', 'insert', 'kyc_documents', { ...document('permit.pdf'), owner_id: leila })).toMatchObject(
      denied,
    );
  });
});

it.each<[table: string, row: object]>([
  ['kyc_documents', document('new.pdf')],
  ['tickets', { topic: 'rules', subject: 'x', message: 'x', created_at: '2020-01-01T00:00:00Z' }],
  ['tickets', { topic: 'rules', subject: 'x', message: 'x', updated_at: '2020-01-01T00:00:00Z' }],
  ['affiliates', { code: 'TOMAS2026', audience: 'x', applied_at: '2020-01-01T00:00:00Z' }],
  ['affiliates', { code: 'TOMAS2026', audience: 'x', email: 'somebody.else@mail.example' }],
])('a client does not set what the database says of a new row of %s: %j', async (table, row) => {
  expect(await run('trader', 'insert', table, { ...row })).toMatchObject(denied);
});

it.each([{ kind: 'affiliate' }, { created_at: '2020-01-01T00:00:00Z' }, { id: leila }])(
  'a client does not change %j of their profile',
  async (change) => {
    expect(await run('trader', 'update', 'profiles', change, { id: tomas })).toMatchObject(denied);
    expect(await run('trader', 'update', 'profiles', { display_name: 'T. Ribeiro' }, { id: tomas })).toMatchObject({ count: 1 });
  },
);

it('becomes the profile of an affiliate only by applying', async () => {
  await run('service_role', 'delete', 'profiles', {}, { id: tomas });
  const own = { id: tomas, display_name: 'Tomás', kind: 'affiliate' };
  expect(await run('trader', 'insert', 'profiles', own)).toMatchObject(denied);
  const application = {
    _name: 'Tomás',
    _code: 'TOMAS2026',
    _audience: 'Readers',
    _website: null,
    _terms: affiliate.termsVersion,
  };
  expect(await call('trader', 'apply_as_affiliate', application)).toMatchObject({ count: 1 });
  expect(await run('trader', 'select', 'profiles', {}, { id: tomas, kind: 'affiliate' })).toMatchObject({ count: 1 });
});
