import type { PayoutMethod } from '@duneline/machines';
import { emptyDestination, networks, payoutMethods, type Destination } from '../../lib/payout/destination.ts';

/** The key under which the tab keeps a payout form that was not sent yet. */
const KEY = 'payoutDraft';

/** What is typed in the payout form of one account. */
export interface PayoutDraft {
  readonly method: PayoutMethod;
  /** What the trader wants to receive, US cents; `null` for the whole share. */
  readonly amountCents: number | null;
  /** What is typed as a new destination. */
  readonly destination: Destination;
  /** The chosen earlier destination as it was written, `NEW_DESTINATION` for the typed one, `null` if nothing is chosen. */
  readonly choice: string | null;
}

/** The choice of a destination that no earlier payout had. */
export const NEW_DESTINATION = 'new';

const empty: PayoutDraft = { method: 'Bank', amountCents: null, destination: emptyDestination, choice: null };

/** What the tab has kept of an account's form, so that a reload or a new sign-in loses nothing. */
export function readPayoutDraft(accountId: string): PayoutDraft {
  try {
    const kept = recordOf(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    if (kept['accountId'] !== accountId) return empty;
    const { method, amountCents, choice } = kept;
    return {
      method: payoutMethods.find((one) => one === method) ?? empty.method,
      amountCents: Number.isSafeInteger(amountCents) ? Number(amountCents) : null,
      destination: parseDestination(recordOf(kept['destination'])),
      choice: typeof choice === 'string' ? choice : null,
    };
  } catch {
    return empty; // somebody else wrote it, or the browser keeps nothing
  }
}

function parseDestination(kept: Readonly<Record<string, unknown>>): Destination {
  const texts = Object.entries(kept).filter(([field, value]) => field in emptyDestination && typeof value === 'string');
  const destination: Destination = { ...emptyDestination, ...(Object.fromEntries(texts) as Partial<Destination>) };
  return networks.includes(destination.network) ? destination : { ...destination, network: emptyDestination.network };
}

const recordOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

/** Stores the payout form of an account for as long as this tab is open. */
export function keepPayoutDraft(accountId: string, draft: PayoutDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ accountId, ...draft }));
  } catch (error) {
    console.warn('The browser refuses to keep the payout form; it is lost when the page is left.', error);
  }
}

/** Forgets the form, when a payout of its account is open. */
export function forgetPayoutDraft(accountId: string): void {
  try {
    const kept = recordOf(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    if (kept['accountId'] === accountId) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
