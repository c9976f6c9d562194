import * as t from '@duneline/specs/messages/admin-coupons';
import { catalogue } from '@duneline/specs/site';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { couponState } from '../../../lib/price/couponState.ts';
import { tierName } from '../../../lib/price/tierName.ts';
import type { CouponRow, OwnerKind } from './readCoupons.ts';

/** What the list is filtered by; a coupon that has reached its limit, or that is valid later, is switched on. */
export const statusNames = { on: t.stateOn, expired: t.stateExpired, off: t.stateOff };
const stateTones = { on: 'success', later: 'info', usedUp: 'warning', expired: 'neutral', off: 'neutral' } as const;
export const ownerNames: Readonly<Record<OwnerKind, string>> = {
  everybody: t.ownerEverybody,
  affiliate: t.ownerAffiliate,
  person: t.ownerPerson,
};

/** Whether people can order with a coupon, and why not. */
export function stateOf(coupon: CouponRow, now = new Date()) {
  const state = couponState(coupon, now);
  const names = { ...statusNames, later: t.stateFrom({ date: formatDate(coupon.valid_from) }), usedUp: t.stateUsedUp };
  return { state, name: names[state], tone: stateTones[state] };
}

/** `3 of 200`. */
export function usesOf({ uses, max_uses }: CouponRow): string {
  return max_uses === null
    ? t.usesEndless({ uses: formatNumber(uses) })
    : t.usesOf({ uses: formatNumber(uses), limit: formatNumber(max_uses) });
}

const programs = catalogue.programs.map(({ id, name, tiers }) => ({
  id: `program:${id}`,
  label: t.allSizes({ program: name }),
  sizes: tiers.map((tier) => ({ id: `tier:${tier.id}`, label: tierName(tier.id) ?? tier.id })),
}));

/** What a coupon can be valid for, as a field's options. */
export const scopes: readonly { readonly id: string; readonly label: string }[] = [
  { id: '', label: t.everything },
  ...programs.map(({ id, label }) => ({ id, label })),
  ...programs.flatMap(({ sizes }) => sizes),
];

/** What a coupon is valid for; the id of what is no longer in the catalog. */
export function scopeOf({ program_id, tier_id }: CouponRow): string {
  const id = program_id === null ? (tier_id === null ? '' : `tier:${tier_id}`) : `program:${program_id}`;
  return scopes.find((scope) => scope.id === id)?.label ?? tier_id ?? program_id ?? '';
}
