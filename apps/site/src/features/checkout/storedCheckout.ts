import { checkoutStorageKey, decodeCheckout } from '@duneline/machines';

/** The stored checkout, which all tabs share. */
interface StoredCheckout {
  /** The text from `encodeCheckout`. */
  readonly text: string;
  /** Keys of placed orders that the current one replaces; the server cancels them. */
  readonly replaced: readonly string[];
}

/** Retention of an unfinished checkout, in milliseconds (specs/site/privacy.yaml). */
const RETENTION_MS = 24 * 3_600_000;
const MAX_REPLACED = 5;

/** The stored checkout; `null` if there is none, or it is older than a day. */
export function readStoredCheckout(now = Date.now()): StoredCheckout | null {
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

/** Stores a checkout. If its key replaces that of a placed order, the old key is stored as replaced. */
export function storeCheckout(text: string): void {
  const before = readStoredCheckout();
  const [old, present] = [before && decodeCheckout(before.text), decodeCheckout(text)];
  const isReplaced = old?.isPlaced === true && old.key !== present?.key;
  write(text, isReplaced ? [...(before?.replaced ?? []), old.key] : (before?.replaced ?? []));
}

/** Removes the replaced keys, after the server has canceled their orders or when they no longer matter. */
export function forgetReplaced(): void {
  const kept = readStoredCheckout();
  if (kept) write(kept.text, []);
}

/** Removes the checkout of a paid order, so that the next visit starts with a new one. */
export function forgetPaid(key: string): void {
  const kept = readStoredCheckout();
  if (kept && decodeCheckout(kept.text)?.key === key) forgetCheckout();
}

export function forgetCheckout(): void {
  try {
    localStorage.removeItem(checkoutStorageKey);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function write(text: string, replaced: readonly string[]): void {
  try {
    const kept = { text, replaced: replaced.slice(-MAX_REPLACED), until: Date.now() + RETENTION_MS };
    localStorage.setItem(checkoutStorageKey, JSON.stringify(kept));
  } catch (error) {
    console.warn('The browser refuses to keep the order; it is lost when the page is left.', error);
  }
}
