import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { realtimeConnectionMachine } from './realtimeConnection.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const actor = createActor(
    realtimeConnectionMachine.provide({
      actions: {
        openSocket: () => void log.push(`open at ${clock.now()}`),
        closeSocket: () => void log.push(`close at ${clock.now()}`),
        sendHeartbeat: () => void log.push(`heartbeat at ${clock.now()}`),
      },
    }),
    { clock, input: undefined },
  ).start();
  return { actor, clock, log };
}

describe('realtime connection', () => {
  it('tries again after 1, 2, 5 and then every 10 seconds', () => {
    const { actor, clock, log } = start();
    actor.send({ type: 'connection.open' });
    for (const waitMs of [1000, 2000, 5000, 10_000, 10_000]) {
      actor.send({ type: 'socket.close' });
      clock.increment(waitMs);
    }
    expect(log).toEqual([0, 1000, 3000, 8000, 18_000, 28_000].map((at) => `open at ${at}`));
  });

  it('begins the waits anew once the channel was joined, and not before', () => {
    const { actor, clock, log } = start();
    actor.send({ type: 'connection.open' });
    const lose = (waitMs: number) => {
      actor.send({ type: 'socket.close' });
      clock.increment(waitMs);
      actor.send({ type: 'socket.open' });
    };
    lose(1000);
    lose(2000);
    actor.send({ type: 'channel.join' });
    lose(1000);
    expect(log).toEqual([0, 1000, 3000, 4000].map((at) => `open at ${at}`));
  });

  it('closes and opens again when a heartbeat stays unanswered', () => {
    const { actor, clock, log } = start();
    actor.send({ type: 'connection.open' });
    actor.send({ type: 'socket.open' });
    clock.increment(25_000);
    actor.send({ type: 'heartbeat.reply' });
    advanceTime(clock, 50_000, 25_000);
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(log).toEqual(['open at 0', 'heartbeat at 25000', 'heartbeat at 50000', 'close at 75000']);
  });
});
