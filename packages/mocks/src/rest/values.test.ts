import { beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '../fixtures/openShop.ts';
import { openShop } from '../fixtures/openShop.ts';

let shop: Shop;
beforeEach(() => (shop = openShop()));

const representation = { prefer: 'return=representation' };

describe('numbers', () => {
  it('keep all their digits on the way in and out, and through a snapshot', async () => {
    const expected = '[{"price":12.50,"stock":9007199254740993}]';
    expect((await shop.send('GET', 'goods?select=price,stock&id=eq.1')).text).toBe(expected);
    const path = 'goods?select=id,price,stock';
    expect((await shop.send('POST', path, '{"code":"x","price":1.005,"stock":9007199254740995}', representation)).text).toBe(
      '[{"id":4,"price":1.01,"stock":9007199254740995}]',
    );
    shop.backend.restore(structuredClone(shop.backend.snapshot()));
    expect((await shop.send('GET', 'goods?select=price,stock&id=eq.1')).text).toBe(expected);
  });

  it('compare exactly, as filters and as keys', async () => {
    expect((await shop.send('GET', 'goods?select=id&stock=eq.9007199254740993')).body).toEqual([{ id: 1 }]);
    expect((await shop.send('GET', 'goods?select=id&stock=eq.9007199254740992')).body).toEqual([]);
    expect((await shop.send('GET', 'goods?select=id&price=eq.12.500')).body).toEqual([{ id: 1 }]);
  });

  it.each([
    ['too many digits', { code: 'x', price: 100000 }, '22003', 'numeric field overflow'],
    ['too long a text', { code: 'sixsix' }, '22001', 'value too long for type character varying(5)'],
    [
      'a range upside down',
      { code: 'x', size: '[5,1]' },
      '22000',
      'range lower bound must be less than or equal to range upper bound',
    ],
    ['a fraction of an integer', '{"code":"x","stock":1.0}', '22P02', 'invalid input syntax for type bigint: "1.0"'],
  ])('refuse %s', async (_, body, code, message) => {
    expect(await shop.send('POST', 'goods', body)).toMatchObject({ status: 400, body: { code, message } });
  });
});

describe('JSON', () => {
  it('tells its own null from a missing member', async () => {
    expect((await shop.send('GET', 'goods?select=id&facts->a=not.is.null')).body).toEqual([{ id: 1 }]);
    expect((await shop.send('GET', 'goods?select=id&facts->>a=not.is.null')).body).toEqual([]);
    expect((await shop.send('GET', 'goods?select=id&facts->a=eq.null')).body).toEqual([{ id: 1 }]);
    expect((await shop.send('GET', 'goods?select=id&size->a=is.null')).body).toHaveLength(3);
  });
});

describe('filters', () => {
  it.each([
    ['size=adj.[5,9)', [1]],
    ['size=sl.[5,9)', [1]],
    ['size=cs.[2,3)', [1]],
    ['code=match.^t', [1]],
    ['code=imatch.^T', [1]],
    ['note=wfts.greens', [1]],
    ['note=fts(simple).greens', []],
    ['code=eq(any).{tea,cup}', [1, 2]],
    ['code=like(all).{*e*,t*}', [1]],
    ['code=in.("tea",cup)', [1, 2]],
    ['code=match.(a*)*$', [1, 2, 3]],
    ['code=match.\\A(t|c)', [1, 2]],
    ['price=isdistinct.12.5', [2, 3]],
    ['or=(size.cs."[2,3)",code.eq.kept)', [1, 3]],
    ['note=is.not_null', [1, 2]],
  ])('%s finds %j', async (filter, ids) => {
    const { body } = await shop.send('GET', `goods?select=id&order=id&${filter}`);
    expect(body).toEqual(ids.map((id) => ({ id })));
  });

  it.each([
    ['code=match.(', '2201B', 'invalid regular expression: parentheses () not balanced'],
    ['code=match.(?i)a', '0A000', 'the embedded backend cannot run this regular expression as Postgres does: (?i)a'],
    [
      'code=match.(a)\\1',
      '0A000',
      'the embedded backend matches in linear time, which this regular expression does not allow: (a)\\1',
    ],
    ['note=fts.fat &', '42601', 'no operand in tsquery: "fat &"'],
    ['note=fts(klingon).x', '42704', 'text search configuration "klingon" does not exist'],
    ['stock=is.true', '42804', 'argument of IS TRUE must be type boolean, not type bigint'],
    ['stock=cd.1', '42725', 'operator is not unique: bigint <@ unknown'],
  ])('%s is refused with %s', async (filter, code, message) => {
    const { body } = await shop.send('GET', `goods?${filter.replace('&', '%26')}`);
    expect(body).toMatchObject({ code, message });
  });
});
