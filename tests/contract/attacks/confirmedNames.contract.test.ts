import { backendSpec } from '@duneline/specs/backend';
import { expect, it } from 'vitest';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// The name on certificates is confirmed by a reviewer, in Postgres and in the embedded backend.

const { run, expectSameRows } = openBothSides();
const admin = duneline.personas['admin']?.sub ?? '';
const tomas = duneline.personas['trader']?.sub ?? '';
const approval = { status: 'approved' };
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const nameless = rowsOf('certificates').find(({ holder_name: name }) => name === null) ?? {};
const owner = rowsOf('trading_accounts').find(({ id }) => id === nameless['account_id'])?.['user_id'];

function nameOfPayee(account: unknown): unknown {
  const person = rowsOf('trading_accounts').find(({ id }) => id === account)?.['user_id'];
  return rowsOf('kyc_documents').find((one) => one['owner_id'] === person && one['confirmed_name'] !== null)?.['confirmed_name'];
}

it('a name is written on the certificates that have none, of its person alone', async () => {
  const ofOwner = { owner_id: owner, status: 'pending' };
  expect(await run('admin', 'update', 'kyc_documents', { ...approval, confirmed_name: 'W. Njoroge' }, ofOwner)).toMatchObject({
    count: 1,
  });
  await expectSameRows('certificates', 'kyc_documents');
  const named = { id: nameless['id'], holder_name: 'W. Njoroge' };
  expect(await run('service_role', 'select', 'certificates', {}, named)).toMatchObject({ count: 1 });
  expect(await run('service_role', 'select', 'certificates', {}, { holder_name: 'W. Njoroge' })).toMatchObject({ count: 1 });
});

it.each([
  ['a proof of address', { kind: 'proof-of-address' }, approval],
  ['a rejected document', { kind: 'passport' }, { ...approval, status: 'rejected', reason: 'It is cut off.' }],
])('%s confirms no name, neither on old certificates nor on new ones', async (_what, change, decision) => {
  const path = `${String(owner)}/new.pdf`;
  await run('service_role', 'delete', 'kyc_documents', {}, { owner_id: owner });
  await run('service_role', 'insert', 'kyc_documents', { owner_id: owner, storage_path: path, ...change });
  const named = { ...decision, confirmed_name: 'Somebody Famous' };
  expect(await run('admin', 'update', 'kyc_documents', named, { storage_path: path })).toMatchObject({ count: 1 });
  await run('service_role', 'delete', 'certificates', {}, { id: nameless['id'] });
  const account = { id: nameless['account_id'] };
  await run('service_role', 'update', 'trading_accounts', { status: 'active', ended_at: null }, account);
  await run('service_role', 'update', 'trading_accounts', { status: 'passed', ended_at: '2026-03-01T09:00:00Z' }, account);
  await expectSameRows('certificates');
  expect(await run('service_role', 'select', 'certificates', {}, { holder_name: 'Somebody Famous' })).toMatchObject({ count: 0 });
});

it('people do not confirm their own name', async () => {
  const typed = { confirmed_name: 'Somebody Famous' };
  expect(await run('trader', 'update', 'kyc_documents', typed, { owner_id: tomas })).toMatchObject({ count: 0 });
  expect(await run('admin', 'update', 'kyc_documents', typed, { owner_id: admin })).toMatchObject({ count: 0 });
  expect(await run('trader', 'update', 'certificates', { holder_name: 'Somebody Famous' })).toMatchObject({
    error: { code: '42501' },
  });
  await expectSameRows('kyc_documents', 'certificates');
});

it('a certificate of a payout is issued in the confirmed name', async () => {
  const requested = rowsOf('payouts').find(({ status }) => status === 'requested') ?? {};
  await run('service_role', 'update', 'payouts', { status: 'approved' }, { id: requested['id'] });
  await run('service_role', 'update', 'payouts', { status: 'paid' }, { id: requested['id'] });
  await expectSameRows('certificates');
  const issued = { payout_id: requested['id'], holder_name: nameOfPayee(requested['account_id']) };
  expect(await run('service_role', 'select', 'certificates', {}, issued)).toMatchObject({ count: 1 });
});
