import { beforeEach, describe, expect, it } from 'vitest';
import { redTeam } from '../fixtures/notes.ts';
import { openNotes } from '../fixtures/openNotes.ts';
import type { Answer, NotesBackend } from '../fixtures/openNotes.ts';

let notes: NotesBackend;
beforeEach(() => (notes = openNotes()));

const representation = { prefer: 'return=representation' };
function asService(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return notes.send(method, `/rest/v1/${path}`, { body, headers, key: notes.backend.keys.serviceRole });
}

describe('update and delete', () => {
  it('changes the rows that match, and the touched column with them', async () => {
    notes.backend.clock.advance(60_000);
    expect(
      await asService('PATCH', 'notes?id=eq.1&select=title,title_length,updated_at', { title: 'Changed' }, representation),
    ).toMatchObject({
      status: 200,
      body: [{ title: 'Changed', title_length: 7, updated_at: '2026-03-01T09:01:00+00:00' }],
    });
  });

  it('is no error when nothing matches', async () => {
    expect(await asService('PATCH', 'notes?id=eq.99', { title: 'x' })).toMatchObject({ status: 204, body: '' });
    expect(await asService('DELETE', 'notes?id=eq.99', undefined, representation)).toMatchObject({ status: 200, body: [] });
  });

  it('removes what a foreign key cascades to, and clears what it sets to null', async () => {
    expect((await asService('DELETE', `teams?id=eq.${redTeam}`)).status).toBe(204);
    expect((await asService('GET', 'members')).body).toEqual([]);
    expect((await asService('GET', 'notes?id=eq.3&select=team_id')).body).toEqual([{ team_id: null }]);
  });

  it('undoes a change that touches more rows than allowed', async () => {
    const prefer = 'handling=strict, max-affected=2';
    expect(await asService('DELETE', 'notes?id=gt.2', undefined, { prefer })).toMatchObject({
      status: 400,
      body: { code: 'PGRST124', details: 'The query affects 3 rows' },
    });
    expect((await asService('GET', 'notes?select=id')).body).toHaveLength(5);
  });

  it('refuses a key that another row holds', async () => {
    expect(await asService('PATCH', 'notes?id=eq.1', { title: 'For the red team' })).toMatchObject({
      status: 409,
      body: { code: '23505' },
    });
  });
});
