import { describe, expect, it } from 'vitest';
import { follow, wish } from '../fixtures/followChanges.ts';
import { reply, subscribed, system } from '../fixtures/frames.ts';
import { openRealtime } from '../fixtures/openRealtime.ts';
import { TestSocket } from '../fixtures/TestSocket.ts';

describe('a subscription to changes', () => {
  it('is told with the wishes in their order, each with a number, and then with a message of the system', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    const wishes = [
      wish('notes', { filter: 'id=eq.1' }),
      { event: 'INSERT', schema: 'public' },
      wish('notes', { filter: 'id=eq.1' }),
    ];
    const frames = await socket.join('c', { postgres_changes: wishes });
    const id = expect.any(Number);
    expect(frames).toEqual([reply('c', 'c', 'ok', { postgres_changes: wishes.map((one) => ({ ...one, id })) }), subscribed('c')]);
    const { ids } = await follow(backend, wishes);
    expect(ids[0]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(ids.every((one) => one > 0)).toBe(true);
  });

  it.each([
    [
      wish('nowhere'),
      'Please check Realtime is enabled for the given connect parameters: [event: *, schema: public, table: nowhere, filters: [], select: nil]',
    ],
    [
      wish('hidden'),
      'Please check Realtime is enabled for the given connect parameters: [event: *, schema: public, table: hidden, filters: [], select: nil]',
    ],
    [
      wish('notes', { schema: 'auth' }),
      'Please check Realtime is enabled for the given connect parameters: [event: *, schema: auth, table: notes, filters: [], select: nil]',
    ],
    [
      wish('notes', { filter: 'nothing=eq.1' }),
      'An exception happened so please check your connect parameters: [event: *, schema: public, table: notes, filters: [{"nothing", "eq", "1", false}], select: nil]. Exception: ERROR P0001 (raise_exception) invalid column for filter nothing',
    ],
    [
      wish('notes', { filter: 'id=not.eq.hey' }),
      'An exception happened so please check your connect parameters: [event: *, schema: public, table: notes, filters: [{"id", "eq", "hey", true}], select: nil]. Exception: ERROR 22P02 (invalid_text_representation) invalid input syntax for type bigint: "hey"',
    ],
    [
      wish('files', { filter: 'secret=eq.a' }),
      'An exception happened so please check your connect parameters: [event: *, schema: public, table: files, filters: [{"secret", "eq", "a", false}], select: nil]. Exception: ERROR P0001 (raise_exception) invalid column for filter secret',
    ],
    [
      wish('files', { select: ['secret'] }),
      'An exception happened so please check your connect parameters: [event: *, schema: public, table: files, filters: [], select: ["secret"]]. Exception: ERROR P0001 (raise_exception) invalid column for select secret',
    ],
  ])('is refused as a whole by Postgres: %j', async (wrong, message) => {
    const { backend, write } = openRealtime();
    const { socket, said } = await follow(backend, [wish('boards'), wrong]);
    expect(said).toEqual([
      system('c', 'error', `Unable to subscribe to changes with given parameters. ${message}`, 'postgres_changes'),
    ]);
    await write('POST', 'boards', { id: 1 });
    expect(socket.take()).toEqual([]);
  });

  it.each([
    [
      { event: 'INSERT' },
      'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to: %{"event" => "INSERT"}',
    ],
    [
      { table: 5 },
      'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to: %{"table" => 5}',
    ],
    [wish('notes', { filter: 'title=foo.hey' }), 'Error parsing `filter` params: ["foo", "hey"]'],
    [wish('notes', { filter: 'undefined' }), 'Error parsing `filter` params: ["undefined"]'],
    [wish('notes', { filter: 'id=eq' }), 'Error parsing `filter` params: ["eq"]'],
    [
      wish('notes', { filter: 'id=gt.1,' }),
      'Error parsing `filter` params: filter must not contain empty segments (check for extra commas)',
    ],
    [wish('notes', { filter: 'id=in.1,2' }), 'Error parsing `filter` params: `in` filter value must be wrapped by parentheses'],
    [
      wish('notes', { select: 'id' }),
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    ],
    [
      wish('*', { select: ['id'] }),
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    ],
  ])('is refused for its form: %j', async (wrong, message) => {
    const { backend } = openRealtime();
    expect((await follow(backend, [wrong])).said).toEqual([system('c', 'error', message, 'postgres_changes')]);
  });

  it('holds the reply back where the client waits for it, and makes it an error when it fails', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    const join = (table: string) =>
      socket.join('c', { postgres_changes: [wish(table)], postgres_changes_options: { wait: true } });
    expect(await join('nowhere')).toMatchObject([
      {
        payload: {
          status: 'error',
          response: { reason: expect.stringMatching(/^RealtimeDisabledForConfiguration: Unable to subscribe/) },
        },
      },
    ]);
    expect(await join('notes')).toMatchObject([{ payload: { status: 'ok' } }, subscribed('c')]);
  });
});
