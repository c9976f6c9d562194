import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { liveUpdatesMachine } from './liveUpdates.machine.ts';
import { initialLiveUpdatesView, viewOfLiveUpdates } from './liveUpdates.view.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(liveUpdatesMachine, { clock }).start();
  return { actor, clock, view: () => viewOfLiveUpdates(actor.getSnapshot()) };
}

describe('live updates', () => {
  it('begin with nothing, before and after XState is loaded', () => {
    expect(start().view()).toEqual(initialLiveUpdatesView());
  });

  it('fold a burst into one toast that stays five seconds after its last change', () => {
    const { actor, clock, view } = start();
    for (const table of ['seo_config', 'cta_config', 'theme_config']) {
      actor.send({ type: 'content.change', table, event: 'update' });
      clock.increment(4999);
    }
    expect(view()).toEqual({ change: { table: 'theme_config', event: 'update' }, count: 3 });
    clock.increment(1);
    expect(view()).toEqual(initialLiveUpdatesView());
  });

  it('count anew after the toast has left', () => {
    const { actor, clock, view } = start();
    actor.send({ type: 'content.change', table: 'seo_config', event: 'update' });
    clock.increment(5000);
    actor.send({ type: 'content.change', table: 'media_library', event: 'create' });
    expect(view().count).toBe(1);
  });
});
