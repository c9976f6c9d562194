import { afterEach, describe, expect, it, vi } from 'vitest';
import { ada, ben } from '../fixtures/notes.ts';
import { openRealtime } from '../realtime/fixtures/openRealtime.ts';
import { TestSocket } from '../realtime/fixtures/TestSocket.ts';
import { shareBackend } from './shareBackend.ts';
import type { SharedBackend } from './shareBackend.ts';
import { StateStorage } from './stateStorage.ts';
import type { ValueStore } from './stateStorage.ts';

const open: SharedBackend[] = [];
afterEach(async () => {
  for (const shared of open.splice(0)) await shared.leave();
});

let browsers = 0;

/** A browser whose tabs share a store; each `tab()` is a copy of the backend. */
function openBrowser() {
  const values = new Map<string, unknown>();
  const name = `browser ${++browsers}`;
  const store: ValueStore = {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => void values.set(key, structuredClone(value)),
    del: async (key) => void values.delete(key),
  };
  const tab = async () => {
    let shared: SharedBackend | undefined;
    const opened = openRealtime({ inTurn: (action) => shared?.inTurn(action) ?? action() });
    shared = await shareBackend(opened.backend, new StateStorage(store, name), name, {
      locks: navigator.locks,
      openChannel: (channel) => new BroadcastChannel(channel),
    });
    open.push(shared);
    const count = () => opened.backend.snapshot().tables['public.boards']?.length;
    return { ...opened, shared, count };
  };
  return { tab, values };
}

type Tab = Awaited<ReturnType<ReturnType<typeof openBrowser>['tab']>>;

async function listen({ backend }: Tab, token?: string) {
  const socket = await TestSocket.open(backend);
  const config = {
    presence: { enabled: true, key: 'me' },
    postgres_changes: [
      { event: '*', schema: 'public', table: 'notes' },
      { event: '*', schema: 'public', table: 'boards' },
    ],
  };
  await socket.join('a', config, token === undefined ? {} : { access_token: token });
  socket.take();
  return socket;
}

/** Waits until a socket has received a number of frames. */
async function received({ backend }: Tab, socket: TestSocket, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The frame is logged slightly before it is sent.
  const check = () => queueMicrotask(() => socket.received.length >= count && resolve());
  const stop = backend.realtime.subscribe(check);
  check();
  await promise;
  stop();
  return socket.take();
}

describe('two tabs', () => {
  it('tell the channels of each other about changes, once, and only to whom the policies show them', async () => {
    const { tab } = openBrowser();
    const [one, two] = [await tab(), await tab()];
    const near = await listen(one);
    const far = await listen(two, await two.tokenOf('ada'));
    await one.write('POST', 'notes', { owner: ben, title: 'his own' });
    await one.write('POST', 'notes', { owner: ada, title: 'her own' });
    await one.write('POST', 'boards', { id: 1 });
    const titles = (frames: readonly unknown[]) => frames.map((frame) => Object(frame).payload.data.record.title);
    expect(titles(await received(two, far, 2))).toEqual(['her own', null]);
    expect(titles(await received(one, near, 1))).toEqual([null]);
    await two.write('POST', 'boards', { id: 2 });
    expect(await received(one, near, 1)).toHaveLength(1);
    expect(await received(two, far, 1)).toHaveLength(1);
  });

  it('hear the broadcasts of each other', async () => {
    const { tab } = openBrowser();
    const [one, two] = [await tab(), await tab()];
    const [near, far] = [await listen(one), await listen(two)];
    await near.push('a', 'broadcast', { type: 'broadcast', event: 'e', payload: { n: 1 } });
    expect(await received(two, far, 1)).toMatchObject([{ event: 'broadcast', payload: { payload: { n: 1 } } }]);
    expect(near.take()).toEqual([]);
  });

  it('know who is present in the other, from when it was before them until it is gone', async () => {
    const { tab } = openBrowser();
    const one = await tab();
    const near = await listen(one);
    await near.push('a', 'presence', { event: 'track', payload: { n: 1 } });
    const two = await tab();
    const far = await listen(two);
    const early = two.backend.realtime.connections[0]?.channels[0]?.presence;
    if (Object.keys(early ?? {}).length === 0) await received(two, far, 1);
    expect(two.backend.realtime.connections[0]?.channels[0]?.presence).toMatchObject({ me: { metas: [{ n: 1 }] } });
    await one.shared.leave();
    expect(await received(two, far, 1)).toMatchObject([
      { event: 'presence_diff', payload: { leaves: { me: { metas: [{ n: 1 }] } } } },
    ]);
  });

  it('are not told again of who is present when another one opens', async () => {
    const { tab } = openBrowser();
    const [one, two] = [await tab(), await tab()];
    const [near, far] = [await listen(one), await listen(two)];
    await near.push('a', 'presence', { event: 'track', payload: {} });
    expect(await received(two, far, 1)).toMatchObject([{ event: 'presence_diff' }]);
    const three = await tab();
    const third = await listen(three);
    // Messages of tab one arrive in order: when its broadcast has arrived, so has everything that it sent to the new tab before.
    const channel = three.backend.realtime.connections[0]?.channels[0];
    if (Object.keys(channel?.presence ?? {}).length === 0) await received(three, third, 1);
    await near.push('a', 'broadcast', { type: 'broadcast', event: 'e', payload: {} });
    expect(await received(two, far, 1)).toMatchObject([{ event: 'broadcast' }]);
  });

  it('take turns when they write in the same instant, so that nothing is lost', async () => {
    const { tab } = openBrowser();
    const tabs = [await tab(), await tab(), await tab()];
    const ids = Array.from({ length: 30 }, (_, index) => index);
    await Promise.all(ids.map(async (id) => tabs[id % 3]?.write('POST', 'boards', { id })));
    const late = await tab();
    expect(late.count()).toBe(30);
    await expect(tabs[1]?.write('POST', 'boards', { id: 0 })).rejects.toThrow('409');
  });

  it('go back to the seed together', async () => {
    const { tab, values } = openBrowser();
    const [one, two] = [await tab(), await tab()];
    await one.write('POST', 'boards', { id: 1 });
    one.shared.reset();
    await one.shared.saved();
    expect([...values.keys()]).toEqual([]);
    await two.write('POST', 'boards', { id: 1 });
    expect([two.count(), (await tab()).count()]).toEqual([1, 1]);
  });

  it('keep what they have where nothing can be stored', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { tab, values } = openBrowser();
    const [one] = [await tab(), await tab()];
    values.set = () => {
      throw new Error('full');
    };
    await one.write('POST', 'boards', { id: 1 });
    await one.write('POST', 'boards', { id: 2 });
    expect(one.count()).toBe(2);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('one tab', () => {
  it('lets an edge function write while its own request has the turn', async () => {
    const { tab } = openBrowser();
    const { backend, count } = await tab();
    const headers = { apikey: backend.keys.anon, authorization: `Bearer ${backend.keys.anon}` };
    const { status } = await backend.fetch(`${backend.url}/functions/v1/board`, { method: 'POST', headers });
    expect([status, count()]).toEqual([201, 1]);
  });

  it('begins where it was left', async () => {
    const { tab } = openBrowser();
    const first = await tab();
    await first.write('POST', 'boards', { id: 1 });
    await first.shared.leave();
    expect((await tab()).count()).toBe(1);
  });
});
