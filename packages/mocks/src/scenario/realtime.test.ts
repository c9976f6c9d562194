import type { ScenarioSpec } from '@duneline/specs/contract';
import { createClient } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
import { openRealtime } from '../realtime/fixtures/openRealtime.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A client in a scenario with this Realtime behavior, and the first status of its channel. */
function join(realtime: ScenarioSpec['realtime']) {
  const { backend } = openRealtime({ scenario: { name: 'disturbed', summary: 'For one test.', ...(realtime && { realtime }) } });
  const server = setupServer(...backend.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  const client = createClient(backend.url, backend.keys.anon, { auth: { persistSession: false } });
  endings.push(
    () => server.close(),
    () => client.realtime.disconnect(),
  );
  const statuses: string[] = [];
  const waiting: { readonly status: string; readonly resolve: () => void }[] = [];
  client.channel('room').subscribe((status) => {
    statuses.push(status);
    for (const one of waiting) if (statuses.includes(one.status)) one.resolve();
  });
  const comesTo = (status: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ status, resolve });
    if (statuses.includes(status)) resolve();
    return promise;
  };
  return { backend, statuses, comesTo };
}

describe('the sockets of a scenario', () => {
  it('open and stay where it says nothing of them', async () => {
    const { backend, comesTo } = join(undefined);
    await comesTo('SUBSCRIBED');
    expect(backend.realtime.connections).toHaveLength(1);
  });

  it('do not open where it refuses them', async () => {
    const { backend, statuses, comesTo } = join('refuse');
    await comesTo('CHANNEL_ERROR');
    expect([statuses.includes('SUBSCRIBED'), backend.realtime.connections]).toEqual([false, []]);
  });

  it('close once they have joined where it drops them', async () => {
    const { comesTo, statuses } = join('drop');
    await comesTo('CHANNEL_ERROR');
    expect(statuses).not.toContain('TIMED_OUT');
  });

  it('are closed when another scenario begins, and stay open when the same one is reset', async () => {
    const { backend, comesTo } = join(undefined);
    await comesTo('SUBSCRIBED');
    backend.reset();
    expect(backend.realtime.connections).toHaveLength(1);
    backend.setScenario(null);
    expect(backend.realtime.connections).toEqual([]);
  });

  it('hear nothing where it pauses them, until another scenario begins', () => {
    const { backend } = openRealtime({ scenario: { name: 'quiet', summary: 'For one test.', realtime: 'pause' } });
    expect(backend.realtime.isPaused).toBe(true);
    backend.setScenario(null);
    expect(backend.realtime.isPaused).toBe(false);
  });
});
