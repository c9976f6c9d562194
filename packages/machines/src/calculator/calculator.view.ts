import type { SnapshotFrom } from 'xstate';
import type { CalculatorEvent, calculatorMachine } from './calculator.machine.ts';
import type { CalculatorInputs } from './calculatorInputs.ts';

/** What the fields show for a snapshot of `calculatorMachine`; use `calculatorDefaults` before XState has loaded. */
export function viewOfCalculator({ context }: SnapshotFrom<typeof calculatorMachine>): CalculatorInputs {
  return context;
}

/** Predicts the view after an event, so that typed text appears before XState has loaded. */
export function anticipateCalculator(view: CalculatorInputs, event: CalculatorEvent): CalculatorInputs {
  if (event.type === 'choice.change') return event.inputs;
  return { ...view, [event.type === 'size.type' ? 'accountSize' : 'profitTarget']: event.text };
}
