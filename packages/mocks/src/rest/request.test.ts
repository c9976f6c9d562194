import { beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '../fixtures/openShop.ts';
import { openShop } from '../fixtures/openShop.ts';

let shop: Shop;
beforeEach(() => (shop = openShop()));

const representation = { prefer: 'return=representation' };

describe('bodies', () => {
  it('may be CSV or a form', async () => {
    const csv = { ...representation, 'content-type': 'text/csv' };
    expect((await shop.send('POST', 'goods?select=code,note', 'code,note\nx,"a, ""b"""\ny,NULL\n', csv)).body).toEqual([
      { code: 'x', note: 'a, "b"' },
      { code: 'y', note: null },
    ]);
    const form = { ...representation, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shop.send('PATCH', 'goods?id=eq.1&select=note', 'note=oolong+tea', form)).body).toEqual([
      { note: 'oolong tea' },
    ]);
  });

  it.each([
    ['text/csv', 'code,note\nx', 'All lines must have same number of fields'],
    ['text/plain', 'tea', 'Content-Type not acceptable: text/plain'],
    ['application/octet-stream', 'tea', 'Content-Type not acceptable: application/octet-stream'],
    ['application/json', '{', 'Empty or invalid json'],
  ])('of the type %s are refused when they are no rows', async (type, body, message) => {
    expect(await shop.send('POST', 'goods', body, { 'content-type': type })).toMatchObject({
      status: 400,
      body: { code: 'PGRST102', message },
    });
  });
});

describe('answers', () => {
  it('are CSV where that is wanted, as Postgres prints records', async () => {
    const { text, headers } = await shop.send('GET', 'goods?select=code,note,seen_at,facts&order=id&limit=2', undefined, {
      accept: 'text/csv',
    });
    expect(text).toBe('code,note,seen_at,facts\ntea,green,"2026-03-01 08:00:00+00","{""a"": null}"\ncup,"not for sale",,');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('leave nulls out where that is wanted', async () => {
    const accept = 'application/vnd.pgrst.object+json;nulls=stripped';
    const { body, headers } = await shop.send('GET', 'goods?select=code,parent_id,facts&id=eq.1', undefined, { accept });
    expect([body, headers.get('content-type')]).toEqual([{ code: 'tea', facts: {} }, `${accept}; charset=utf-8`]);
  });

  it('have the form that is wanted most', async () => {
    const accept = 'application/geo+json, application/json;q=0.5, text/csv;q=0.9';
    expect((await shop.send('GET', 'goods?select=id&id=eq.1', undefined, { accept })).text).toBe('id\n1');
  });

  it.each(['application/geo+json', 'application/vnd.pgrst.plan+json; for="application/json"', 'image/png'])(
    'are not %s',
    async (accept) => {
      expect(await shop.send('GET', 'goods', undefined, { accept })).toMatchObject({
        status: 406,
        body: { code: 'PGRST107', message: `None of these media types are available: ${accept}` },
      });
    },
  );

  it('print and read moments in the time zone that is preferred', async () => {
    const prefer = { prefer: 'timezone=America/New_York,return=representation' };
    const { body, headers } = await shop.send('PATCH', 'goods?id=eq.1&select=seen_at', { seen_at: '2026-07-01 10:00' }, prefer);
    expect(body).toEqual([{ seen_at: '2026-07-01T10:00:00-04:00' }]);
    expect(headers.get('preference-applied')).toBe('return=representation, timezone=America/New_York');
    expect((await shop.send('GET', 'goods?id=eq.1&select=seen_at')).body).toEqual([{ seen_at: '2026-07-01T14:00:00+00:00' }]);
  });

  it('leave preferences that are not known out of account, unless handling is strict', async () => {
    expect((await shop.send('GET', 'goods', undefined, { prefer: 'anything' })).status).toBe(200);
    expect(await shop.send('GET', 'goods', undefined, { prefer: 'handling=strict, anything, tx=rollback' })).toMatchObject({
      status: 400,
      body: { code: 'PGRST122', details: 'Invalid preferences: anything' },
    });
  });

  it.each(['strict', 'lenient'])('refuse a time zone that is not known, also when handling is %s', async (handling) => {
    expect(await shop.send('GET', 'goods', undefined, { prefer: `handling=${handling}, timezone=Mars/Base` })).toMatchObject({
      status: 400,
      body: { code: '22023', message: 'invalid value for parameter "TimeZone": "Mars/Base"' },
    });
  });

  it('name the schema when the request does, and refuse one that is not exposed', async () => {
    const { headers } = await shop.send('GET', 'goods', undefined, { 'accept-profile': 'public' });
    expect(headers.get('content-profile')).toBe('public');
    expect(await shop.send('GET', 'goods', undefined, { 'accept-profile': 'auth' })).toMatchObject({
      status: 406,
      body: { code: 'PGRST106', hint: 'Only the following schemas are exposed: public' },
    });
  });
});

describe('a NUL, which text of Postgres cannot hold', () => {
  it.each(['goods', 'rpc/add'])('is refused in a body for %s, and the text \\u0000 is not', async (path) => {
    expect(await shop.send('POST', path, String.raw`{"code":"a\u0000"}`)).toMatchObject({
      status: 400,
      body: { code: '22P05', details: String.raw`\u0000 cannot be converted to text.` },
    });
    expect((await shop.send('POST', path, String.raw`{"code":"a\\u0000"}`)).body).not.toMatchObject({ code: '22P05' });
  });

  it('is refused in a parameter', async () => {
    expect(await shop.send('GET', 'goods?code=eq.a%00')).toMatchObject({ status: 400, body: { code: '22021' } });
  });
});

describe('OPTIONS', () => {
  it('tells the methods of a table and of a function, and a browser what it may do', async () => {
    const { headers } = await shop.send('OPTIONS', 'goods');
    expect([headers.get('allow'), headers.get('access-control-allow-origin')]).toEqual([
      'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
      '*',
    ]);
    expect((await shop.send('OPTIONS', 'rpc/sell')).headers.get('allow')).toBe('OPTIONS,POST');
    expect((await shop.send('OPTIONS', 'rpc/add')).headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST');
    const asked = await shop.send('OPTIONS', 'goods', undefined, { 'access-control-request-method': 'PATCH' });
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
  });
});

describe('the root', () => {
  it('describes the project to the service key alone', async () => {
    const { body, headers } = await shop.send('GET', '');
    expect(headers.get('content-type')).toBe('application/openapi+json; charset=utf-8');
    expect(body).toMatchObject({
      swagger: '2.0',
      paths: { '/goods': { get: {} }, '/rpc/add': { get: {} }, '/rpc/sell': { post: {} } },
      definitions: {
        goods: { required: ['id', 'code', 'stock'], properties: { code: { maxLength: 5 }, price: { type: 'number' } } },
      },
    });
    const accept = 'application/openapi+json';
    expect((await shop.send('GET', '', undefined, { accept })).body).toEqual(body);
    expect((await shop.send('GET', 'goods', undefined, { accept })).status).toBe(406);
    expect((await shop.send('GET', '', undefined, { apikey: shop.backend.keys.anon })).status).toBe(403);
  });
});

describe('PUT', () => {
  it('writes the one row that its address names, anew or over the old one', async () => {
    const path = 'goods?id=eq.9&select=id,code,note';
    const row = { id: 9, code: 'pot', note: 'new' };
    expect(await shop.send('PUT', path, row, representation)).toMatchObject({ status: 201, body: [row] });
    expect(await shop.send('PUT', path, { ...row, note: 'old' }, representation)).toMatchObject({
      status: 200,
      body: [{ note: 'old' }],
    });
    expect(await shop.send('PUT', path, row)).toMatchObject({ status: 204, text: '' });
  });

  it.each([
    ['goods?id=gt.9', { id: 9, code: 'pot' }, 405, 'PGRST105'],
    ['goods?code=eq.pot', { id: 9, code: 'pot' }, 405, 'PGRST105'],
    ['goods', { id: 9, code: 'pot' }, 405, 'PGRST105'],
    ['goods?id=eq.9&limit=1', { id: 9, code: 'pot' }, 400, 'PGRST114'],
    ['goods?id=eq.9', { id: 8, code: 'pot' }, 400, 'PGRST115'],
    ['goods?id=eq.9', { code: 'pot' }, 400, '42703'],
  ])('of %s with %j is refused', async (path, body, status, code) => {
    const before = shop.backend.snapshot().tables;
    expect(await shop.send('PUT', path, body)).toMatchObject({ status, body: { code } });
    expect(shop.backend.snapshot().tables).toEqual(before);
  });
});

describe('grants on columns', () => {
  const visitor = (): Record<string, string> => ({ apikey: shop.backend.keys.anon });

  it('let through what names those columns only', async () => {
    expect((await shop.send('GET', 'staff?select=id,name&name=eq.Ida', undefined, visitor())).body).toEqual([
      { id: 1, name: 'Ida' },
    ]);
    expect((await shop.send('POST', 'staff', { id: 2, name: 'Per' }, visitor())).status).toBe(201);
    expect((await shop.send('PATCH', 'staff?id=eq.1', { name: 'Ada' }, visitor())).status).toBe(204);
  });

  it.each([
    ['GET', 'staff', undefined],
    ['GET', 'staff?select=id&salary=gt.1', undefined],
    ['POST', 'staff', { id: 3, name: 'x', salary: 1 }],
    ['PATCH', 'staff?id=eq.1', { salary: 1 }],
    ['PATCH', 'staff?salary=gt.1', { name: 'x' }],
    ['DELETE', 'staff?id=eq.1', undefined],
  ])('refuse %s %s', async (method, path, body) => {
    expect(await shop.send(method, path, body, visitor())).toMatchObject({
      status: 401,
      body: { code: '42501', message: 'permission denied for table staff' },
    });
  });
});

describe('upserts', () => {
  it('find no key in a partial index or in a column that is not there', async () => {
    const prefer = { prefer: 'resolution=merge-duplicates' };
    expect((await shop.send('POST', 'goods?on_conflict=note', { code: 'x' }, prefer)).body).toMatchObject({ code: '42P10' });
    expect((await shop.send('POST', 'goods?on_conflict=colour', { code: 'x' }, prefer)).body).toMatchObject({ code: '42703' });
  });
});
