import { createClient } from '@supabase/supabase-js';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { createClock } from '../clock.ts';
import { password } from '../fixtures/notes.ts';
import { serveBackend } from '../server/serveBackend.ts';
import { openRealtime } from './fixtures/openRealtime.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

type Way = 'through MSW' | 'on a loopback port';

/** The backend's URL for clients: its own with MSW, or one with a port. */
async function reach(backend: Backend, way: Way): Promise<string> {
  if (way === 'on a loopback port') {
    const served = await serveBackend(backend);
    endings.push(served.close);
    return served.url;
  }
  const server = setupServer(...backend.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  endings.push(() => server.close());
  return backend.url;
}

async function open(way: Way, vsn = '2.0.0') {
  // supabase-js compares the session's expiry with the machine's clock.
  const { backend, write } = openRealtime({ clock: createClock(new Date().toISOString()) });
  const url = await reach(backend, way);
  const client = (key = backend.keys.publishable): SupabaseClient => {
    const made = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, realtime: { vsn } });
    endings.push(() => made.removeAllChannels());
    return made;
  };
  return { backend, url, write, client };
}

/** Subscribes, and resolves with the first status and its error. */
async function subscribe(channel: RealtimeChannel): Promise<readonly [status: string, message: string | undefined]> {
  const { promise, resolve } = Promise.withResolvers<readonly [string, string | undefined]>();
  channel.subscribe((status, error) => resolve([status, error?.message]));
  return promise;
}

/** A listener, and a promise for its first `count` messages. */
function hearing<T>(count = 1): { readonly listen: (heard: T) => void; readonly heard: Promise<readonly T[]> } {
  const { promise, resolve } = Promise.withResolvers<readonly T[]>();
  const list: T[] = [];
  const listen = (one: T): void => {
    list.push(one);
    if (list.length === count) resolve(list);
  };
  return { listen, heard: promise };
}

describe.each<Way>(['through MSW', 'on a loopback port'])('supabase-js %s', (way) => {
  it.each(['1.0.0', '2.0.0'])('hears changes of rows in protocol %s', async (vsn) => {
    const { client, write } = await open(way, vsn);
    const { listen, heard } = hearing<{ eventType: string; new: object; old: object }>(3);
    const ready = hearing();
    const channel = client()
      .channel('changes')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'boards', filter: 'id=lt.10' }, listen)
      .on('system', {}, ready.listen);
    expect(await subscribe(channel)).toEqual(['SUBSCRIBED', undefined]);
    await ready.heard;
    await write('POST', 'boards', [
      { id: 1, title: 'One' },
      { id: 11, title: 'Eleven' },
    ]);
    await write('PATCH', 'boards?id=eq.1', { title: 'Two' });
    await write('DELETE', 'boards?id=eq.1');
    expect((await heard).map(({ eventType, new: now, old }) => [eventType, now, old])).toEqual([
      ['INSERT', { id: 1, title: 'One', secret: null }, {}],
      ['UPDATE', { id: 1, title: 'Two', secret: null }, { id: 1, title: 'One', secret: null }],
      ['DELETE', {}, { id: 1, title: 'Two', secret: null }],
    ]);
  });

  it('broadcasts JSON and bytes, with acknowledgement, and over HTTP before it has joined', async () => {
    const { client } = await open(way);
    const { listen, heard } = hearing<{ event: string; payload?: unknown }>(4);
    await subscribe(client().channel('room').on('broadcast', { event: '*' }, listen));
    const sender = client().channel('room', { config: { broadcast: { ack: true } } });
    expect(await sender.httpSend('http', { n: 0 })).toEqual({ success: true });
    await subscribe(sender);
    expect(await sender.send({ type: 'broadcast', event: 'json', payload: { n: 1 } })).toBe('ok');
    expect(await sender.send({ type: 'broadcast', event: 'bytes', payload: new Uint8Array([1, 2, 3]).buffer })).toBe('ok');
    const late = client().channel('room');
    await late.httpSend('late', new Uint8Array([4]).buffer);
    const [http, json, bytes, last] = await heard;
    expect([http, json]).toMatchObject([
      { event: 'http', payload: { n: 0 } },
      { event: 'json', payload: { n: 1 } },
    ]);
    for (const [message, content] of [
      [bytes, [1, 2, 3]],
      [last, [4]],
    ] as const) {
      expect(message?.payload instanceof ArrayBuffer ? [...new Uint8Array(message.payload)] : message).toEqual(content);
    }
  });

  it('knows who is present', async () => {
    const { client } = await open(way);
    const joined = hearing<{ key: string; newPresences: readonly object[] }>();
    const left = hearing<{ key: string }>();
    const watcher = client()
      .channel('lobby')
      .on('presence', { event: 'join' }, joined.listen)
      .on('presence', { event: 'leave' }, left.listen);
    await subscribe(watcher);
    const guest = client().channel('lobby', { config: { presence: { key: 'guest' } } });
    await subscribe(guest);
    expect(await guest.track({ mood: 'fine' })).toBe('ok');
    expect(await joined.heard).toMatchObject([{ key: 'guest', newPresences: [{ mood: 'fine' }] }]);
    expect(watcher.presenceState()).toMatchObject({ guest: [{ mood: 'fine' }] });
    expect(await guest.untrack()).toBe('ok');
    expect(await left.heard).toMatchObject([{ key: 'guest' }]);
    expect(watcher.presenceState()).toEqual({});
  });

  it('joins a private channel with its session, and is told why not without one', async () => {
    const { client } = await open(way);
    const ada = client();
    const { data } = await ada.auth.signInWithPassword({ email: 'ada@notes.example', password });
    const room = `room:${data.user?.id ?? ''}`;
    expect(await subscribe(ada.channel(room, { config: { private: true } }))).toEqual(['SUBSCRIBED', undefined]);
    expect(await subscribe(client().channel(room, { config: { private: true } }))).toEqual([
      'CHANNEL_ERROR',
      `Unauthorized: You do not have permissions to read from this Channel topic: ${room}`,
    ]);
  });

  it('reports a socket that the service closes, or never lets in', async () => {
    const { backend, client } = await open(way);
    const statuses = hearing<string>(2);
    const channel = client().channel('a');
    const isUp = hearing<string>();
    channel.subscribe((status, error) => {
      isUp.listen(status);
      statuses.listen(`${status} ${error?.message ?? ''}`);
    });
    await isUp.heard;
    backend.realtime.drop(1012, 'restart');
    expect(await statuses.heard).toEqual(['SUBSCRIBED ', 'CHANNEL_ERROR socket closed: 1012 (restart)']);
    expect((await subscribe(client('nonsense').channel('a')))[0]).toBe('CHANNEL_ERROR');
  });

  it('leaves a channel', async () => {
    const { backend, client } = await open(way);
    const channel = client().channel('a');
    await subscribe(channel);
    const { promise: isLeft, resolve } = Promise.withResolvers<void>();
    backend.realtime.subscribe(() => {
      if (backend.realtime.connections[0]?.channels.length === 0) resolve();
    });
    expect(await channel.unsubscribe()).toBe('ok');
    await isLeft;
  });
});

describe('a socket of the backend that is not the service', () => {
  it('is closed at once behind MSW', async () => {
    const { backend, url } = await open('through MSW');
    const { promise, resolve } = Promise.withResolvers<number>();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/elsewhere?apikey=${backend.keys.anon}`);
    socket.addEventListener('close', ({ code }) => resolve(code));
    expect(await promise).toBe(1006);
  });
});
