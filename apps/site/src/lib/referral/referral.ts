/** What a link promised whoever follows it. */
export interface Referral {
  /** The affiliate's code, which goes into the order. */
  readonly code: string | null;
  readonly coupon: string | null;
}

const KEY = 'referral';
const none: Referral = { code: null, coupon: null };

/** Keeps `?ref=` and `?coupon=` of an address for this tab, so that they reach the checkout through every page (specs/site/privacy.yaml). */
export function keepReferral(search: string): void {
  const asked = readLink(search);
  if (asked.code === null && asked.coupon === null) return;
  const kept = readReferral();
  // A later link counts: the code and the coupon of one link belong together.
  const referral: Referral = {
    code: asked.code ?? kept.code,
    coupon: asked.coupon ?? (asked.code === null ? kept.coupon : null),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(referral));
  } catch {
    // Storage is blocked: the code counts on the page that the link opened.
  }
}

/** What the last link of this tab promised. */
export function readReferral(): Referral {
  try {
    const { code, coupon }: Partial<Record<keyof Referral, unknown>> = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return { code: toCode(code), coupon: toCode(coupon) };
  } catch {
    return none; // unreadable, or storage is blocked
  }
}

/** The codes in the query of an address; what cannot be a code counts as not said. */
export function readLink(search: string): Referral {
  const query = new URLSearchParams(search);
  return { code: toCode(query.get('ref')), coupon: toCode(query.get('coupon')) };
}

/** As the database keeps codes: capitals, digits and hyphens, 32 at most. */
function toCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z0-9][A-Z0-9-]{1,31}$/.test(code) ? code : null;
}
