import { realtimeConnectionMachine } from '@duneline/machines';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { followContent } from './followContent.ts';

vi.mock('../backend/connection.ts', () => ({ getConnection: async () => ({ url: 'http://project.example', anonKey: 'key' }) }));

/** A socket that does what the test says, and writes down what the page does to it. */
class ScriptedSocket extends EventTarget {
  static latest: ScriptedSocket;
  static log: string[] = [];
  isClosed = false;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    ScriptedSocket.latest = this;
    ScriptedSocket.log.push(`open at ${Date.now()}`);
  }

  send(text: string) {
    if (text.includes('heartbeat')) ScriptedSocket.log.push(`heartbeat at ${Date.now()}`);
  }

  close() {
    if (!this.isClosed) ScriptedSocket.log.push(`close at ${Date.now()}`);
    this.end();
  }

  end() {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }

  receive(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

/** What the page under test listens to, by event; a page that is gone would listen on in this window. */
const ofPage = new Map<string, (event: object) => void>();

const happen = {
  'socket.open': () => ScriptedSocket.latest.dispatchEvent(new Event('open')),
  'channel.join': () =>
    ScriptedSocket.latest.receive({ event: 'system', payload: { extension: 'postgres_changes', status: 'ok' } }),
  'heartbeat.reply': () => ScriptedSocket.latest.receive({ event: 'phx_reply', payload: {} }),
  'socket.close': () => ScriptedSocket.latest.end(),
  'connection.close': () => ofPage.get('pagehide')?.({}),
  'connection.open': () => ofPage.get('pageshow')?.({ persisted: true }),
} as const;
type Happening = keyof typeof happen;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', ScriptedSocket);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (typeof listener === 'function') ofPage.set(type, (event) => listener(event));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens, beats and closes when its statechart does, whatever happens to the socket', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.constantFrom<Happening>('socket.open', 'channel.join', 'heartbeat.reply', 'socket.close'),
      fc.constantFrom<Happening>('connection.close', 'connection.open'),
      fc.integer({ min: 1, max: 30_000 }),
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      vi.setSystemTime(0);
      ScriptedSocket.log = [];
      const expected: string[] = [];
      const note = (what: string) => () => void expected.push(`${what} at ${Date.now()}`);
      const actor = createActor(
        realtimeConnectionMachine.provide({
          actions: { openSocket: note('open'), closeSocket: note('close'), sendHeartbeat: note('heartbeat') },
        }),
        { input: undefined },
      ).start();
      actor.send({ type: 'connection.open' });
      await followContent(() => {});
      for (const step of all) {
        if (typeof step === 'number') vi.advanceTimersByTime(step);
        else if (actor.getSnapshot().can({ type: step })) {
          actor.send({ type: step });
          happen[step]();
        }
        expect(ScriptedSocket.log).toEqual(expected);
      }
      actor.stop();
      happen['connection.close']();
    }),
    { numRuns: 200 },
  );
});
