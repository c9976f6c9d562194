import { beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '../fixtures/openShop.ts';
import { openShop } from '../fixtures/openShop.ts';

let shop: Shop;
beforeEach(() => (shop = openShop()));

const representation = { prefer: 'return=representation' };
const journal = async (): Promise<unknown> => (await shop.send('GET', 'journal?select=operation,code,in_table&order=id')).body;
const codes = async (): Promise<unknown> => (await shop.send('GET', 'goods?select=code&order=id')).body;

describe('triggers', () => {
  it('change a row before it is written, and leave one out', async () => {
    const rows = [{ code: ' jug ' }, { code: 'skip' }];
    expect(await shop.send('POST', 'goods?select=code', rows, representation)).toMatchObject({
      status: 201,
      body: [{ code: 'jug' }],
    });
    expect(await codes()).toEqual([{ code: 'tea' }, { code: 'cup' }, { code: 'kept' }, { code: 'jug' }]);
  });

  it('see, after the statement, all that it did', async () => {
    await shop.send('POST', 'goods', [{ code: 'one' }, { code: 'two' }]);
    expect(await journal()).toEqual([
      { operation: 'INSERT', code: 'one', in_table: 5 },
      { operation: 'INSERT', code: 'two', in_table: 5 },
    ]);
  });

  it('fire for the columns and under the condition that they name', async () => {
    await shop.send('PATCH', 'goods?id=eq.1', { note: 'black' });
    await shop.send('PATCH', 'goods?id=eq.1', { price: 12.5 });
    expect(await journal()).toEqual([]);
    await shop.send('PATCH', 'goods?id=eq.1', { price: 13 });
    expect(await journal()).toEqual([{ operation: 'UPDATE', code: 'tea', in_table: 3 }]);
  });

  it('raise what the caller is told, and the whole request is undone', async () => {
    expect(await shop.send('POST', 'goods', [{ code: 'fine' }, { code: 'bad' }])).toMatchObject({
      status: 418,
      body: { code: 'PT418', message: 'No such goods.', details: 'They are bad.', hint: 'Take others.' },
    });
    expect(await shop.send('POST', 'goods', [{ code: 'fine' }, { code: 'after' }])).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'Too late.' },
    });
    expect(await codes()).toHaveLength(3);
    expect(await journal()).toEqual([]);
  });

  it('fire for rows that a foreign key removes, and keep some from being deleted', async () => {
    expect((await shop.send('DELETE', 'goods?id=gt.0&select=code', undefined, representation)).body).toEqual([
      { code: 'tea' },
      { code: 'cup' },
    ]);
    expect(await codes()).toEqual([{ code: 'kept' }]);
    shop.backend.reset();
    await shop.send('DELETE', 'goods?id=eq.1');
    expect(await journal()).toEqual([
      { operation: 'DELETE', code: 'tea', in_table: 1 },
      { operation: 'DELETE', code: 'cup', in_table: 1 },
    ]);
  });

  it('see the row that an upsert proposes, and fire for what it becomes', async () => {
    const prefer = { prefer: 'resolution=merge-duplicates,return=representation' };
    const path = 'goods?on_conflict=code&select=id,code,price';
    expect(await shop.send('POST', path, { code: ' tea', price: 9 }, prefer)).toMatchObject({
      status: 200,
      body: [{ id: 1, code: 'tea', price: 9 }],
    });
    expect(await journal()).toEqual([{ operation: 'UPDATE', code: 'tea', in_table: 3 }]);
  });
});

describe('functions that write', () => {
  it('fire triggers, and leave nothing behind when they raise', async () => {
    expect((await shop.send('POST', 'rpc/sell', { wanted: 'tea' })).status).toBe(204);
    expect(await shop.send('POST', 'rpc/sell', { wanted: 'cup' })).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'Not for sale.', details: 'Ask again.', hint: 'Tomorrow.' },
    });
    expect((await shop.send('GET', 'goods?select=stock&order=id')).body).toEqual([{ stock: 0 }, { stock: 2 }, { stock: 0 }]);
  });

  it('are refused where they are declared not to', async () => {
    expect(await shop.send('POST', 'rpc/cheat')).toMatchObject({
      status: 400,
      body: { code: '0A000', message: 'UPDATE is not allowed in a non-volatile function' },
    });
  });
});
