import { affiliate } from '@duneline/specs/site';

/** The codes in a referral link. */
export interface Referral {
  /** The affiliate's code, which is stored with the order. */
  readonly code: string | null;
  readonly coupon: string | null;
}

interface KeptLink extends Referral {
  /** When it was opened. */
  readonly at: number | null;
}

/** The newest link, and those before it that count if its code is nobody's: other sites put a `?ref=` of their own on links. */
export interface KeptReferral extends KeptLink {
  readonly before: readonly KeptLink[];
}

const KEY = 'referral';
const DEVICE_KEY = 'keptReferral';
const MOST_BEFORE = 3;
const none: KeptReferral = { code: null, coupon: null, at: null, before: [] };
const WINDOW_MS = affiliate.linkDays * 86_400_000;

/**
 * Stores `?ref=` and `?coupon=` of a URL for this tab, so that they reach the checkout (specs/site/privacy.yaml).
 * @returns whether an earlier link is kept beside it, until `settleReferral` has chosen between them
 */
export function keepReferral(search: string): boolean {
  let kept = readKept();
  for (const asked of readLinks(search)) {
    // The latest link counts, because its code and coupon belong together.
    const isCoupon = asked.code === null;
    const before = [kept, ...kept.before].filter(({ code }) => code !== null && code !== (asked.code ?? kept.code));
    kept = {
      code: asked.code ?? kept.code,
      coupon: asked.coupon ?? (isCoupon ? kept.coupon : null),
      at: Date.now(),
      before: isCoupon ? kept.before : before.slice(0, MOST_BEFORE).map(({ code, coupon, at }) => ({ code, coupon, at })),
    };
    storeInTab(kept);
  }
  return kept.before.length > 0;
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
  const { code, coupon } = readKept();
  return { code, coupon };
}

/** The same with the links before it. */
export function readKept(): KeptReferral {
  const inTab = parse(read(() => sessionStorage.getItem(KEY)));
  if (inTab.code !== null || inTab.coupon !== null) return inTab;
  const onDevice = parse(read(() => localStorage.getItem(DEVICE_KEY)));
  const { at } = onDevice;
  return at !== null && at <= Date.now() && Date.now() - at < WINDOW_MS ? onDevice : none;
}

/** Stores a referral for this tab, and on the device if it keeps one. */
export function storeReferral(referral: KeptReferral): void {
  storeInTab(referral);
  try {
    if (localStorage.getItem(DEVICE_KEY) !== null) localStorage.setItem(DEVICE_KEY, JSON.stringify(referral));
  } catch {
    // As in `followConsent`.
  }
}

/** Forgets the coupon of the link, whose affiliate stays. */
export function forgetCoupon(): void {
  const kept = readKept();
  if (kept.coupon !== null) storeReferral({ ...kept, coupon: null });
}

/**
 * Keeps the links of another tab beside the own one, which stays the newest: `settleReferral` chooses them if its code is nobody's. An own
 * coupon without a code, or a tab without either, takes the other's code.
 */
export function mergeReferral(heard: KeptReferral): void {
  const own = readKept();
  if (own.code === null) {
    const isNew = heard.code !== null || (heard.coupon !== null && own.coupon === null);
    if (isNew) storeReferral({ ...heard, coupon: own.coupon ?? heard.coupon });
    return;
  }
  const known = new Set([own, ...own.before].map(({ code }) => code));
  const links = [heard, ...heard.before].filter(({ code }) => code !== null && !known.has(code));
  if (links.length === 0) return;
  const before = [...own.before, ...links.map(({ code, coupon, at }) => ({ code, coupon, at }))];
  before.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
  storeReferral({ ...own, before: before.slice(0, MOST_BEFORE) });
}

function storeInTab(referral: KeptReferral): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(referral));
  } catch {
    // Storage is blocked: the code is valid only on the page that the link opened.
  }
}

function read(entry: () => string | null): unknown {
  try {
    return JSON.parse(entry() ?? 'null');
  } catch {
    return null; // unreadable, or storage is blocked
  }
}

/** A kept referral, from storage or another tab; malformed parts are left out. */
export function parse(value: unknown): KeptReferral {
  const { before }: { readonly before?: unknown } = Object(value);
  return { ...toLink(value), before: Array.isArray(before) ? before.slice(0, MOST_BEFORE).map(toLink) : [] };
}

function toLink(value: unknown): KeptLink {
  const { code, coupon, at }: Readonly<Record<string, unknown>> = Object(value);
  return { code: toCode(code), coupon: toCode(coupon), at: typeof at === 'number' ? at : null };
}

/** The codes in a URL's query; malformed codes are ignored. The first `ref` is the link's own, as others are added behind it. */
export function readLink(search: string): Referral {
  return readLinks(search)[0] ?? { code: null, coupon: null };
}

/** The links that a URL may be, the first with its coupon. */
function readLinks(search: string): readonly Referral[] {
  const query = new URLSearchParams(search);
  const codes = query.getAll('ref').flatMap((value) => toCode(value) ?? []);
  const coupon = toCode(query.get('coupon'));
  if (codes.length === 0) return coupon === null ? [] : [{ code: null, coupon }];
  return codes.map((code, index) => ({ code, coupon: index === 0 ? coupon : null }));
}

/**
 * In the database's format for codes: capitals, digits and hyphens, at most 32. Messengers and mail clients take a sentence's
 * period, a bracket, a quote or an invisible character for a part of the link; none of them is a part of a code.
 */
function toCode(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^[\s"'“”‘’«*_~]+/, '');
  const code = /^[A-Z0-9-]*/.exec(text.toUpperCase())?.[0].replace(/-+$/, '') ?? '';
  return /^[A-Z0-9][A-Z0-9-]{1,31}$/.test(code) ? code : null;
}
