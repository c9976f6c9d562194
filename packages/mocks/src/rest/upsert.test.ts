import { beforeEach, describe, expect, it } from 'vitest';
import { ada, redTeam } from '../fixtures/notes.ts';
import { openNotes } from '../fixtures/openNotes.ts';
import type { Answer, NotesBackend } from '../fixtures/openNotes.ts';

let notes: NotesBackend;
beforeEach(() => (notes = openNotes()));

function asService(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return notes.send(method, `/rest/v1/${path}`, { body, headers, key: notes.backend.keys.serviceRole });
}

describe('upsert', () => {
  const merge = { prefer: 'resolution=merge-duplicates,return=representation' };

  it('merges into the row that holds the key, and inserts where there is none', async () => {
    const path = 'notes?on_conflict=owner,title&select=id,rank';
    expect(await asService('POST', path, { owner: ada, title: 'Draft of Ada', rank: 5 }, merge)).toMatchObject({
      status: 200,
      body: [{ id: 1, rank: 5 }],
    });
    expect(await asService('POST', path, { owner: ada, title: 'Unheard of', rank: 6 }, merge)).toMatchObject({
      status: 201,
      body: [{ rank: 6 }],
    });
  });

  it('leaves a known row alone when duplicates are ignored', async () => {
    const prefer = 'resolution=ignore-duplicates,return=representation';
    expect(await asService('POST', 'teams', { id: redTeam, name: 'Crimson' }, { prefer })).toMatchObject({
      status: 201,
      body: [],
    });
    expect((await asService('GET', 'teams?select=name')).body).toEqual([{ name: 'Red' }]);
  });

  it('refuses a target that is no key, and a row that comes twice', async () => {
    expect(await asService('POST', 'teams?on_conflict=id,name', { name: 'x' }, merge)).toMatchObject({
      status: 400,
      body: { code: '42P10' },
    });
    const twice = [
      { id: redTeam, name: 'a' },
      { id: redTeam, name: 'b' },
    ];
    expect(await asService('POST', 'teams', twice, merge)).toMatchObject({ status: 500, body: { code: '21000' } });
  });
});
