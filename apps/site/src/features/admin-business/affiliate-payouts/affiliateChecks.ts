import type { ReviewedAffiliatePayout } from './readAffiliatePayout.ts';

/** Checks what an affiliate's payout requires to be approved and to be paid, as the database does (`decide_affiliate_payout`). */
export const checkAffiliatePayout = ({ affiliate, identity, availableCents }: ReviewedAffiliatePayout) => ({
  isActive: affiliate.status === 'active',
  isIdentified: identity !== null,
  /** Whether the commission is enough for all payouts that were not rejected. */
  isCovered: availableCents >= 0,
});

export const isPayable = (payout: ReviewedAffiliatePayout): boolean => Object.values(checkAffiliatePayout(payout)).every(Boolean);
