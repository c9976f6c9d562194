/** What decides whether orders take a coupon. */
interface CouponTerms {
  readonly is_active: boolean;
  readonly uses: number;
  readonly max_uses: number | null;
  readonly valid_from: string;
  readonly expires_at: string | null;
}

/**
 * Whether orders take a coupon, and why not.
 * `usedUp` counts as the table does; the next order takes the place of one that was not paid in time.
 */
export function couponState({ is_active, uses, max_uses, valid_from, expires_at }: CouponTerms, now: Date) {
  if (!is_active) return 'off';
  if (expires_at !== null && new Date(expires_at) <= now) return 'expired';
  if (new Date(valid_from) > now) return 'later';
  return max_uses !== null && uses >= max_uses ? 'usedUp' : 'on';
}

export type CouponState = ReturnType<typeof couponState>;
