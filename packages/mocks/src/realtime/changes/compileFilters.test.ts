import { describe, expect, it } from 'vitest';
import { ada } from '../../fixtures/notes.ts';
import { follow, told, wish } from '../fixtures/followChanges.ts';
import { subscribed } from '../fixtures/frames.ts';
import { openRealtime } from '../fixtures/openRealtime.ts';

describe('a filter', () => {
  it.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3]],
    ['id=lt.2', [1]],
    ['id=lte.2', [1, 2]],
    ['id=gt.2', [3]],
    ['id=gte.2', [2, 3]],
    ['id=in.(1,3)', [1, 3]],
    ['title=in.("a,b","x")', [1]],
    ['title=eq."a,b"', [1]],
    ['title=like.A%', [2]],
    ['title=ilike.a%', [1, 2]],
    ['title=match.^A', [2]],
    ['title=imatch.^a', [1, 2]],
    ['title=is.null', [3]],
    ['title=not.is.null', [1, 2]],
    ['title=isdistinct.Ab', [1, 3]],
    ['title=not.isdistinct.Ab', [2]],
    ['title=not.eq.Ab', [1]],
    ['id=not.in.(1,3)', [2]],
    ['id=gt.1,title=not.is.null', [2]],
    ['  ', [1, 2, 3]],
  ])('%s lets through what Postgres would', async (filter, expected) => {
    const { backend, write } = openRealtime();
    const { socket, said } = await follow(backend, [wish('boards', { filter })]);
    expect(said).toEqual([subscribed('c')]);
    await write('POST', 'boards', [
      { id: 1, title: 'a,b' },
      { id: 2, title: 'Ab' },
      { id: 3, title: null },
    ]);
    expect(told(socket).map((data) => Object(data['record']).id)).toEqual(expected);
  });

  it.each([
    ['id=like.1%', 'ERROR P0001 (raise_exception) operator like requires a text-compatible column type, got integer'],
    ['title=match.(', 'ERROR P0001 (raise_exception) invalid regular expression for match filter'],
    ['id=is.true', 'ERROR P0001 (raise_exception) is true filter requires a boolean column, got integer'],
    ['id=is.maybe', 'ERROR P0001 (raise_exception) invalid value for is filter: must be null, true, false, or unknown'],
    [`id=in.(1${',2'.repeat(100)})`, 'ERROR P0001 (raise_exception) too many values for `in` filter. Maximum 100'],
  ])('is refused where its column cannot answer it: %.20s', async (filter, exception) => {
    const { backend } = openRealtime();
    const { said } = await follow(backend, [wish('boards', { filter })]);
    expect(said).toMatchObject([{ payload: { status: 'error', message: expect.stringContaining(`Exception: ${exception}`) } }]);
  });

  it('compares the labels of an enum in their order', async () => {
    const { backend, write } = openRealtime();
    const { socket } = await follow(backend, [wish('notes', { filter: 'status=gte.published' })], {
      key: backend.keys.serviceRole,
    });
    await write('POST', 'notes', [
      { owner: ada, title: 'a', status: 'draft' },
      { owner: ada, title: 'b', status: 'archived' },
    ]);
    expect(told(socket).map((data) => Object(data['record']).title)).toEqual(['b']);
  });
});
