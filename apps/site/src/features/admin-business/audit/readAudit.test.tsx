// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { describeEntry } from './describeEntry.ts';
import { readAudit } from './readAudit.ts';

vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn() }));

const read = (filters: RowsRequest['filters']) =>
  readAudit({
    filters,
    order: { column: 'happened_at', isAscending: false },
    from: 0,
    to: 199,
    signal: new AbortController().signal,
  });

it('names what was changed, of which an entry records only the change', async () => {
  const { client } = await openAsAdmin();
  const { data: payout } = await client.from('payouts').select('id, number').eq('status', 'approved').limit(1).single();
  await client
    .from('payouts')
    .update({ status: 'rejected', reject_reason: 'The bank returned it' })
    .eq('id', payout?.id ?? '');
  const { data: document } = await client.from('kyc_documents').select('id, owner_id').eq('status', 'pending').limit(1).single();
  const { data: owner } = await client
    .from('profiles')
    .select('display_name')
    .eq('id', document?.owner_id ?? '')
    .single();
  await client
    .from('kyc_documents')
    .update({ status: 'rejected', reason: 'Unreadable' })
    .eq('id', document?.id ?? '');
  const sentences = (await read({ section: 'payouts.kyc' })).rows.map(describeEntry);
  expect(sentences).toContain(`Noor Haddad rejected payout ${payout?.number}: The bank returned it`);
  expect(sentences).toContain(`Noor Haddad rejected an identity document of ${owner?.display_name}: Unreadable`);
});

it('has a plain sentence for every seeded entry', async () => {
  await openAsAdmin();
  const { rows, count } = await read({});
  expect(rows).toHaveLength(count);
  const odd = rows.map(describeEntry).filter((sentence) => /[a-z]_[a-z]|something|undefined|null|NaN|object/.test(sentence));
  expect(odd).toEqual([]);
});

it('finds what a person did, and what was done with their account and their records', async () => {
  const { client, service, id } = await openAsAdmin();
  const { data: trader } = await service.from('profiles').select('id').eq('display_name', 'Tomás Ribeiro').single();
  const person = trader?.id ?? '';
  const change = { _actor: id, _action: 'update', _user: person, _before: {}, _after: { banDuration: '24h' } };
  await service.rpc('record_user_change', change);
  const { data: payout } = await client
    .from('payouts')
    .select('id, number, account:trading_accounts!inner(user_id)')
    .eq('account.user_id', person)
    .eq('status', 'requested')
    .single();
  await client
    .from('payouts')
    .update({ status: 'approved' })
    .eq('id', payout?.id ?? '');
  const { data: ticket } = await client.from('tickets').select('id, number').eq('owner_id', person).limit(1).single();
  await client
    .from('tickets')
    .update({ status: 'open' })
    .eq('id', ticket?.id ?? '');
  const sentences = (await read({ person })).rows.map(describeEntry);
  expect(sentences).toEqual(
    expect.arrayContaining([
      'Noor Haddad banned Tomás Ribeiro for 1 day',
      `Noor Haddad approved payout ${payout?.number}`,
      `Noor Haddad reopened ticket ${ticket?.number}`,
      'Oskar Lindqvist approved an identity document of Tomás Ribeiro',
    ]),
  );
  expect(sentences.filter((sentence) => /Leila Karam|Elif/.test(sentence))).toEqual([]);

  const all = (await read({})).rows;
  const done = (await read({ person: id })).rows.map((row) => row.id);
  expect(all.filter(({ actor }) => actor === id).map((row) => row.id)).toEqual(done);
  expect((await read({ person: 'nobody' })).count).toBe(all.length);
});

it('is limited to kinds of things, to an action and to days', async () => {
  await openAsAdmin();
  const all = (await read({})).rows;
  const countOf = async (filters: RowsRequest['filters']) => (await read(filters)).count;
  expect(await countOf({ section: 'kyc' })).toBe(all.filter((row) => row.table_name === 'kyc_documents').length);
  expect(await countOf({ status: 'delete' })).toBe(0);
  expect(await countOf({ status: 'nonsense' })).toBe(all.length);
  const day = all[0]?.happened_at.slice(0, 10) ?? '';
  expect(await countOf({ since: day, until: day })).toBe(all.filter((row) => row.happened_at.startsWith(day)).length);
});
