import { catalogue, type AddOn } from '@duneline/specs/site';

/** Adds or removes an add-on, in the catalogue's order; an unknown id changes nothing. */
export function changeAddOn(chosen: readonly AddOn['id'][], id: string, isAdded: boolean): AddOn['id'][] {
  return catalogue.addOns.map((addOn) => addOn.id).filter((known) => (known === id ? isAdded : chosen.includes(known)));
}

/** The add-ons that a link of the pricing page stored in the history entry; unknown ones are ignored. */
export function readAddOns(state: unknown): AddOn['id'][] {
  if (typeof state !== 'object' || state === null || !('addOns' in state) || !Array.isArray(state.addOns)) return [];
  const listed: readonly unknown[] = state.addOns;
  return catalogue.addOns.map(({ id }) => id).filter((id) => listed.includes(id));
}
