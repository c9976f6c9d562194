import { describe, expect, it } from 'vitest';
import { openNotes } from '../fixtures/openNotes.ts';

const { backend, send } = openNotes();
const read = (query: string, headers: Record<string, string> = {}) =>
  send('GET', `/rest/v1/notes${query}`, { key: backend.keys.serviceRole, headers });
const ids = async (query: string): Promise<unknown> => {
  const { status, body } = await read(`?select=id&order=id&${query}`);
  return status === 200 && Array.isArray(body) ? body.map((row: { id: number }) => row.id) : body;
};

describe('filters', () => {
  it.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3, 4, 5]],
    ['id=gt.3&id=lte.5', [4, 5]],
    ['id=in.(1,"4",9)', [1, 4]],
    ['id=not.in.(1,4)', [2, 3, 5]],
    ['title=like.Draft*', [1, 4]],
    ['title=ilike.draft of *', [1, 4]],
    ['title=not.ilike.*of*', [2, 3, 5]],
    ['title=like(any).{Draft*,Archived*}', [1, 4, 5]],
    ['title=like(all).{*of*,*Ada}', [1]],
    ['rank=is.null', [1, 4, 5]],
    ['rank=is.not_null', [2, 3]],
    ['rank=not.is.null', [2, 3]],
    ['rank=neq.1', [3]],
    ['rank=isdistinct.1', [1, 3, 4, 5]],
    ['status=gt.draft', [2, 5]],
    ['tags=cs.{a}', [2]],
    ['tags=ov.{b,z}', [2]],
    ['tags=cd.{a,b,c}&tags=neq.{}', [2]],
    ['meta=cs.{"colour":"red"}', [2]],
    ['meta->>colour=eq.blue', [4]],
    ['meta->list->0->>name=eq.x', [2]],
    ['or=(id.eq.1,and(id.gt.3,status.eq.archived))', [1, 5]],
    ['not.or=(id.eq.1,id.eq.2)', [3, 4, 5]],
    ['and=(id.gt.1,not.or(id.eq.2,title.eq."Draft of Ben"))', [3, 5]],
    ['or=(id.in.(1,2),tags.cs.{zzz})', [1, 2]],
    ['title=eq.null', []],
  ])('?%s finds %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('refuses a literal that the column cannot hold', async () => {
    expect(await read('?team_id=eq.abc')).toMatchObject({
      status: 400,
      body: { code: '22P02', message: 'invalid input syntax for type uuid: "abc"' },
    });
    expect(await read('?status=eq.lost')).toMatchObject({
      status: 400,
      body: { code: '22P02', message: 'invalid input value for enum note_status: "lost"' },
    });
  });

  it('names an unknown column and the one that may be meant', async () => {
    expect((await read('?titel=eq.x')).body).toEqual({
      code: '42703',
      details: null,
      hint: 'Perhaps you meant to reference the column "notes.title".',
      message: 'column notes.titel does not exist',
    });
  });

  it('refuses an operator that the type does not have', async () => {
    expect(await read('?id=like.1*')).toMatchObject({
      status: 404,
      body: { code: '42883', message: 'operator does not exist: bigint ~~ unknown' },
    });
  });
});

describe('grammar', () => {
  it.each([
    ['?id=1', '"failed to parse filter (1)" (line 1, column 1)', 'unexpected "1" expecting "not" or operator (eq, gt, ...)'],
    [
      '?id=equals.1',
      '"failed to parse filter (equals.1)" (line 1, column 1)',
      'unexpected "e" expecting "not" or operator (eq, gt, ...)',
    ],
    ['?id=in.1', '"failed to parse filter (in.1)" (line 1, column 4)', 'unexpected "1" expecting "("'],
    ['?or=id.eq.1', '"failed to parse logic tree (id.eq.1)" (line 1, column 1)', 'unexpected "i" expecting "("'],
    [
      '?order=id.ac',
      '"failed to parse order (id.ac)" (line 1, column 4)',
      'unexpected "a" expecting "asc", "desc", "nullsfirst" or "nullslast"',
    ],
    [
      '?select=id,',
      '"failed to parse select parameter (id,)" (line 1, column 4)',
      'unexpected end of input expecting field name (* or [a..z0..9_$])',
    ],
  ])('%s is PGRST100 with the place', async (query, message, details) => {
    const { status, body } = await read(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'PGRST100', hint: null, message });
    expect(body).toHaveProperty('details', details);
  });
});

describe('shape and order', () => {
  it('gives columns, aliases, casts and JSON paths', async () => {
    const { body } = await read('?id=eq.2&select=id,name:title,rank::text,meta->>colour,first:meta->list->0->>name');
    expect(body).toEqual([{ id: 2, name: 'Published by Ada', rank: '1', colour: 'red', first: 'x' }]);
  });

  it('puts nulls last when ascending and first when descending, unless told otherwise', async () => {
    const order = async (by: string): Promise<unknown> =>
      ((await read(`?select=id&order=${by},id`)).body as { id: number }[]).map((row) => row.id);
    expect(await order('rank')).toEqual([2, 3, 1, 4, 5]);
    expect(await order('rank.desc')).toEqual([1, 4, 5, 3, 2]);
    expect(await order('rank.desc.nullslast')).toEqual([3, 2, 1, 4, 5]);
    expect(await order('status.desc')).toEqual([5, 2, 1, 3, 4]);
    expect(await order('meta->>colour.desc')).toEqual([1, 3, 5, 2, 4]);
  });

  it('pages with limit and offset, and counts when asked', async () => {
    const page = await read('?select=id&order=id&limit=2&offset=1', { prefer: 'count=exact' });
    expect(page).toMatchObject({ status: 206, body: [{ id: 2 }, { id: 3 }] });
    expect(page.headers.get('content-range')).toBe('1-2/5');
    expect(page.headers.get('preference-applied')).toBe('count=exact');
    const rest = await read('?select=id&offset=4');
    expect(rest.status).toBe(200);
    expect(rest.headers.get('content-range')).toBe('4-4/*');
  });

  it('takes the Range header', async () => {
    const { headers, body } = await read('?select=id&order=id', { range: '0-1' });
    expect(body).toEqual([{ id: 1 }, { id: 2 }]);
    expect(headers.get('content-range')).toBe('0-1/*');
  });

  it.each([
    ['?limit=2&offset=1', '2-9', 200, '2-2/*'],
    ['?limit=9', '1-2', 200, '1-2/*'],
    ['?limit=0', '0-9', 200, '*/*'],
    ['?limit=2', '4-9', 416, null],
    ['', '3-1', 416, null],
    ['', 'rows=0-1', 200, '0-4/*'],
    ['?limit=none&offset=-3', '', 200, '0-4/*'],
  ])('reads what both %j and the Range %j allow', async (query, range, status, contentRange) => {
    const answer = await read(query, { range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
  });

  it('names the place of what it gives, with the parameters in order', async () => {
    const { headers } = await read('?select=id&limit=1&id=gt.0&or=(title.like.D*,id.eq.9)');
    expect(headers.get('content-location')).toBe('/notes?id=gt.0&limit=1&or=%28title.like.D%2A%2Cid.eq.9%29&select=id');
  });

  it('gives every column when nothing is selected', async () => {
    const { body } = await read('?select=&id=eq.1');
    expect(body).toMatchObject([{ id: 1, title: 'Draft of Ada', rank: null }]);
  });

  it('refuses an offset beyond the counted rows', async () => {
    expect(await read('?offset=9', { prefer: 'count=exact' })).toMatchObject({
      status: 416,
      body: { code: 'PGRST103', details: 'An offset of 9 was requested, but there are only 5 rows.' },
    });
    expect(await read('?limit=-1')).toMatchObject({
      status: 416,
      body: { details: 'Limit should be greater than or equal to zero.' },
    });
  });

  it('gives one object where exactly one row is wanted', async () => {
    const accept = { accept: 'application/vnd.pgrst.object+json' };
    const one = await read('?select=id&id=eq.1', accept);
    expect(one.body).toEqual({ id: 1 });
    expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
    expect(await read('?select=id&id=gt.3', accept)).toMatchObject({
      status: 406,
      body: {
        code: 'PGRST116',
        details: 'The result contains 2 rows',
        hint: null,
        message: 'Cannot coerce the result to a single JSON object',
      },
    });
  });

  it('answers HEAD with the headers of a GET alone', async () => {
    const { status, body, headers } = await send('HEAD', '/rest/v1/notes?id=lt.3', {
      key: backend.keys.serviceRole,
      headers: { prefer: 'count=exact' },
    });
    expect([status, body, headers.get('content-range')]).toEqual([200, '', '0-1/2']);
  });
});

describe('requests that lead nowhere', () => {
  it('names an unknown table and the one that may be meant', async () => {
    expect(await send('GET', '/rest/v1/note')).toMatchObject({
      status: 404,
      body: {
        code: 'PGRST205',
        details: null,
        hint: "Perhaps you meant the table 'public.notes'",
        message: "Could not find the table 'public.note' in the schema cache",
      },
    });
  });

  it.each([
    ['__proto__', 404, 'PGRST205'],
    ['constructor', 404, 'PGRST205'],
    ['notes/5', 404, 'PGRST125'],
    ['%ff', 404, 'PGRST125'],
  ])('answers /%s with %i %s', async (path, status, code) => {
    expect(await send('GET', `/rest/v1/${path}`)).toMatchObject({ status, body: { code } });
  });

  it('refuses another schema and a media type that it cannot serve', async () => {
    expect(await read('', { 'accept-profile': 'secret' })).toMatchObject({ status: 406, body: { code: 'PGRST106' } });
    expect(await read('', { accept: 'image/png' })).toMatchObject({ status: 406, body: { code: 'PGRST107' } });
  });

  it('refuses unknown preferences when handling is strict', async () => {
    expect(await read('', { prefer: 'handling=strict, anything=odd' })).toMatchObject({
      status: 400,
      body: { code: 'PGRST122', details: 'Invalid preferences: anything=odd' },
    });
  });
});
