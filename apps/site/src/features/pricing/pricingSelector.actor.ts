import {
  pricingSelectorMachine,
  viewOfPricingSelector,
  type PricingSelectorEvent,
  type PricingSelectorView,
} from '@duneline/machines';
import { createActor } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { selectorInput } from './selector/selectorInput.ts';

/** Starts the pricing selector's statechart on the catalogue. */
export const start: FlowStarter<PricingSelectorView, PricingSelectorEvent> = (onView) => {
  const actor = createActor(pricingSelectorMachine, { input: selectorInput });
  actor.subscribe((snapshot) => onView(viewOfPricingSelector(snapshot)));
  actor.start();
  return actor;
};
