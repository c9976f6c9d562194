/** The codes in a referral link. */
export interface Referral {
  /** The affiliate's code, which is stored with the order. */
  readonly code: string | null;
  readonly coupon: string | null;
}

const KEY = 'referral';
const none: Referral = { code: null, coupon: null };

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
    sessionStorage.setItem(KEY, JSON.stringify(referral));
  } catch {
    // Storage is blocked: the code is valid only on the page that the link opened.
  }
}

/** The codes of the last referral link in this tab. */
export function readReferral(): Referral {
  try {
    const { code, coupon }: Partial<Record<keyof Referral, unknown>> = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return { code: toCode(code), coupon: toCode(coupon) };
  } catch {
    return none; // unreadable, or storage is blocked
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
