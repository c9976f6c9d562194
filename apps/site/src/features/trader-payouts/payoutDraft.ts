import { emptyDestination, networks, type Destination } from './destination.ts';

/** The key under which the tab keeps a payout form that was not sent yet. */
const KEY = 'payoutDraft';

/** What the tab has kept of a form, so that a reload or a new sign-in loses nothing. */
export function readPayoutDraft(): Destination {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(Object(kept) as object).filter(
      ([field, value]) => field in emptyDestination && typeof value === 'string',
    );
    const draft: Destination = { ...emptyDestination, ...(Object.fromEntries(entries) as Partial<Destination>) };
    return networks.includes(draft.network) ? draft : { ...draft, network: emptyDestination.network };
  } catch {
    return emptyDestination; // somebody else wrote it, or the browser keeps nothing
  }
}

/** Keeps the form for this tab; `null` when it was sent. */
export function keepPayoutDraft(draft: Destination | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch (error) {
    console.warn('The browser refuses to keep the payout form; it is lost when the page is left.', error);
  }
}
