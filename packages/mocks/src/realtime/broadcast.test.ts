import { describe, expect, it } from 'vitest';
import { fanned, pushed, reply } from './fixtures/frames.ts';
import { openRealtime } from './fixtures/openRealtime.ts';
import { TestSocket } from './fixtures/TestSocket.ts';
import { pushBytes, readBytes } from './fixtures/wireBytes.ts';

const hello = { type: 'broadcast', event: 'hello', payload: { to: 'all' } };

async function pair(config: Readonly<Record<string, unknown>> = {}, options = {}) {
  const { backend } = openRealtime(options);
  const [one, two] = [await TestSocket.open(backend), await TestSocket.open(backend)];
  for (const socket of [one, two]) await socket.join('a', { broadcast: config });
  one.take();
  two.take();
  return { backend, one, two };
}

describe('a broadcast', () => {
  it('reaches the others on the topic, and nobody on another one', async () => {
    const { backend, one, two } = await pair();
    const elsewhere = await TestSocket.open(backend);
    await elsewhere.join('b');
    elsewhere.take();
    expect(await one.push('a', 'broadcast', hello)).toEqual([]);
    expect(two.take()).toEqual([fanned('a', 'broadcast', hello)]);
    expect(elsewhere.take()).toEqual([]);
  });

  it('reaches its sender who wants to hear itself, and is acknowledged where that is wanted', async () => {
    const { one, two } = await pair({ self: 'true', ack: true });
    expect(await one.push('a', 'broadcast', hello, '5')).toEqual([fanned('a', 'broadcast', hello), reply('a', '5', 'ok')]);
    expect(two.take()).toHaveLength(1);
  });

  it('travels as bytes, to clients of protocol 1.0.0 as text if it is JSON', async () => {
    const { backend, one, two } = await pair();
    const old = await TestSocket.open(backend, { version: '1.0.0' });
    await old.join('a');
    old.take();
    await one.sendRaw(pushBytes({ name: 'a', event: 'grüß', payload: JSON.stringify({ n: 1 }), isJson: true }));
    await one.sendRaw(pushBytes({ name: 'a', event: 'raw', payload: new Uint8Array([0, 255]), isJson: false }));
    expect(two.take().map(readBytes)).toEqual([
      { topic: 'realtime:a', event: 'grüß', metadata: '', isJson: true, payload: new TextEncoder().encode('{"n":1}') },
      { topic: 'realtime:a', event: 'raw', metadata: '', isJson: false, payload: new Uint8Array([0, 255]) },
    ]);
    const content = { type: 'broadcast', event: 'grüß', payload: { n: 1 } };
    expect(old.take()).toEqual([{ topic: 'realtime:a', event: 'broadcast', payload: content, ref: null }]);
  });

  it('may come as a Blob or in parts of a larger buffer, in the order in which it was sent', async () => {
    const { one, two } = await pair();
    const bytes = (event: string) => pushBytes({ name: 'a', event, payload: '1', isJson: true });
    const around = new Uint8Array([9, ...bytes('second'), 9]);
    const first = one.sendRaw(new Blob([bytes('first')]));
    const second = one.sendRaw(around.subarray(1, -1));
    await Promise.all([first, second, one.push('a', 'broadcast', { ...hello, event: 'third' })]);
    const events = two
      .take()
      .map((frame) => (frame instanceof Uint8Array ? readBytes(frame).event : Object(frame.payload).event));
    expect(events).toEqual(['first', 'second', 'third']);
  });

  it('that is too large is refused, which only a client that wants acknowledgements is told', async () => {
    const { one, two } = await pair({ ack: true }, { realtime: { maxPayloadBytes: 60 } });
    const large = { ...hello, payload: 'x'.repeat(60) };
    expect(await one.push('a', 'broadcast', large, '5')).toEqual([reply('a', '5', 'error', 'payload_size_exceeded')]);
    expect(two.take()).toEqual([]);
  });

  it('that is no object makes the service end the channel', async () => {
    const { one } = await pair();
    expect(await one.push('a', 'broadcast', 'text')).toEqual([
      { joinRef: 'a', ref: 'a', topic: 'realtime:a', event: 'phx_error', payload: { reason: 'channel_crash' } },
    ]);
  });

  it('on a private channel is not heard on the public one of the same name', async () => {
    const { backend, tokenOf } = openRealtime();
    const token = await tokenOf('ada');
    const name = 'room:11111111-1111-4111-8111-111111111111';
    const [open, closed] = [await TestSocket.open(backend), await TestSocket.open(backend)];
    await open.join(name);
    await closed.join(name, { private: true, broadcast: { self: true } }, { access_token: token });
    open.take();
    closed.take();
    await closed.push(name, 'broadcast', hello);
    expect([open.take().length, closed.take().length]).toEqual([0, 1]);
  });
});

describe('a broadcast out of the database', () => {
  it('is sent when a message is stored, and again to who joins with a wish for earlier ones', async () => {
    const { backend, tokenOf, announce } = openRealtime();
    const config = { access_token: await tokenOf('ada') };
    const name = 'room:11111111-1111-4111-8111-111111111111';
    const socket = await TestSocket.open(backend);
    await socket.join(name, { private: true }, config);
    socket.take();
    await announce(name);
    const message = { type: 'broadcast', event: 'stored', payload: { n: 1 } };
    const id = expect.any(String);
    expect(socket.take()).toEqual([fanned(name, 'broadcast', { ...message, meta: { id } })]);
    const since = Date.parse('2026-03-01T09:00:00Z');
    expect((await socket.join(name, { private: true, broadcast: { replay: { since, limit: 5 } } }, config)).at(-1)).toEqual(
      pushed(name, 'broadcast', { ...message, meta: { replayed: true, id } }),
    );
    expect(await socket.join(name, { private: true, broadcast: { replay: { since: since + 1 } } }, config)).toHaveLength(2);
  });

  it('is not replayed on a public channel, or with parameters that are wrong', async () => {
    const { backend, tokenOf } = openRealtime();
    const socket = await TestSocket.open(backend);
    const reason = async (name: string, isPrivate: boolean, replay: unknown) => {
      const [answer] = await socket.join(
        name,
        { private: isPrivate, broadcast: { replay } },
        { access_token: await tokenOf('ada') },
      );
      return answer;
    };
    expect(await reason('a', false, { since: 0 })).toMatchObject({
      payload: { response: { reason: 'UnableToReplayMessages: Replay is not allowed for public channels' } },
    });
    expect(await reason('hall', true, { since: 'now' })).toMatchObject({
      payload: { response: { reason: 'UnableToReplayMessages: Replay params are not valid' } },
    });
  });
});
