import {
  anticipatePricingSelector,
  initialPricingSelectorView,
  type PricingSelectorEvent,
  type PricingSelectorView,
} from '@duneline/machines';
import type { FlowOptions } from '../../../lib/flow/createFlow.ts';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { selectorInput } from './selectorInput.ts';

const options: FlowOptions<PricingSelectorView, PricingSelectorEvent> = {
  initial: initialPricingSelectorView(selectorInput),
  load: () => import('../pricingSelector.actor.ts'),
  anticipate: (view, event) => anticipatePricingSelector(selectorInput.programs, view, event),
};

export interface PricingSelectorFlow {
  readonly view: PricingSelectorView;
  readonly send: (event: PricingSelectorEvent) => void;
  readonly preload: () => void;
}

/** The pricing selector's flow: responds immediately, and follows its statechart once loaded. */
export const usePricingSelector = (): PricingSelectorFlow => useFlow(options);
