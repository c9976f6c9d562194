import type { FunctionSpec } from '@duneline/specs/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, ben, notesSpec, redTeam } from '../fixtures/notes.ts';
import { openNotes, openSpec } from '../fixtures/openNotes.ts';
import { openShop } from '../fixtures/openShop.ts';
import type { Answer, NotesBackend } from '../fixtures/openNotes.ts';

let notes: NotesBackend;
beforeEach(() => (notes = openNotes()));

function asService(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return notes.send(method, `/rest/v1/${path}`, { body, headers, key: notes.backend.keys.serviceRole });
}

describe('functions', () => {
  it('answers a scalar with its bare value', async () => {
    expect((await asService('POST', 'rpc/is_member', { _team: redTeam, _user: ben })).body).toBe(true);
    expect((await asService('GET', `rpc/is_member?_team=${redTeam}&_user=${ada}`)).body).toBe(false);
  });

  it('reads a set of rows like a table', async () => {
    expect((await asService('GET', `rpc/notes_of?_owner=${ada}&select=id&rank=not.is.null&order=id.desc`)).body).toEqual([
      { id: 3 },
      { id: 2 },
    ]);
  });

  it('knows the columns of a table that has no rows', async () => {
    const days: FunctionSpec = {
      ...notesSpec.functions['roll']!,
      name: 'days',
      args: [],
      returns: { type: 'record', isSet: true, columns: [{ name: 'day', type: 'date' }] },
      volatility: 'stable',
      grants: ['anon'],
      body: () => [],
    };
    const { send } = openSpec({ ...notesSpec, functions: { ...notesSpec.functions, days } });
    expect(await send('GET', '/rest/v1/rpc/days?select=day&order=day')).toMatchObject({ status: 200, body: [] });
    expect(await send('GET', '/rest/v1/rpc/days?select=night')).toMatchObject({ status: 400, body: { code: '42703' } });
  });

  it('asks after the grant before it reads a JSON body, and after it has read parameters', async () => {
    const asAnon = (method: string, path: string, body?: unknown) => notes.send(method, `/rest/v1/rpc/${path}`, { body });
    expect(await asAnon('POST', 'is_member', { _team: 'x', _user: ben })).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(await asAnon('GET', `is_member?_team=x&_user=${ben}`)).toMatchObject({ status: 400, body: { code: '22P02' } });
  });

  it('asks after the grant before it refuses to change something in a GET', async () => {
    const roll = { ...notesSpec.functions['roll'], grants: ['service_role'] } as FunctionSpec;
    const closed = openSpec({ ...notesSpec, functions: { ...notesSpec.functions, roll } });
    expect(await closed.send('GET', '/rest/v1/rpc/roll')).toMatchObject({ status: 401, body: { code: '42501' } });
  });

  it('names what does not fit a call', async () => {
    expect(await asService('POST', 'rpc/is_member', { _team: redTeam })).toMatchObject({
      status: 404,
      body: { code: 'PGRST202', message: 'Could not find the function public.is_member(_team) in the schema cache' },
    });
    expect(await asService('POST', 'rpc/rol')).toMatchObject({
      status: 404,
      body: {
        code: 'PGRST202',
        message: 'Could not find the function public.rol without parameters in the schema cache',
        hint: 'Perhaps you meant to call the function public.roll',
      },
    });
    expect(await asService('POST', 'rpc/is_member', { _team: 'x', _user: ben })).toMatchObject({
      status: 400,
      body: { code: '22P02' },
    });
    expect(await asService('GET', 'rpc/roll')).toMatchObject({ status: 405, body: { code: '25006' } });
    expect(await asService('PUT', 'rpc/roll', {})).toMatchObject({ status: 405, body: { code: 'PGRST101' } });
  });
});

describe('calls', () => {
  const { send } = openShop();

  it.each([
    ['GET', 'rpc/add?a=1', undefined, '11'],
    ['POST', 'rpc/add', { a: 1, b: 2 }, '3'],
    ['GET', 'rpc/numbers?upto=5&limit=2&offset=1', undefined, '[2,3]'],
    ['GET', 'rpc/find_goods?wanted=tea&select=id,price', undefined, '{"id":1,"price":12.50}'],
    ['GET', 'rpc/find_goods?wanted=none&select=id', undefined, '{"id":null}'],
    ['GET', 'rpc/totals?code=eq.cup', undefined, '[{"code":"cup","total":6.00}]'],
    ['POST', 'rpc/totals?order=code.desc&select=code&limit=1', {}, '[{"code":"tea"}]'],
    ['POST', 'rpc/pick', { picked: [1] }, '[1]'],
  ])('%s %s with %j give %s', async (method, path, body, text) => {
    expect(await send(method, path, body)).toMatchObject({ status: 200, text });
  });

  it('take a whole body of another type where the function does', async () => {
    expect((await send('POST', 'rpc/shout', 'hush', { 'content-type': 'text/plain' })).text).toBe('"HUSH"');
    expect(await send('POST', 'rpc/add', 'hush', { 'content-type': 'text/plain' })).toMatchObject({
      status: 404,
      body: {
        code: 'PGRST202',
        message: 'Could not find the function public.add in the schema cache',
        details:
          'Searched for the function public.add with a single unnamed text parameter, but no matches were found in the schema cache.',
      },
    });
  });

  it('are counted, and held to the rows that they may give', async () => {
    const counted = await send('GET', 'rpc/numbers?upto=5&limit=2', undefined, { prefer: 'count=exact' });
    expect([counted.status, counted.headers.get('content-range')]).toEqual([206, '0-1/5']);
    const strict = { prefer: 'handling=strict, max-affected=3' };
    expect((await send('POST', 'rpc/numbers', { upto: 4 }, strict)).body).toMatchObject({ code: 'PGRST124' });
    expect((await send('POST', 'rpc/add', { a: 4 }, strict)).body).toMatchObject({ code: 'PGRST128' });
  });
});
