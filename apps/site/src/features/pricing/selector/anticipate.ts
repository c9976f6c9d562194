import { initialPricingSelectorView, type PricingSelectorEvent, type PricingSelectorView } from '@duneline/machines';
import { selectorInput } from './selectorInput.ts';

const { programs } = selectorInput;

/** What the statechart will show after this event, for the moment in which it is still on its way. */
export function anticipate(view: PricingSelectorView, event: PricingSelectorEvent): PricingSelectorView {
  switch (event.type) {
    case 'program.select': {
      const isOffered = programs.some(({ id, isAvailable }) => isAvailable && id === event.programId);
      if (!isOffered || event.programId === view.programId) return view;
      return { ...initialPricingSelectorView({ programs, defaultProgram: event.programId }), phase: view.phase };
    }
    case 'size.select': {
      const place = programs.find(({ id }) => id === view.programId)?.tierIds.indexOf(event.tierId) ?? -1;
      return place < 0 ? view : { ...view, tierId: event.tierId, checkout: { ...view.checkout, tier: place + 1 } };
    }
    case 'phase.select':
      return { ...view, phase: event.phase };
  }
}
