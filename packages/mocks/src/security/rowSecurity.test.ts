import { beforeEach, describe, expect, it } from 'vitest';
import { ada, ben, redTeam } from '../fixtures/notes.ts';
import { openNotes } from '../fixtures/openNotes.ts';
import type { Answer, NotesBackend } from '../fixtures/openNotes.ts';

let notes: NotesBackend;
let tokens: Record<string, string>;

beforeEach(async () => {
  notes = openNotes();
  tokens = {
    ada: (await notes.signIn('ada@notes.example')).access_token,
    ben: (await notes.signIn('ben@notes.example')).access_token,
  };
});

function as(person: string, method: string, path: string, body?: unknown, prefer = 'return=representation'): Promise<Answer> {
  return notes.send(method, `/rest/v1/${path}`, {
    body,
    headers: { prefer },
    ...(tokens[person] !== undefined && { token: tokens[person] }),
  });
}

const seen = async (person: string): Promise<unknown> =>
  ((await as(person, 'GET', 'notes?select=id&order=id')).body as { id: number }[]).map((row) => row.id);

describe('select', () => {
  it('shows a row for which one permissive policy and every restrictive one is true', async () => {
    expect(await seen('anon')).toEqual([2]);
    expect(await seen('ada')).toEqual([1, 2, 3]);
    expect(await seen('ben')).toEqual([2, 3, 4]);
  });

  it('shows everything to the service role', async () => {
    expect((await notes.send('GET', '/rest/v1/notes', { key: notes.backend.keys.serviceRole })).body).toHaveLength(5);
  });

  it('counts only what the caller may see', async () => {
    const { headers } = await as('anon', 'GET', 'notes?select=id', undefined, 'count=exact');
    expect(headers.get('content-range')).toBe('0-0/1');
  });

  it('denies a table without a grant: 401 to anon, 403 to a signed-in person', async () => {
    const body = { code: '42501', details: null, hint: null, message: 'permission denied for table members' };
    expect(await as('anon', 'GET', 'members')).toMatchObject({ status: 401, body });
    expect((await as('ben', 'GET', 'members')).body).toEqual([{ team_id: redTeam, user_id: ben }]);
  });
});

describe('insert', () => {
  const broken = (policy = ''): object => ({
    code: '42501',
    details: null,
    hint: null,
    message: `new row violates row-level security policy${policy} for table "notes"`,
  });

  it('takes a row that the check allows, with the caller as default owner', async () => {
    expect(await as('ada', 'POST', 'notes?select=id,owner', { title: 'Mine' })).toMatchObject({
      status: 201,
      body: [{ id: 6, owner: ada }],
    });
  });

  it('refuses a row that the check denies', async () => {
    expect(await as('ada', 'POST', 'notes', { title: 'Theirs', owner: ben })).toMatchObject({ status: 403, body: broken() });
    expect(await as('anon', 'POST', 'notes', { title: 'x', owner: ben })).toMatchObject({ status: 401, body: broken('') });
  });

  it('names the restrictive policy that denies a row', async () => {
    expect(await as('ada', 'POST', 'notes', { title: 'LOUD' })).toMatchObject({ status: 403, body: broken(' "No shouting"') });
  });

  it('refuses to return a row that the caller may not read, though it would be stored silently', async () => {
    const hidden = { title: 'Hidden', status: 'archived' };
    expect(await as('ada', 'POST', 'notes', hidden)).toMatchObject({
      status: 403,
      body: broken(' "Nobody reads archived notes"'),
    });
    expect(await as('ada', 'POST', 'notes', hidden, 'return=minimal')).toMatchObject({ status: 201 });
  });

  it('looks at policies before constraints, and keeps values out of messages', async () => {
    expect(await as('ada', 'POST', 'notes', { title: 'x', owner: ben, rank: 0 })).toMatchObject({ status: 403 });
    expect((await as('ada', 'POST', 'notes', { title: 'x', rank: 0 })).body).toMatchObject({ code: '23514', details: null });
    expect((await as('ada', 'POST', 'notes', { title: 'Draft of Ada' })).body).toMatchObject({ code: '23505', details: null });
    expect((await as('ada', 'POST', 'notes', { title: 'x', team_id: ben })).body).toMatchObject({
      code: '23503',
      details: 'Key is not present in table "teams".',
    });
  });
});

describe('update and delete', () => {
  it('leaves rows alone that USING hides, without an error', async () => {
    expect(await as('ada', 'PATCH', 'notes?id=in.(1,2,4)&select=id', { rank: 9 })).toMatchObject({
      status: 200,
      body: [{ id: 1 }, { id: 2 }],
    });
    expect(await as('ada', 'DELETE', 'notes?id=eq.4&select=id')).toMatchObject({ status: 200, body: [] });
    expect(await as('anon', 'DELETE', 'notes?id=gt.0', undefined, 'return=minimal')).toMatchObject({ status: 204 });
    expect((await notes.send('GET', '/rest/v1/notes', { key: notes.backend.keys.serviceRole })).body).toHaveLength(5);
  });

  it('uses USING as the check of an update that has none', async () => {
    expect(await as('ada', 'PATCH', 'notes?id=eq.1', { owner: ben })).toMatchObject({ status: 403, body: { code: '42501' } });
  });

  it('refuses an update that hides the row from its own writer', async () => {
    expect(await as('ada', 'PATCH', 'notes?id=eq.1', { status: 'archived' }, 'return=minimal')).toMatchObject({
      status: 403,
      body: { code: '42501' },
    });
  });

  it('does not reach a row that SELECT hides, even one that the caller owns', async () => {
    expect(await as('ben', 'PATCH', 'notes?id=eq.5&select=id', { status: 'draft' })).toMatchObject({ status: 200, body: [] });
  });
});

describe('functions', () => {
  it('lets a definer function see what its caller does not', async () => {
    expect((await as('ada', 'POST', 'rpc/is_member', { _team: redTeam, _user: ben })).body).toBe(true);
  });

  it('filters the rows that an invoker function reads', async () => {
    expect((await as('anon', 'POST', 'rpc/notes_of?select=id', { _owner: ada })).body).toEqual([{ id: 2 }]);
  });

  it('denies a function without a grant', async () => {
    expect(await as('anon', 'POST', 'rpc/is_member', { _team: redTeam, _user: ben })).toMatchObject({
      status: 401,
      body: { code: '42501', message: 'permission denied for function is_member' },
    });
  });
});
