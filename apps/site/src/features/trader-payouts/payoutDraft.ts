import type { PayoutMethod } from '@duneline/machines';
import { emptyDestination, networks, payoutMethods, type Destination } from '../../lib/payout/destination.ts';

/** The key under which the tab keeps a payout form that was not sent yet. */
const KEY = 'payoutDraft';

/** What is typed in the payout form of one account. */
export interface PayoutDraft {
  readonly method: PayoutMethod;
  /** What the trader wants to receive, US cents; `null` for the whole share. */
  readonly amountCents: number | null;
  readonly destination: Destination;
}

const empty: PayoutDraft = { method: 'Bank', amountCents: null, destination: emptyDestination };

/** What the tab has kept of an account's form, so that a reload or a new sign-in loses nothing. */
export function readPayoutDraft(accountId: string): PayoutDraft {
  try {
    const kept = recordOf(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    if (kept['accountId'] !== accountId) return empty;
    const { method, amountCents } = kept;
    return {
      method: payoutMethods.find((one) => one === method) ?? empty.method,
      amountCents: Number.isSafeInteger(amountCents) ? Number(amountCents) : null,
      destination: readDestination(recordOf(kept['destination'])),
    };
  } catch {
    return empty; // somebody else wrote it, or the browser keeps nothing
  }
}

function readDestination(kept: Readonly<Record<string, unknown>>): Destination {
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

/** Forgets the form, once it was sent. */
export function forgetPayoutDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
