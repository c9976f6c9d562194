import {
  initialPricingSelectorView,
  pricingSelectorMachine,
  viewOfPricingSelector,
  type PricingSelectorEvent,
} from '@duneline/machines';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { anticipate } from './anticipate.ts';
import { selectorInput } from './selectorInput.ts';

const events: PricingSelectorEvent[] = [
  { type: 'size.select', tierId: '1-step-100k' },
  { type: 'phase.select', phase: 'funded' },
  { type: 'program.select', programId: 'instant' },
  { type: 'program.select', programId: '2-step' },
  { type: 'size.select', tierId: '1-step-10k' },
  { type: 'size.select', tierId: '2-step-200k' },
  { type: 'program.select', programId: '2-step' },
  { type: 'phase.select', phase: 'phase-1' },
  { type: 'program.select', programId: 'none' },
  { type: 'program.select', programId: '1-step' },
];

describe('anticipate', () => {
  it('foresees what the statechart shows, also where it refuses', () => {
    const actor = createActor(pricingSelectorMachine, { input: selectorInput }).start();
    let foreseen = initialPricingSelectorView(selectorInput);
    for (const event of events) {
      actor.send(event);
      foreseen = anticipate(foreseen, event);
      expect(foreseen, JSON.stringify(event)).toEqual(viewOfPricingSelector(actor.getSnapshot()));
    }
  });
});
