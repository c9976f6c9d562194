import * as t from '@duneline/specs/messages/admin-coupons';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import type { Coupon } from './readCoupons.ts';

/** What is typed into the form of a coupon. */
export interface CouponDraft {
  readonly code: string;
  readonly percent: number | null;
  /** `program:<id>`, `tier:<id>`, or empty for every evaluation. */
  readonly scope: string;
  readonly affiliateId: string | null;
  /** `null` for no limit. */
  readonly limit: number | null;
  /** As a `datetime-local` field holds it, in UTC; empty if it does not expire. */
  readonly expires: string;
  readonly note: string;
}

/** The columns that are written. */
export interface CouponValues {
  readonly code: string;
  readonly percent: number;
  readonly program_id: string | null;
  readonly tier_id: string | null;
  readonly affiliate_id: string | null;
  readonly max_uses: number | null;
  readonly expires_at: string | null;
  readonly note: string | null;
}

export type CouponProblems = Readonly<Partial<Record<keyof CouponDraft, string>>>;

/** The largest number that the column takes. */
const HIGHEST_LIMIT = 2_147_483_647;
export const LONGEST_NOTE = 500;

export const blankDraft: CouponDraft = {
  code: '',
  percent: null,
  scope: '',
  affiliateId: null,
  limit: null,
  expires: '',
  note: '',
};

const toField = (iso: string | null): string => (iso === null ? '' : new Date(iso).toISOString().slice(0, 16));
const toCode = (typed: string): string => typed.trim().toUpperCase();
const isWhole = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** The form of a coupon that exists. */
export function draftOf(coupon: Coupon): CouponDraft {
  const { code, percent, max_uses: limit, expires_at: expires, note } = coupon;
  return { ...blankDraft, code, percent, limit, expires: toField(expires), note: note ?? '' };
}

/**
 * What the database would refuse, in words: codes, limits and times as its checks have them.
 * @param coupon the one that is changed; `null` for a new one
 */
export function couponProblems(
  draft: CouponDraft,
  coupon: Pick<Coupon, 'uses' | 'valid_from'> | null,
  now: Date,
): CouponProblems {
  const code = toCode(draft.code);
  const from = coupon?.valid_from ?? now.toISOString();
  const least = Math.max(coupon?.uses ?? 0, 1);
  return {
    ...(!/^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$/.test(code) && { code: t.codeForm }),
    ...(coupon === null && code.startsWith('RETRY-') && { code: t.codeReserved }),
    ...(!isWhole(draft.percent, 1, 100) && { percent: t.percentForm }),
    ...(draft.limit !== null &&
      !isWhole(draft.limit, least, HIGHEST_LIMIT) && { limit: t.limitForm({ least: formatNumber(least) }) }),
    ...(draft.expires !== '' &&
      !(Date.parse(`${draft.expires}Z`) > Date.parse(from)) && { expires: t.expiresForm({ from: formatMoment(from) }) }),
  };
}

/** Why the database refused a coupon, beside the field it is about; empty if it is about none. */
export function refusedFields(error: unknown): CouponProblems {
  if (!(error instanceof ServiceError)) return {};
  if (error.code === '23505') return { code: t.codeTaken };
  if (error.message.includes('coupons_uses_within_limit')) return { limit: t.limitPassed };
  return {};
}

/**
 * The columns of a draft without problems.
 * @param coupon the one that is changed: an expiry that was not typed keeps its seconds
 */
export function toValues(draft: CouponDraft, coupon: Coupon | null): CouponValues {
  const [kind, id = null] = draft.scope.split(':');
  const { expires } = draft;
  const kept = coupon?.expires_at ?? null;
  return {
    code: toCode(draft.code),
    percent: draft.percent ?? 0,
    program_id: kind === 'program' ? id : null,
    tier_id: kind === 'tier' ? id : null,
    affiliate_id: draft.affiliateId,
    max_uses: draft.limit,
    expires_at: expires === toField(kept) ? kept : expires === '' ? null : new Date(`${expires}Z`).toISOString(),
    note: draft.note.trim() || null,
  };
}
