import fc from 'fast-check';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { pricingSelectorMachine } from './pricingSelector.machine.ts';
import type { PricingSelectorEvent } from './pricingSelector.machine.ts';
import {
  anticipatePricingSelector,
  checkoutPath,
  initialPricingSelectorView,
  viewOfPricingSelector,
} from './pricingSelector.view.ts';

const programs = [
  { id: '1-step', isAvailable: true, tierIds: ['1-step-5k', '1-step-10k', '1-step-25k'] },
  { id: 'instant', isAvailable: false, tierIds: ['instant-2.5k'] },
  { id: '2-step', isAvailable: true, tierIds: ['2-step-5k', '2-step-10k'] },
];
const input = { programs, defaultProgram: '1-step' };

describe('pricing selector', () => {
  it('begins with 1-step, its first size and phase 1', () => {
    expect(initialPricingSelectorView(input)).toEqual({
      programId: '1-step',
      tierId: '1-step-5k',
      phase: 'phase-1',
      checkout: { tier: 1, type: '1-step' },
    });
  });

  it('shows the same before and after XState is loaded', () => {
    const actor = createActor(pricingSelectorMachine, { input }).start();
    expect(viewOfPricingSelector(actor.getSnapshot())).toEqual(initialPricingSelectorView(input));
  });

  it('leads to the checkout with the 1-based index of the size', () => {
    const actor = createActor(pricingSelectorMachine, { input }).start();
    actor.send({ type: 'size.select', tierId: '1-step-25k' });
    expect(checkoutPath(viewOfPricingSelector(actor.getSnapshot()).checkout)).toBe('/checkout?tier=3&type=1-step');
  });

  it('keeps the phase when the program changes', () => {
    const actor = createActor(pricingSelectorMachine, { input }).start();
    actor.send({ type: 'phase.select', phase: 'funded' });
    actor.send({ type: 'program.select', programId: '2-step' });
    expect(viewOfPricingSelector(actor.getSnapshot())).toMatchObject({
      programId: '2-step',
      tierId: '2-step-5k',
      phase: 'funded',
    });
  });

  it('keeps the size when the chosen program is chosen again', () => {
    const actor = createActor(pricingSelectorMachine, { input }).start();
    actor.send({ type: 'size.select', tierId: '1-step-10k' });
    actor.send({ type: 'program.select', programId: '1-step' });
    expect(viewOfPricingSelector(actor.getSnapshot()).tierId).toBe('1-step-10k');
  });

  it('refuses a program that the catalogue does not have', () => {
    const actor = createActor(pricingSelectorMachine, { input }).start();
    actor.send({ type: 'program.select', programId: '3-step' });
    expect(viewOfPricingSelector(actor.getSnapshot()).programId).toBe('1-step');
  });

  it('anticipates, before XState is loaded, what the machine will show', () => {
    const ids = [...programs, { id: '3-step', tierIds: ['3-step-5k'] }];
    const event = fc.oneof<fc.Arbitrary<PricingSelectorEvent>[]>(
      fc.record({ type: fc.constant('program.select'), programId: fc.constantFrom(...ids.map(({ id }) => id)) }),
      fc.record({ type: fc.constant('size.select'), tierId: fc.constantFrom(...ids.flatMap(({ tierIds }) => tierIds)) }),
      fc.record({ type: fc.constant('phase.select'), phase: fc.constantFrom('phase-1', 'funded') }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const actor = createActor(pricingSelectorMachine, { input }).start();
        let anticipated = initialPricingSelectorView(input);
        for (const sent of events) {
          actor.send(sent);
          anticipated = anticipatePricingSelector(programs, anticipated, sent);
          expect(anticipated).toEqual(viewOfPricingSelector(actor.getSnapshot()));
        }
      }),
    );
  });

  it('says what is wrong when it is given no such default program', () => {
    expect(() => initialPricingSelectorView({ programs, defaultProgram: '3-step' })).toThrow(
      "The pricing selector was given no program '3-step' with a tier; it knows: 1-step, instant, 2-step.",
    );
  });
});
