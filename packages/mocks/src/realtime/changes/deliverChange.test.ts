import { describe, expect, it } from 'vitest';
import { ada, ben } from '../../fixtures/notes.ts';
import { follow, told, wish } from '../fixtures/followChanges.ts';
import { fanned } from '../fixtures/frames.ts';
import { openRealtime } from '../fixtures/openRealtime.ts';
import { TestSocket } from '../fixtures/TestSocket.ts';

const time = '2026-03-01T09:00:00.000Z';
const boardColumns = [
  { name: 'id', type: 'int4' },
  { name: 'title', type: 'text' },
  { name: 'secret', type: 'text' },
];

describe('a change', () => {
  it('is told with its columns, the row before and after, and the time of the project', async () => {
    const { backend, write } = openRealtime();
    const { socket, ids } = await follow(backend, [wish('boards')]);
    await write('POST', 'boards', { id: 1, title: 'One' });
    await write('PATCH', 'boards?id=eq.1', { title: 'Two' });
    await write('DELETE', 'boards?id=eq.1');
    const common = { schema: 'public', table: 'boards', commit_timestamp: time, columns: boardColumns, errors: null };
    const one = { id: 1, title: 'One', secret: null };
    const two = { id: 1, title: 'Two', secret: null };
    expect(socket.take()).toEqual([
      fanned('c', 'postgres_changes', { ids, data: { ...common, type: 'INSERT', record: one } }),
      fanned('c', 'postgres_changes', { ids, data: { ...common, type: 'UPDATE', record: two, old_record: one } }),
      fanned('c', 'postgres_changes', { ids, data: { ...common, type: 'DELETE', old_record: two } }),
    ]);
  });

  it('is told once to a channel, with the numbers of all its wishes that fit', async () => {
    const { backend, write } = openRealtime();
    const wishes = [
      wish('boards'),
      wish('*'),
      wish('boards', { event: 'DELETE' }),
      { event: 'INSERT', schema: 'public', table: 'boards', filter: 'id=gt.5' },
    ];
    const { socket, ids } = await follow(backend, wishes);
    await write('POST', 'boards', { id: 1 });
    await write('POST', 'boards', { id: 6 });
    const [first, second] = socket.take();
    expect(first).toMatchObject({ payload: { ids: [ids[1], ids[0]] } });
    expect(second).toMatchObject({ payload: { ids: [ids[3], ids[1], ids[0]] } });
  });

  it('is told in one message for each choice of columns, the primary key always among them', async () => {
    const { backend, write } = openRealtime();
    const { socket } = await follow(backend, [wish('boards', { select: ['title'] }), wish('boards')]);
    await write('POST', 'boards', { id: 1, title: 'One' });
    expect(told(socket)).toMatchObject([
      { columns: boardColumns.slice(0, 2), record: { id: 1, title: 'One' } },
      { columns: boardColumns, record: { id: 1, title: 'One', secret: null } },
    ]);
  });

  it('is not told before its channel has subscribed, after it was left, or when its transaction fails', async () => {
    const { backend, write } = openRealtime();
    await write('POST', 'boards', { id: 1 });
    const { socket } = await follow(backend, [wish('boards')]);
    await expect(write('POST', 'boards', [{ id: 2 }, { id: 1 }])).rejects.toThrow('409');
    await socket.push('c', 'phx_leave', {});
    socket.take();
    await write('POST', 'boards', { id: 3 });
    expect(socket.take()).toEqual([]);
  });

  it('is told only to those whose policies show them the new row', async () => {
    const { backend, write, tokenOf } = openRealtime();
    const anon = await follow(backend, [wish('notes')]);
    const ofAda = await follow(backend, [wish('notes')], { token: await tokenOf('ada') });
    const service = await follow(backend, [wish('notes')], { key: backend.keys.secret });
    await write('POST', 'notes', { owner: ada, title: 'mine' });
    await write('POST', 'notes', { owner: ben, title: 'shown', status: 'published' });
    await write('POST', 'notes', { owner: ben, title: 'his' });
    const titles = (socket: TestSocket) => told(socket).map((data) => Object(data['record']).title);
    expect(titles(anon.socket)).toEqual(['shown']);
    expect(titles(ofAda.socket)).toEqual(['mine', 'shown']);
    expect(titles(service.socket)).toEqual(['mine', 'shown', 'his']);
  });

  it('tells everybody of a deleted row, but only its primary key', async () => {
    const { backend, write } = openRealtime();
    const { socket } = await follow(backend, [wish('notes')]);
    await write('DELETE', 'notes?id=eq.4');
    expect(told(socket)).toMatchObject([{ type: 'DELETE', old_record: { id: 4 } }]);
    const filtered = await follow(backend, [wish('notes', { filter: 'id=eq.3' }), wish('notes', { filter: 'title=neq.x' })]);
    await write('DELETE', 'notes?id=eq.3');
    expect(filtered.socket.take()).toMatchObject([{ payload: { ids: [filtered.ids[0]] } }]);
  });

  it('tells the whole old row of an update where the replica identity is full, and still no more than the key of a secured one that is gone', async () => {
    const { backend, write } = openRealtime();
    const { socket } = await follow(backend, [wish('secured')]);
    await write('POST', 'secured', { id: 1, title: 'One', secret: 's' });
    await write('PATCH', 'secured?id=eq.1', { title: 'Two' });
    await write('DELETE', 'secured?id=eq.1');
    expect(told(socket).map((data) => data['old_record'])).toEqual([undefined, { id: 1, title: 'One', secret: 's' }, { id: 1 }]);
  });

  it('leaves out the columns that the role may not read, and says 401 without the primary key', async () => {
    const { backend, write, tokenOf } = openRealtime();
    const anon = await follow(backend, [wish('files')]);
    const signedIn = await follow(backend, [wish('files')], { token: await tokenOf('ada') });
    await write('POST', 'files', { id: 1, title: 'a', secret: 's' });
    expect(told(anon.socket)).toMatchObject([{ columns: boardColumns.slice(0, 2), record: { id: 1, title: 'a' }, errors: null }]);
    expect(told(signedIn.socket)).toEqual([
      {
        schema: 'public',
        table: 'files',
        type: 'INSERT',
        commit_timestamp: null,
        columns: [],
        record: {},
        errors: ['Error 401: Unauthorized'],
      },
    ]);
  });

  it('says 400 of a table without a primary key, and 413 of a row that is too large', async () => {
    const { backend, write } = openRealtime({ realtime: { maxRecordBytes: 200 } });
    const { socket } = await follow(backend, [wish('keyless'), wish('boards')]);
    await write('POST', 'keyless', { id: 1 });
    await write('POST', 'boards', { id: 1, title: 'x'.repeat(200), secret: 'short' });
    expect(told(socket)).toMatchObject([
      { errors: ['Error 400: Bad Request, no primary key'] },
      { errors: ['Error 413: Payload Too Large'], record: { id: 1, secret: 'short' } },
    ]);
  });

  it('reaches a client without `config` under its own event', async () => {
    const { backend, write } = openRealtime();
    const socket = await TestSocket.open(backend, { version: '1.0.0' });
    await socket.send({ joinRef: '1', ref: '1', topic: 'realtime:public:boards:id=eq.1', event: 'phx_join', payload: {} });
    socket.take();
    await write('POST', 'boards', [{ id: 1 }, { id: 2 }]);
    expect(socket.take()).toMatchObject([
      { event: 'INSERT', topic: 'realtime:public:boards:id=eq.1', payload: { record: { id: 1 } } },
    ]);
  });

  it('is not told when the backend goes back to its seed', async () => {
    const { backend } = openRealtime();
    const { socket } = await follow(backend, [wish('*')]);
    backend.reset();
    expect(socket.take()).toEqual([]);
  });
});
