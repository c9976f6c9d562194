import { describe, expect, it } from 'vitest';
import { closed, refusal, reply } from './fixtures/frames.ts';
import { openRealtime } from './fixtures/openRealtime.ts';
import { TestSocket } from './fixtures/TestSocket.ts';

describe('a channel', () => {
  it('is joined once the service says so, and left with a reply and a close', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    expect(await socket.join('a')).toEqual([reply('a', 'a', 'ok', { postgres_changes: [] })]);
    expect(await socket.push('a', 'phx_leave', {}, '2')).toEqual([reply('a', '2', 'ok'), closed('a')]);
    expect(await socket.push('a', 'phx_leave', {}, '3')).toEqual([reply('a', '3', 'ok')]);
  });

  it('does not tell the join reference in protocol 1.0.0', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend, { version: '1.0.0' });
    const payload = { status: 'ok', response: { postgres_changes: [] } };
    expect(await socket.join('a')).toEqual([{ topic: 'realtime:a', event: 'phx_reply', payload, ref: 'a' }]);
  });

  it('is closed when its client joins the topic again, and hears no more of what was sent to the first join', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    await socket.join('a', { broadcast: { ack: true } });
    const again = {
      joinRef: 'b',
      ref: 'b',
      topic: 'realtime:a',
      event: 'phx_join',
      payload: { config: { broadcast: { ack: true } } },
    };
    expect(await socket.send(again)).toEqual([closed('a'), { ...reply('a', 'b', 'ok', { postgres_changes: [] }), joinRef: 'b' }]);
    expect(await socket.push('a', 'broadcast', { type: 'broadcast', event: 'e', payload: {} })).toEqual([]);
    expect(await socket.push('a', 'phx_leave', {})).toEqual([]);
  });

  it('is refused without a name, beyond the limits, and where only private ones are allowed', async () => {
    const limited = openRealtime({ realtime: { maxChannelsPerConnection: 1, maxJoinsPerSecond: 3 } });
    const socket = await TestSocket.open(limited.backend);
    expect(await socket.join('')).toEqual([refusal('', 'TopicNameRequired: You must provide a topic name')]);
    await socket.join('a');
    expect(await socket.join('b')).toEqual([refusal('b', 'ChannelRateLimitReached: Too many channels')]);
    limited.clock.advance(999);
    await socket.join('c');
    expect(await socket.join('d')).toEqual([refusal('d', 'ClientJoinRateLimitReached: Too many joins per second')]);
    expect(socket.closed).toEqual({ code: 1000, reason: '' });
    const strict = await TestSocket.open(openRealtime({ realtime: { isPrivateOnly: true } }).backend);
    expect(await strict.join('a')).toEqual([refusal('a', 'PrivateOnly: This project only allows private channels')]);
  });

  it('joins again after a second', async () => {
    const { backend, clock } = openRealtime({ realtime: { maxJoinsPerSecond: 1 } });
    const socket = await TestSocket.open(backend);
    await socket.join('a');
    clock.advance(1000);
    expect(await socket.join('b')).toMatchObject([{ payload: { status: 'ok' } }]);
  });

  it('must be joined before anything else is sent to it', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    const unmatched = (topic: string) => [
      {
        joinRef: null,
        ref: '1',
        topic,
        event: 'phx_reply',
        payload: { status: 'error', response: { reason: 'unmatched topic' } },
      },
    ];
    const send = (topic: string, event: string) => socket.send({ joinRef: 'x', ref: '1', topic, event, payload: {} });
    expect(await send('realtime:a', 'broadcast')).toEqual(unmatched('realtime:a'));
    expect(await send('elsewhere', 'phx_join')).toEqual(unmatched('elsewhere'));
    expect(await send('phoenix', 'nonsense')).toEqual(unmatched('phoenix'));
  });
});

describe('a socket', () => {
  it('answers heartbeats', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    expect(await socket.send({ ref: '7', topic: 'phoenix', event: 'heartbeat', payload: {} })).toEqual([
      { joinRef: null, ref: '7', topic: 'phoenix', event: 'phx_reply', payload: { status: 'ok', response: {} } },
    ]);
  });

  it('drops what is no frame, and closes on one that is too long', async () => {
    const { backend } = openRealtime({ realtime: { maxFrameBytes: 100 } });
    const socket = await TestSocket.open(backend);
    const malformed = [
      '',
      '{',
      '[]',
      '"text"',
      '{"topic":"t","event":"e","payload":{},"ref":null}',
      '[1,2,3,4,5]',
      new Uint8Array([3, 9, 9]),
    ];
    for (const data of malformed) expect(await socket.sendRaw(data)).toEqual([]);
    expect(socket.closed).toBeNull();
    await socket.sendRaw('x'.repeat(101));
    expect(socket.closed).toEqual({ code: 1009, reason: '' });
  });

  it('is closed with its channels by a restart of the service', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    await socket.join('a');
    expect(backend.realtime.connections).toMatchObject([{ version: '2.0.0', channels: [{ topic: 'realtime:a', role: 'anon' }] }]);
    backend.realtime.drop();
    expect(socket.closed).toEqual({ code: 1012, reason: 'service restart' });
    expect(backend.realtime.connections).toEqual([]);
  });

  it('gets what was held back during a pause in order', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    backend.realtime.isPaused = true;
    expect(await socket.join('a')).toEqual([]);
    expect(await socket.push('a', 'phx_leave', {}, '2')).toEqual([]);
    backend.realtime.isPaused = false;
    expect(socket.take()).toEqual([reply('a', 'a', 'ok', { postgres_changes: [] }), reply('a', '2', 'ok'), closed('a')]);
  });

  it('closes as soon as it has joined while sockets are dropped', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    backend.realtime.isDropping = true;
    expect(await socket.join('a')).toEqual([reply('a', 'a', 'ok', { postgres_changes: [] })]);
    expect(socket.closed?.code).toBe(1012);
  });
});
