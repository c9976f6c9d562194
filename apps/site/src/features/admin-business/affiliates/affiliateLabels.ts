import * as t from '@duneline/specs/messages/admin-business';
import type { AffiliateStatus, FlagKind } from './readAffiliates.ts';

/** Labels of an affiliate's statuses. */
export const statusNames: Readonly<Record<AffiliateStatus, string>> = {
  pending: t.affiliatePending,
  active: t.affiliateActive,
  suspended: t.affiliateSuspended,
  rejected: t.affiliateRejected,
};
export const statusTones = { pending: 'warning', active: 'success', suspended: 'danger', rejected: 'neutral' } as const;

/** Why an order with the affiliate's code or coupon earned nothing. */
export const flagNames: Readonly<Record<FlagKind, string>> = {
  'self-referral': t.flagSelf,
  'own-coupon': t.flagCoupon,
  'other-affiliate': t.flagOther,
};
