import { calculatorMachine, viewOfCalculator, type CalculatorEvent, type CalculatorInputs } from '@duneline/machines';
import { createActor } from 'xstate';
import type { FlowStarter } from '../../../lib/flow/createFlow.ts';

/** Starts the calculator's statechart. */
export const start: FlowStarter<CalculatorInputs, CalculatorEvent> = (onView) => {
  const actor = createActor(calculatorMachine);
  actor.subscribe((snapshot) => onView(viewOfCalculator(snapshot)));
  actor.start();
  return actor;
};
