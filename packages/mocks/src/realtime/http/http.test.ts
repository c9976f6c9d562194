import { describe, expect, it } from 'vitest';
import { ada } from '../../fixtures/notes.ts';
import { fanned } from '../fixtures/frames.ts';
import { openRealtime } from '../fixtures/openRealtime.ts';
import { TestSocket } from '../fixtures/TestSocket.ts';
import { readBytes } from '../fixtures/wireBytes.ts';

async function listen() {
  const { backend, tokenOf } = openRealtime({ realtime: { maxPayloadBytes: 100 } });
  const socket = await TestSocket.open(backend);
  await socket.join('a');
  socket.take();
  const post = async (path: string, body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) => {
    const response = await backend.fetch(`${backend.url}/realtime/v1${path}`, {
      method: 'POST',
      headers: { apikey: backend.keys.publishable, 'content-type': 'application/json', ...headers },
      body,
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? '' : JSON.parse(text) };
  };
  return { backend, socket, tokenOf, post };
}

describe('broadcasts over HTTP', () => {
  it('reach the channels of their topics', async () => {
    const { socket, post } = await listen();
    const messages = [
      { topic: 'a', event: 'one', payload: { n: 1 } },
      { topic: 'b', event: 'two', payload: {} },
      { topic: 'a', event: 'hidden', payload: {}, private: true },
    ];
    expect(await post('/api/broadcast', JSON.stringify({ messages }))).toEqual({ status: 202, body: '' });
    expect(socket.take()).toEqual([fanned('a', 'broadcast', { type: 'broadcast', event: 'one', payload: { n: 1 } })]);
  });

  it.each<[unknown, unknown]>([
    [{}, ["can't be blank"]],
    [{ messages: 'x' }, ['is invalid']],
    [
      {
        messages: [
          { topic: 'a', event: 'e', payload: {} },
          { topic: '', payload: 5, private: 'maybe' },
        ],
      },
      [{}, { topic: ["can't be blank"], event: ["can't be blank"], payload: ['is invalid'], private: ['is invalid'] }],
    ],
    [
      { messages: [{ topic: 'a', event: 'e', payload: { x: 'x'.repeat(100) } }] },
      [{ payload: ['Payload size exceeds tenant limit'] }],
    ],
  ])('are all refused when one of them is wrong: %j', async (body, messages) => {
    const { socket, post } = await listen();
    expect(await post('/api/broadcast', JSON.stringify(body))).toEqual({ status: 422, body: { errors: { messages } } });
    expect(socket.take()).toEqual([]);
  });

  it('reach a private channel from whom its policies let write', async () => {
    const { backend, tokenOf, post } = await listen();
    const room = `room:${ada}`;
    const socket = await TestSocket.open(backend);
    await socket.join(room, { private: true }, { access_token: await tokenOf('ada') });
    socket.take();
    const send = async (who: 'ada' | 'ben') => {
      const headers = { authorization: `Bearer ${await tokenOf(who)}` };
      const messages = [{ topic: room, event: who, payload: {}, private: true }];
      const batch = await post('/api/broadcast', JSON.stringify({ messages }), headers);
      const one = await post(`/api/broadcast/${encodeURIComponent(room)}/events/${who}?private=true`, '{}', headers);
      return [batch.status, one.status];
    };
    expect([await send('ben'), await send('ada')]).toEqual([
      [202, 403],
      [202, 202],
    ]);
    expect(socket.take()).toHaveLength(2);
  });

  it('may come one by one, as JSON or bytes', async () => {
    const { socket, post } = await listen();
    const statuses = [
      await post('/api/broadcast/a/events/json', '{"n":1}'),
      await post('/api/broadcast/a/events/list', '[1]'),
      await post('/api/broadcast/a/events/empty', null),
      await post('/api/broadcast/a/events/bytes', new Uint8Array([1, 2]), { 'content-type': 'application/octet-stream' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([202, 202, 202, 202]);
    const received = socket
      .take()
      .map(readBytes)
      .map(({ event, isJson, payload }) => [event, isJson ? new TextDecoder().decode(payload) : [...payload]]);
    expect(received).toEqual([
      ['json', '{"n":1}'],
      ['list', '{"_json":[1]}'],
      ['empty', '{}'],
      ['bytes', [1, 2]],
    ]);
  });

  it('are refused without a good token, in another form, or when they are too large', async () => {
    const { post } = await listen();
    expect(await post('/api/broadcast', '{', {})).toMatchObject({ status: 400 });
    expect(await post('/api/broadcast', '{}', { authorization: 'Bearer a.b.c' })).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    });
    expect(await post('/api/broadcast', '{}', { apikey: 'wrong' })).toMatchObject({
      status: 401,
      body: { message: 'Invalid API key' },
    });
    expect(await post('/api/broadcast/a/events/e', 'x', { 'content-type': 'text/plain' })).toEqual({
      status: 415,
      body: { error: 'Unsupported Media Type. Use application/json or application/octet-stream' },
    });
    expect(await post('/api/broadcast/a/events/e', '{')).toMatchObject({ status: 400 });
    expect(await post('/api/broadcast/a/events/e', JSON.stringify({ x: 'x'.repeat(100) }))).toEqual({
      status: 422,
      body: { errors: { payload: ['Payload size exceeds tenant limit'] } },
    });
    expect(await post(`/api/broadcast/a/events/${'e'.repeat(256)}`, '{}')).toMatchObject({ status: 422 });
    expect(await post('/api/nothing', '{}')).toMatchObject({ status: 404 });
  });
});

describe('a handshake', () => {
  const ask = async (
    query: string,
    options: Parameters<typeof openRealtime>[0] = {},
    prepare = (_: ReturnType<typeof openRealtime>) => {},
  ) => {
    const opened = openRealtime(options);
    prepare(opened);
    const { anon, publishable } = opened.backend.keys;
    const path = `/realtime/v1/websocket?${query.replace('ANON', anon).replace('PUBLISHABLE', publishable)}`;
    const response = await opened.backend.fetch(opened.backend.url + path);
    return [response.status, (await response.json()).error];
  };

  it.each<[string, string, number, string]>([
    ['without a key', 'vsn=2.0.0', 401, 'API key is missing'],
    ['with a key that is no token', 'vsn=2.0.0&apikey=x', 401, 'The token provided is not a valid JWT'],
    [
      'with an opaque key of another project',
      'vsn=2.0.0&apikey=sb_publishable_other',
      401,
      'The token provided is not a valid JWT',
    ],
    ['with a key of another signature', 'vsn=2.0.0&apikey=ANONx', 401, 'Failed to validate JWT signature'],
    [
      'with a protocol that does not exist',
      'vsn=3.0.0&apikey=ANON',
      403,
      'The protocol version "3.0.0" is not supported; use 1.0.0 or 2.0.0.',
    ],
  ])('is refused %s', async (_, query, status, error) => {
    expect(await ask(query)).toEqual([status, error]);
  });

  it('is refused with a key that has expired, beyond the limit, and when the service is asked to refuse', async () => {
    expect(await ask('apikey=ANON', {}, ({ clock }) => clock.advance(10 * 365.25 * 86_400_000))).toEqual([
      401,
      'Token has expired',
    ]);
    expect(await ask('apikey=ANON', { realtime: { maxConnections: 0 } })).toEqual([429, 'Too many connected users']);
    const refuse = ({ backend }: ReturnType<typeof openRealtime>) => void (backend.realtime.isRefusing = true);
    expect(await ask('apikey=ANON', {}, refuse)).toEqual([500, 'Error connecting to Realtime']);
  });

  it('opens a socket only where one is asked for, with keys of both generations', async () => {
    const wanted = [426, 'This address answers WebSocket connections only.'];
    expect([await ask('apikey=ANON'), await ask('apikey=PUBLISHABLE&vsn=1.0.0')]).toEqual([wanted, wanted]);
  });

  it('that fails closes a socket which can be told in no other way', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend, { key: 'x' });
    expect(socket.closed).toEqual({ code: 1008, reason: 'The token provided is not a valid JWT' });
  });
});
