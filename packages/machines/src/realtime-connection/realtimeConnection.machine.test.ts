import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { realtimeConnectionMachine } from './realtimeConnection.machine.ts';
import type { RealtimeMessage } from './realtimeConnection.machine.ts';
import { initialRealtimeConnectionView, viewOfRealtimeConnection } from './realtimeConnection.view.ts';

function start(apiKey = 'key') {
  const clock = new SimulatedClock();
  const did: string[] = [];
  const sent: RealtimeMessage[] = [];
  const actor = createActor(
    realtimeConnectionMachine.provide({
      actions: {
        openSocket: () => void did.push(`open at ${clock.now()}`),
        closeSocket: () => void did.push(`close at ${clock.now()}`),
        sendHeartbeat: () => void did.push(`heartbeat at ${clock.now()}`),
        sendMessage: (_, { message }) => void sent.push(message),
        flushBuffer: (_, { messages }) => void sent.push(...messages),
        reportDropped: () => void did.push('dropped'),
      },
    }),
    { input: { apiKey }, clock },
  ).start();
  return { actor, clock, did, sent, view: () => viewOfRealtimeConnection(actor.getSnapshot()) };
}

describe('realtime connection', () => {
  it('begins closed, before and after XState is loaded', () => {
    expect(start().view()).toEqual(initialRealtimeConnectionView());
  });

  it('says what is wrong when there is no key, and opens nothing', () => {
    const { actor, did, view } = start('');
    actor.send({ type: 'connection.open' });
    expect(view()).toEqual({ status: 'closed', problem: 'API key is required to connect to Realtime' });
    expect(did).toEqual([]);
  });

  it('tries again after 1, 2, 5 and then every 10 seconds', () => {
    const { actor, clock, did } = start();
    actor.send({ type: 'connection.open' });
    for (const waitMs of [1000, 2000, 5000, 10_000, 10_000]) {
      actor.send({ type: 'socket.close' });
      clock.increment(waitMs);
    }
    expect(did).toEqual([0, 1000, 3000, 8000, 18_000, 28_000].map((at) => `open at ${at}`));
  });

  it('begins the waits anew once it was open', () => {
    const { actor, clock, did } = start();
    actor.send({ type: 'connection.open' });
    actor.send({ type: 'socket.close' });
    clock.increment(1000);
    actor.send({ type: 'socket.open' });
    actor.send({ type: 'socket.close' });
    clock.increment(1000);
    expect(did).toEqual(['open at 0', 'open at 1000', 'open at 2000']);
  });

  it('closes and opens again when a heartbeat stays unanswered', () => {
    const { actor, clock, did, view } = start();
    actor.send({ type: 'connection.open' });
    actor.send({ type: 'socket.open' });
    clock.increment(25_000);
    actor.send({ type: 'heartbeat.reply' });
    advanceTime(clock, 50_000, 25_000);
    expect(view().status).toBe('pending');
    expect(did).toEqual(['open at 0', 'heartbeat at 25000', 'heartbeat at 50000', 'close at 75000']);
  });

  it('keeps the newest hundred messages until it is open, and sends them in order', () => {
    const { actor, did, sent } = start();
    for (let n = 1; n <= 103; n += 1) actor.send({ type: 'message.push', message: { n } });
    actor.send({ type: 'connection.open' });
    actor.send({ type: 'socket.open' });
    actor.send({ type: 'message.push', message: { n: 104 } });
    expect(sent).toEqual(Array.from({ length: 101 }, (_, place) => ({ n: place + 4 })));
    expect(did.filter((what) => what === 'dropped')).toHaveLength(3);
  });
});
