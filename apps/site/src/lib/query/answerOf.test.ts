import { expect, it } from 'vitest';
import { problemOf } from './problemOf.ts';
import type { Client } from '../backend/client.ts';
import { dataOf } from './answerOf.ts';

/** A request of supabase-js for these columns that gets this answer with status 200. */
function requestFor(select: string | null, data: unknown, fields = {}) {
  const url = new URL('https://backend.duneline.example/rest/v1/affiliates');
  if (select !== null) url.searchParams.set('select', select);
  return { ...fields, url, retry: async () => ({ data, error: null, count: null }) };
}

it.each<[string, string | null, unknown, object?]>([
  ['every column', 'id, code', [{ id: 1, code: null }]],
  ['one object', 'id,code', { id: 1, code: 'A' }],
  ['no row', 'id,code', []],
  ['no object where there may be none', 'id,code', null, { isMaybeSingle: true }],
  ['a number of rows without the rows', 'id', null, { method: 'HEAD' }],
  [
    'an alias, a cast, a path and related rows',
    'name:full_name,size::text,meta->>x,orders(id,total),...plan(kind)',
    [{ name: 1, size: 1, x: 1, orders: [], kind: 1 }],
  ],
  ['all columns', '*', [{ id: 1 }]],
  ['a function’s result', null, 5],
])('gives %s', async (_what, select, data, fields = {}) => {
  expect(await dataOf(requestFor(select, data, fields))).toBe(data);
});

it.each([
  ['rows of something else', [{ id: 'x' }]],
  ['an object of something else', { message: 'Log in to the network' }],
  ['a text', '<!doctype html>'],
  ['a list of texts', ['a']],
  ['nothing at all', null],
])('takes %s for a failure, so that no field is shown empty', async (_what, data) => {
  await expect(dataOf(requestFor('id,code', data))).rejects.toMatchObject({ name: 'ServiceError', status: 502 });
});

it.each([{}, [{}]])('takes an empty row for a failure, also when all columns are selected: %j', async (data) => {
  await expect(dataOf(requestFor('*', data))).rejects.toMatchObject({ status: 502 });
});

it.each([[200], [201]])('takes what cannot be read for a failure of the server, also with status %i', async (status) => {
  const answer = { data: null, error: { message: '<!doctype html><title>Log in to the network</title>' }, status };
  const error: unknown = await dataOf({ retry: async () => answer }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502 });
  expect(problemOf(error)).toMatchObject({ title: 'The service reported an error', canRetry: true });
});

it('takes no change of rows that selects none, as nothing would come back from it: a type error', () => {
  const change = (client: Client) => [
    // @ts-expect-error -- not selected
    () => dataOf(client.from('tickets').update({ status: 'closed' }).eq('id', 'x')),
    // @ts-expect-error -- not selected
    () => dataOf(client.from('tickets').upsert({ subject: 'x', message: 'x', topic: 'rules' })),
    // @ts-expect-error -- not selected
    () => dataOf(client.from('affiliate_payout_methods').delete().eq('affiliate_id', 'x')),
    () => dataOf(client.from('tickets').update({ status: 'closed' }).eq('id', 'x').select('id').single()),
    () => dataOf(client.rpc('end_account', { _account: 'x', _practice: 'hedging', _evidence: 'x' })),
  ];
  expect(change).toBeTypeOf('function');
});
