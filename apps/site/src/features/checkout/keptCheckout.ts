import { checkoutStorageKey, decodeCheckout } from '@duneline/machines';

/** A checkout as this browser keeps it, for every tab. */
interface KeptCheckout {
  /** As `encodeCheckout` wrote it. */
  readonly text: string;
  /** Keys of placed orders that the present one replaces; the server closes them. */
  readonly replaced: readonly string[];
}

/** How long an unfinished checkout is kept (specs/site/privacy.yaml). */
const KEPT_MS = 24 * 3_600_000;
const MOST_REPLACED = 5;

/** The checkout of this browser; `null` when there is none, or it is older than a day. */
export function readKept(now = Date.now()): KeptCheckout | null {
  try {
    const { text, replaced, until }: Readonly<Record<string, unknown>> = Object(
      JSON.parse(localStorage.getItem(checkoutStorageKey) ?? 'null'),
    );
    if (typeof text !== 'string' || typeof until !== 'number' || until < now) return null;
    const keys: readonly unknown[] = Array.isArray(replaced) ? replaced : [];
    return { text, replaced: keys.filter((key) => typeof key === 'string') };
  } catch {
    return null; // unreadable, or storage is blocked
  }
}

/** Keeps a checkout; the key of a placed order that it no longer has is noted as replaced. */
export function keepCheckout(text: string): void {
  const before = readKept();
  const [old, present] = [before && decodeCheckout(before.text), decodeCheckout(text)];
  const isReplaced = old?.isPlaced === true && old.key !== present?.key;
  write(text, isReplaced ? [...(before?.replaced ?? []), old.key] : (before?.replaced ?? []));
}

/** The replaced orders are closed, or are not to be closed any more. */
export function forgetReplaced(): void {
  const kept = readKept();
  if (kept) write(kept.text, []);
}

/** The order of a key is paid: the next visit begins with a new one. */
export function forgetPaid(key: string): void {
  const kept = readKept();
  if (kept && decodeCheckout(kept.text)?.key === key) forgetCheckout();
}

export function forgetCheckout(): void {
  try {
    localStorage.removeItem(checkoutStorageKey);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

function write(text: string, replaced: readonly string[]): void {
  try {
    const kept = { text, replaced: replaced.slice(-MOST_REPLACED), until: Date.now() + KEPT_MS };
    localStorage.setItem(checkoutStorageKey, JSON.stringify(kept));
  } catch (error) {
    console.warn('The browser refuses to keep the order; it is lost when the page is left.', error);
  }
}
