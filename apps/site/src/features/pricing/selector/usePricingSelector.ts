import { initialPricingSelectorView, type PricingSelectorEvent, type PricingSelectorView } from '@duneline/machines';
import { useState } from 'react';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { anticipate } from './anticipate.ts';
import { selectorInput } from './selectorInput.ts';

const options = { initial: initialPricingSelectorView(selectorInput), load: () => import('../pricingSelector.actor.ts') };

export interface PricingSelectorFlow {
  readonly view: PricingSelectorView;
  readonly send: (event: PricingSelectorEvent) => void;
  readonly preload: () => void;
}

/** The pricing selector: answers at once, and is decided by its statechart as soon as that has loaded. */
export function usePricingSelector(): PricingSelectorFlow {
  const { view: decided, send, preload } = useFlow<PricingSelectorView, PricingSelectorEvent>(options);
  const [ahead, setAhead] = useState<{ readonly of: PricingSelectorView; readonly view: PricingSelectorView } | null>(null);
  // What was foreseen holds only until the statechart says something newer.
  const view = ahead?.of === decided ? ahead.view : decided;
  return {
    view,
    preload,
    send(event) {
      setAhead({ of: decided, view: anticipate(view, event) });
      send(event);
    },
  };
}
