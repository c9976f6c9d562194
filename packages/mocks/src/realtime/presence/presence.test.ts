import { describe, expect, it } from 'vitest';
import { fanned, pushed, reply, system, closed } from '../fixtures/frames.ts';
import { openRealtime } from '../fixtures/openRealtime.ts';
import { TestSocket } from '../fixtures/TestSocket.ts';

const track = (payload: unknown) => ({ type: 'presence', event: 'track', payload });
const untrack = { type: 'presence', event: 'untrack' };
const ref = expect.any(String);

async function member(backend: ReturnType<typeof openRealtime>['backend'], key?: string, name = 'a') {
  const socket = await TestSocket.open(backend);
  await socket.join(name, { presence: { enabled: true, ...(key !== undefined && { key }) } });
  return socket;
}

describe('presence', () => {
  it('is told in full after the join, and then as it changes', async () => {
    const { backend } = openRealtime();
    const one = await member(backend, 'one');
    expect(one.take()).toEqual([reply('a', 'a', 'ok', { postgres_changes: [] }), pushed('a', 'presence_state', {})]);
    const joins = { one: { metas: [{ phx_ref: ref, at: 1 }] } };
    expect(await one.push('a', 'presence', track({ at: 1 }), '2')).toEqual([
      reply('a', '2', 'ok'),
      fanned('a', 'presence_diff', { joins, leaves: {} }),
    ]);
    const two = await member(backend, 'two');
    expect(two.take()[1]).toEqual(pushed('a', 'presence_state', joins));
    one.take();
    await two.push('a', 'presence', track({ at: 2 }));
    expect(one.take()).toEqual([
      fanned('a', 'presence_diff', { joins: { two: { metas: [{ phx_ref: ref, at: 2 }] } }, leaves: {} }),
    ]);
  });

  it('that changes leaves and joins, and points to what it was', async () => {
    const { backend } = openRealtime();
    const one = await member(backend, 'one');
    await one.push('a', 'presence', track({ at: 1 }));
    const before = Object(Object(one.take().at(-1)).payload).joins.one.metas[0].phx_ref;
    await one.push('a', 'presence', track({ at: 1 }));
    expect(one.take()).toEqual([reply('a', 'r', 'ok')]);
    await one.push('a', 'presence', track({ at: 2 }));
    expect(one.take()[1]).toEqual(
      fanned('a', 'presence_diff', {
        joins: { one: { metas: [{ phx_ref: ref, phx_ref_prev: before, at: 2 }] } },
        leaves: { one: { metas: [{ phx_ref: before, at: 1 }] } },
      }),
    );
  });

  it.each([
    ['untracks', (socket: TestSocket) => socket.push('a', 'presence', untrack)],
    ['leaves the channel', (socket: TestSocket) => socket.push('a', 'phx_leave', {})],
    ['closes the socket', async (socket: TestSocket) => socket.close()],
    ['joins the topic again', (socket: TestSocket) => socket.join('a')],
  ])('ends when its member %s', async (_, end) => {
    const { backend } = openRealtime();
    const [one, two] = [await member(backend, 'shared'), await member(backend, 'shared')];
    for (const socket of [one, two]) await socket.push('a', 'presence', track({}));
    two.take();
    await end(one);
    const diff = fanned('a', 'presence_diff', { joins: {}, leaves: { shared: { metas: [{ phx_ref: ref }] } } });
    expect(two.take()).toContainEqual(diff);
    const three = await member(backend);
    expect(three.take()[1]).toEqual(pushed('a', 'presence_state', { shared: { metas: [{ phx_ref: ref }] } }));
  });

  it('is shared by the channels of one key, and gets a key where it has none', async () => {
    const { backend } = openRealtime();
    for (const key of ['me', 'me', '', undefined]) {
      const socket = await member(backend, key);
      await socket.push('a', 'presence', track({}));
    }
    const state = Object(Object((await member(backend)).take()[1]).payload);
    const [own, ...others] = Object.keys(state);
    expect([own, state.me.metas.length, others.length]).toEqual(['me', 2, 2]);
    expect(others.every((key) => /^[0-9a-f]{8}-/.test(key))).toBe(true);
  });

  it('refuses what is no object, ends the channel where the event is no text, and answers what it does not know', async () => {
    const { backend } = openRealtime();
    const one = await member(backend);
    one.take();
    expect(await one.push('a', 'presence', track(5))).toEqual([
      reply('a', 'r', 'error', { reason: 'Presence track payload must be a map' }),
    ]);
    expect(await one.push('a', 'presence', { event: 'dance' })).toEqual([reply('a', 'r', 'error')]);
    expect(await one.push('a', 'presence', 'nothing')).toEqual([reply('a', 'r', 'ok')]);
    expect(await one.push('a', 'presence', { event: 5 })).toMatchObject([{ event: 'phx_error' }]);
  });

  it('closes the channel of a member who changes too often or says too much', async () => {
    const { backend, clock } = openRealtime({ realtime: { maxPresenceCalls: 2, maxPayloadBytes: 50 } });
    const one = await member(backend);
    await one.push('a', 'presence', track({ n: 1 }));
    await one.push('a', 'presence', track({ n: 2 }));
    clock.advance(30_000);
    await one.push('a', 'presence', track({ n: 3 }));
    await one.push('a', 'presence', track({ n: 4 }));
    one.take();
    expect(await one.push('a', 'presence', track({ n: 5 }))).toEqual([
      system('a', 'error', 'Client presence rate limit exceeded'),
      closed('a'),
    ]);
    const two = await member(backend);
    two.take();
    expect(await two.push('a', 'presence', track({ text: 'x'.repeat(50) }))).toEqual([
      system('a', 'error', 'Track message size exceeded'),
      closed('a'),
    ]);
  });
});
