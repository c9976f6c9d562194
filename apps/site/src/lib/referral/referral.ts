import { affiliate } from '@duneline/specs/site';

/** The codes in a referral link. */
export interface Referral {
  /** The affiliate's code, which is stored with the order. */
  readonly code: string | null;
  readonly coupon: string | null;
}

const KEY = 'referral';
const DEVICE_KEY = 'keptReferral';
const none: Referral = { code: null, coupon: null };
const WINDOW_MS = affiliate.linkDays * 86_400_000;

/** Stores `?ref=` and `?coupon=` of a URL for this tab, so that they reach the checkout (specs/site/privacy.yaml). */
export function keepReferral(search: string): void {
  const asked = readLink(search);
  if (asked.code === null && asked.coupon === null) return;
  const kept = readReferral();
  // The latest link counts, because its code and coupon belong together.
  const referral: Referral = {
    code: asked.code ?? kept.code,
    coupon: asked.coupon ?? (asked.code === null ? kept.coupon : null),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...referral, at: Date.now() }));
  } catch {
    // Storage is blocked: the code is valid only on the page that the link opened.
  }
}

/**
 * Keeps the tab's codes on the device for the program's window when the visitor agreed to marketing, and removes them from it
 * otherwise (docs/decisions/0036).
 */
export function followConsent(isAllowed: boolean): void {
  keepReferral(location.search); // in the document that a link opened, this may run first
  try {
    const inTab = sessionStorage.getItem(KEY);
    if (!isAllowed) localStorage.removeItem(DEVICE_KEY);
    else if (inTab !== null) localStorage.setItem(DEVICE_KEY, inTab);
  } catch {
    // Storage is blocked: the codes last as long as the tab.
  }
}

/** The codes of the last referral link in this tab, else those that the device keeps within their window. */
export function readReferral(): Referral {
  const { code, coupon } = read(() => sessionStorage.getItem(KEY));
  if (code !== null || coupon !== null) return { code, coupon };
  const { at, ...kept } = read(() => localStorage.getItem(DEVICE_KEY));
  return at !== null && at <= Date.now() && Date.now() - at < WINDOW_MS ? kept : none;
}

function read(entry: () => string | null): Referral & { readonly at: number | null } {
  try {
    const { code, coupon, at }: Readonly<Record<string, unknown>> = Object(JSON.parse(entry() ?? 'null'));
    return { code: toCode(code), coupon: toCode(coupon), at: typeof at === 'number' ? at : null };
  } catch {
    return { ...none, at: null }; // unreadable, or storage is blocked
  }
}

/** The codes in a URL's query; malformed codes are ignored. */
export function readLink(search: string): Referral {
  const query = new URLSearchParams(search);
  return { code: toCode(query.get('ref')), coupon: toCode(query.get('coupon')) };
}

/** In the database's format for codes: capitals, digits and hyphens, at most 32. */
function toCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z0-9][A-Z0-9-]{1,31}$/.test(code) ? code : null;
}
