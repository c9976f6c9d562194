import { beforeEach, describe, expect, it } from 'vitest';
import { ada, ben, redTeam } from '../fixtures/notes.ts';
import { openNotes } from '../fixtures/openNotes.ts';
import type { Answer, NotesBackend } from '../fixtures/openNotes.ts';

let notes: NotesBackend;
beforeEach(() => (notes = openNotes()));

const representation = { prefer: 'return=representation' };
function asService(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return notes.send(method, `/rest/v1/${path}`, { body, headers, key: notes.backend.keys.serviceRole });
}

describe('insert', () => {
  it('fills in defaults, identity and generated columns', async () => {
    expect(await asService('POST', 'notes', { owner: ada, title: 'New', rank: '4' }, representation)).toMatchObject({
      status: 201,
      body: [
        {
          id: 6,
          owner: ada,
          title: 'New',
          status: 'draft',
          rank: 4,
          tags: [],
          meta: null,
          title_length: 3,
          updated_at: '2026-03-01T09:00:00+00:00',
        },
      ],
    });
  });

  it('answers with an empty body unless the row is asked for', async () => {
    const { status, body, headers } = await asService('POST', 'notes', { owner: ada, title: 'New' });
    expect([status, body, headers.get('content-range')]).toEqual([201, '', '*/*']);
  });

  it('tells where the row is when only headers are wanted', async () => {
    const { headers } = await asService('POST', 'notes', { owner: ada, title: 'New' }, { prefer: 'return=headers-only' });
    expect(headers.get('location')).toBe('/notes?id=eq.6');
  });

  it('takes many rows at once, and none of them when one is wrong', async () => {
    const rows = [
      { owner: ada, title: 'One' },
      { owner: ada, title: 'One' },
    ];
    expect(await asService('POST', 'notes', rows)).toMatchObject({
      status: 409,
      body: {
        code: '23505',
        details: `Key (owner, title)=(${ada}, One) already exists.`,
        message: 'duplicate key value violates unique constraint "notes_owner_title_key"',
      },
    });
    expect((await asService('GET', 'notes?title=eq.One')).body).toEqual([]);
  });

  it('gives NULL to a key that one of many rows lacks, or its default when that is preferred', async () => {
    const rows = [
      { owner: ada, title: 'One', status: 'published' },
      { owner: ada, title: 'Two' },
    ];
    const path = 'notes?columns="owner","title","status"';
    expect(await asService('POST', path, rows)).toMatchObject({ status: 400, body: { code: '23502' } });
    expect(await asService('POST', path, rows, { prefer: 'missing=default,return=representation' })).toMatchObject({
      status: 201,
      body: [{ status: 'published' }, { status: 'draft' }],
    });
  });

  it.each([
    [
      'a NULL where none may be',
      { owner: ada },
      400,
      '23502',
      'null value in column "title" of relation "notes" violates not-null constraint',
    ],
    [
      'a failed check',
      { owner: ada, title: 'x', rank: 0 },
      400,
      '23514',
      'new row for relation "notes" violates check constraint "notes_rank_positive"',
    ],
    [
      'a reference to nothing',
      { owner: ada, title: 'x', team_id: ada },
      409,
      '23503',
      'insert or update on table "notes" violates foreign key constraint "notes_team_id_fkey"',
    ],
    ['an identity value', { id: 9, owner: ada, title: 'x' }, 400, '428C9', 'cannot insert a non-DEFAULT value into column "id"'],
    [
      'a generated value',
      { owner: ada, title: 'x', title_length: 1 },
      400,
      '428C9',
      'cannot insert a non-DEFAULT value into column "title_length"',
    ],
    [
      'an enum label that is none',
      { owner: ada, title: 'x', status: 'lost' },
      400,
      '22P02',
      'invalid input value for enum note_status: "lost"',
    ],
    [
      'a fraction for an integer',
      { owner: ada, title: 'x', rank: 1.5 },
      400,
      '22P02',
      'invalid input syntax for type integer: "1.5"',
    ],
    [
      'an integer that is too large',
      { owner: ada, title: 'x', rank: 2 ** 31 },
      400,
      '22003',
      'value "2147483648" is out of range for type integer',
    ],
    [
      'an unknown column',
      { owner: ada, colour: 'red' },
      400,
      'PGRST204',
      "Could not find the 'colour' column of 'notes' in the schema cache",
    ],
    [
      'a key of the prototype',
      '{"__proto__": 1, "owner": "x"}',
      400,
      'PGRST204',
      "Could not find the '__proto__' column of 'notes' in the schema cache",
    ],
    ['no JSON', '{', 400, 'PGRST102', 'Empty or invalid json'],
    ['rows that are none', [1], 400, 'PGRST102', 'All object keys must match'],
    ['uneven rows', [{ owner: ada, title: 'x' }, { owner: ada }], 400, 'PGRST102', 'All object keys must match'],
  ])('refuses %s', async (_, body, status, code, message) => {
    const before = notes.backend.snapshot().tables;
    expect(await asService('POST', 'notes', body)).toMatchObject({ status, body: { code, message } });
    expect(notes.backend.snapshot().tables).toEqual(before);
  });

  it('prints the failing row, and the missing key, to callers that row-level security does not bind', async () => {
    expect((await asService('POST', 'teams', { id: redTeam, name: null })).body).toHaveProperty(
      'details',
      `Failing row contains (${redTeam}, null).`,
    );
    expect((await asService('POST', 'notes', { owner: ada, title: 'x', team_id: ben })).body).toHaveProperty(
      'details',
      `Key (team_id)=(${ben}) is not present in table "teams".`,
    );
  });

  it('counts only the rows of a partial unique index', async () => {
    expect((await asService('POST', 'notes', { owner: ada, title: 'a', rank: 1 })).status).toBe(201);
    expect(await asService('POST', 'notes', { owner: ada, title: 'b', rank: 1, status: 'published' })).toMatchObject({
      status: 409,
      body: { code: '23505', details: 'Key (rank)=(1) already exists.' },
    });
  });

  it('undoes an insert whose single object is not single', async () => {
    const rows = ['a', 'b'].map((title) => ({ owner: ada, title }));
    const headers = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
    expect(await asService('POST', 'notes', rows, headers)).toMatchObject({ status: 406, body: { code: 'PGRST116' } });
    expect((await asService('GET', 'notes?title=in.(a,b)')).body).toEqual([]);
  });
});
