import { assertEvent, assign, setup } from 'xstate';
import { calculatorDefaults } from './calculatorInputs.ts';
import type { CalculatorInputs } from './calculatorInputs.ts';

/** `choice.change`: another program or size was selected, with the values that it sets. */
export type CalculatorEvent =
  | { readonly type: 'choice.change'; readonly inputs: CalculatorInputs }
  | { readonly type: 'size.type'; readonly text: string }
  | { readonly type: 'target.type'; readonly text: string };

/** The calculator's inputs (spec §3). Pure: nothing to provide. */
export const calculatorMachine = setup({
  types: { context: {} as CalculatorInputs, events: {} as CalculatorEvent },
  actions: {
    followChoice: assign(({ event }) => {
      assertEvent(event, 'choice.change');
      return event.inputs;
    }),
    takeSize: assign(({ event }) => {
      assertEvent(event, 'size.type');
      return { accountSize: event.text };
    }),
    takeTarget: assign(({ event }) => {
      assertEvent(event, 'target.type');
      return { profitTarget: event.text };
    }),
  },
}).createMachine({
  id: 'calculator',
  context: calculatorDefaults,
  initial: 'inputs',
  states: {
    inputs: {
      initial: 'standard',
      on: {
        'choice.change': { target: '.followed', actions: 'followChoice' },
        'size.type': { target: '.typed', actions: 'takeSize' },
        'target.type': { target: '.typed', actions: 'takeTarget' },
      },
      states: { standard: {}, followed: {}, typed: {} },
    },
  },
});
