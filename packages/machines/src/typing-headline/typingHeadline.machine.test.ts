import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { typingHeadlineMachine } from './typingHeadline.machine.ts';
import { initialTypingHeadlineView, viewOfTypingHeadline } from './typingHeadline.view.ts';

const words = ['Copy Trading', 'Revolutionary'];

function start(holds: Parameters<typeof initialTypingHeadlineView>[0]['holds'] = []) {
  const clock = new SimulatedClock();
  const actor = createActor(typingHeadlineMachine, { input: { words, holds }, clock }).start();
  return { actor, clock, view: () => viewOfTypingHeadline(actor.getSnapshot()) };
}

describe('typing headline', () => {
  it('begins as its view says before XState is loaded', () => {
    expect(start().view()).toEqual(initialTypingHeadlineView({ words, holds: [] }));
    expect(start(['motion']).view()).toEqual(initialTypingHeadlineView({ words, holds: ['motion'] }));
  });

  it('deletes the first word and types the second within its times', () => {
    const { clock, view } = start();
    advanceTime(clock, 2000 + 50 * 11);
    expect(view().text).toBe('');
    advanceTime(clock, 100 * 13);
    expect(view().text).toBe('Revolutionary');
  });

  it('goes on where it was held', () => {
    const { actor, clock, view } = start();
    advanceTime(clock, 2000 + 50 * 3);
    actor.send({ type: 'hold.start', source: 'button' });
    const { text } = view();
    advanceTime(clock, 60_000);
    expect(view()).toMatchObject({ text, isPlaying: false, isPaused: true });
    actor.send({ type: 'hold.end', source: 'button' });
    advanceTime(clock, 50);
    expect(view().text).toBe(text.slice(0, -1));
  });

  it('shows the whole word when the visitor asks for less motion half-way', () => {
    const { actor, clock, view } = start();
    advanceTime(clock, 2000 + 50 * 5);
    actor.send({ type: 'hold.start', source: 'motion' });
    expect(view().text).toBe('Copy Trading');
  });
});
