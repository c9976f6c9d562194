import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { calculatorMachine } from './calculator.machine.ts';
import type { CalculatorEvent } from './calculator.machine.ts';
import { anticipateCalculator, viewOfCalculator } from './calculator.view.ts';
import { calculatorDefaults } from './calculatorInputs.ts';

it('shows 10000 and 8 before and after XState is loaded', () => {
  expect(calculatorDefaults).toEqual({ accountSize: '10000', profitTarget: '8' });
  expect(viewOfCalculator(createActor(calculatorMachine).start().getSnapshot())).toEqual(calculatorDefaults);
});

it('anticipates, before XState is loaded, what the machine will show', () => {
  const inputs = fc.record({ accountSize: fc.string(), profitTarget: fc.string() });
  const event = fc.oneof<fc.Arbitrary<CalculatorEvent>[]>(
    fc.record({ type: fc.constant('choice.change'), inputs }),
    fc.record({ type: fc.constantFrom('size.type', 'target.type'), text: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const actor = createActor(calculatorMachine).start();
      let anticipated = calculatorDefaults;
      for (const sent of events) {
        actor.send(sent);
        anticipated = anticipateCalculator(anticipated, sent);
        expect(anticipated).toEqual(viewOfCalculator(actor.getSnapshot()));
      }
    }),
  );
});
