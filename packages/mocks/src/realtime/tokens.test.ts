import { describe, expect, it } from 'vitest';
import { ada, ben } from '../fixtures/notes.ts';
import { embeddedDevelopmentKey, embeddedDevelopmentSecret } from '../jwt/developmentKey.ts';
import { Tokens } from '../jwt/Tokens.ts';
import { closed, fanned, refusal, reply, subscribed, system } from './fixtures/frames.ts';
import { openRealtime } from './fixtures/openRealtime.ts';
import { TestSocket } from './fixtures/TestSocket.ts';

const tokens = new Tokens(embeddedDevelopmentKey, embeddedDevelopmentSecret);
const now = Date.parse('2026-03-01T09:00:00Z') / 1000;
const signedIn = { role: 'authenticated', exp: now + 3600, sub: ada };

describe('a join', () => {
  it.each<[string, () => string | Promise<string>, string]>([
    ['that is none', () => 'nonsense', 'MalformedJWT: The token provided is not a valid JWT'],
    ['that has expired', () => tokens.sign({ ...signedIn, exp: now - 5 }), 'InvalidJWTToken: Token has expired 5 seconds ago'],
    ['without a role', () => tokens.sign({ exp: now + 1 }), 'InvalidJWTToken: Fields `role` and `exp` are required in JWT'],
    ['without an end', () => tokens.sign({ role: 'anon' }), 'InvalidJWTToken: Fields `role` and `exp` are required in JWT'],
    ['of no role of the database', () => tokens.sign({ ...signedIn, role: 'root' }), 'Unauthorized: role "root" does not exist'],
    [
      'with a wrong signature',
      () => new Tokens(null, 'other').sign(signedIn),
      'JwtSignatureError: Failed to validate JWT signature',
    ],
    [
      'of an unknown key',
      () => new Tokens({ ...embeddedDevelopmentKey, kid: 'k2' }, 's').sign(signedIn),
      'JwtSignerError: Failed to generate JWT signer for key ID (kid) "k2", check your JWT secret or JWKS configuration',
    ],
  ])('is refused with a token %s', async (_, make, reason) => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    expect(await socket.join('a', {}, { access_token: await make() })).toEqual([refusal('a', reason)]);
  });

  it('goes by the key of the socket without a token, or with an opaque key in its place', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend, { key: backend.keys.secret });
    for (const more of [{}, { access_token: backend.keys.publishable }, { access_token: null }]) {
      await socket.join('a', {}, more);
      expect(backend.realtime.connections[0]?.channels[0]?.role).toBe('service_role');
    }
    await socket.join('a', {}, { user_token: await tokens.sign(signedIn) });
    expect(backend.realtime.connections[0]?.channels[0]?.role).toBe('authenticated');
  });
});

describe('a newer token', () => {
  const wishes = { postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }] };

  it('has the changes subscribed to again, with its rights', async () => {
    const { backend, write } = openRealtime();
    const socket = await TestSocket.open(backend);
    await socket.join('a', wishes);
    socket.take();
    await write('POST', 'notes', { owner: ada, title: 'before' });
    expect(await socket.push('a', 'access_token', { access_token: await tokens.sign(signedIn) })).toEqual([subscribed('a')]);
    await write('POST', 'notes', { owner: ada, title: 'after' });
    expect(socket.take().slice(1)).toMatchObject([{ payload: { data: { record: { title: 'after' } } } }]);
  });

  it('changes nothing when it is the same, none, or an opaque key', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    const token = await tokens.sign(signedIn);
    await socket.join('a', wishes, { access_token: token });
    for (const given of [token, null, backend.keys.secret, 5]) {
      expect(await socket.push('a', 'access_token', { access_token: given })).toEqual([]);
    }
  });

  it('that does not hold closes the channel', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    await socket.join('a');
    const expired = await tokens.sign({ ...signedIn, exp: now - 1 });
    expect(await socket.push('a', 'access_token', { access_token: expired })).toEqual([
      system('a', 'error', 'Token has expired 1 seconds ago'),
      closed('a'),
    ]);
  });

  it('that may no longer read closes the channel', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    const room = `room:${ada}`;
    await socket.join(room, { private: true }, { access_token: await tokens.sign(signedIn) });
    const ofBen = await tokens.sign({ ...signedIn, sub: ben });
    expect(await socket.push(room, 'access_token', { access_token: ofBen })).toEqual([
      system(room, 'error', `You do not have permissions to read from this Channel topic: ${room}`),
      closed(room),
    ]);
  });
});

describe('a private channel of which a member may read a part', () => {
  const hello = { type: 'broadcast', event: 'e', payload: {} };
  const config = { private: true, presence: { enabled: true, key: 'k' }, broadcast: { self: true } };

  it('tells that part alone', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    await socket.join('lobby', config, { access_token: await tokens.sign(signedIn) });
    socket.take();
    const speaker = await TestSocket.open(backend, { key: backend.keys.secret });
    await speaker.join('lobby', { private: true });
    await speaker.push('lobby', 'broadcast', hello);
    await speaker.push('lobby', 'presence', { event: 'track', payload: {} });
    expect(socket.take()).toMatchObject([{ event: 'presence_diff' }]);
  });

  it('is closed when a newer token may read less', async () => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    await socket.join('lobby', config, { access_token: await tokens.sign({ ...signedIn, member: true }) });
    expect(
      await socket.push('lobby', 'access_token', { access_token: await tokens.sign({ ...signedIn, n: 1, member: true }) }),
    ).toEqual([]);
    expect(await socket.push('lobby', 'access_token', { access_token: await tokens.sign(signedIn) })).toEqual([
      system('lobby', 'error', 'You no longer have permission to read from this Channel topic: lobby'),
      closed('lobby'),
    ]);
  });
});

describe('a token that runs out', () => {
  it('closes its channel at the next frame of the socket', async () => {
    const { backend, clock } = openRealtime();
    const socket = await TestSocket.open(backend);
    await socket.join('a', {}, { access_token: await tokens.sign(signedIn) });
    await socket.join('b');
    clock.advance(3_600_000);
    const frames = await socket.send({ ref: '9', topic: 'phoenix', event: 'heartbeat', payload: {} });
    expect(frames.slice(0, 2)).toEqual([system('a', 'error', 'Token has expired 0 seconds ago'), closed('a')]);
    expect(backend.realtime.connections[0]?.channels.map(({ topic }) => topic)).toEqual(['realtime:b']);
  });

  it('closes its channel before anything more is told to it', async () => {
    const { backend, clock, write } = openRealtime();
    const socket = await TestSocket.open(backend);
    const wishes = { postgres_changes: [{ event: '*', schema: 'public', table: 'boards' }] };
    await socket.join('a', wishes, { access_token: await tokens.sign(signedIn) });
    socket.take();
    clock.advance(3_600_000);
    await write('POST', 'boards', { id: 1 });
    expect(socket.take()).toEqual([system('a', 'error', 'Token has expired 0 seconds ago'), closed('a')]);
  });
});

describe('a private channel', () => {
  const join = async (name: string, claims: Readonly<Record<string, unknown>>, config = {}) => {
    const { backend } = openRealtime();
    const socket = await TestSocket.open(backend);
    const frames = await socket.join(
      name,
      { private: true, ...config },
      { access_token: await tokens.sign({ ...signedIn, ...claims }) },
    );
    return { backend, socket, frames };
  };
  const unauthorized = (name: string) =>
    refusal(name, `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);

  it('is joined by whom the policies of realtime.messages let read, and by the service role', async () => {
    const room = `room:${ada}`;
    expect((await join(room, {})).frames).toEqual([reply(room, room, 'ok', { postgres_changes: [] })]);
    expect((await join(room, { sub: ben })).frames).toEqual([unauthorized(room)]);
    expect((await join(room, { role: 'anon' })).frames).toEqual([unauthorized(room)]);
    expect((await join(room, { role: 'service_role' })).frames).toMatchObject([{ payload: { status: 'ok' } }]);
  });

  it('lets nobody in whose policy fails', async () => {
    expect((await join('broken', {})).frames).toEqual([unauthorized('broken')]);
  });

  it('takes broadcasts and presence only from whom it lets write them, broadcasts without a word', async () => {
    const { socket } = await join('hall', {}, { broadcast: { ack: true, self: true }, presence: { enabled: true, key: 'k' } });
    socket.take();
    expect(await socket.push('hall', 'broadcast', { type: 'broadcast', event: 'e', payload: {} })).toEqual([]);
    expect(await socket.push('hall', 'presence', { event: 'track', payload: {} })).toEqual([
      reply('hall', 'r', 'ok'),
      fanned('hall', 'presence_diff', { joins: { k: { metas: [{ phx_ref: expect.any(String) }] } }, leaves: {} }),
    ]);
  });
});
