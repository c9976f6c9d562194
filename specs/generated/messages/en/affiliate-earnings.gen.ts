// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Earnings';
export const lead = 'Every sale through your links, the commission it pays, and the rule that decided it.';
export const all = 'All';
export const held = 'Held';
export const heldNote = 'until the refund period of each sale ends';
export const approved = 'Approved';
export const approvedNote = 'all approved commission, paid or not';
export const available = 'Available';
export const availableNote = 'approved and not requested yet';
export const yourRate = 'Your rate';
export const tier = ({ tier, missing }: { tier: string | number; missing: string | number }): string => `${tier}. ${missing}`;
export const ownRate = ({ tier, rate }: { tier: string | number; rate: string | number }): string =>
  `Agreed with you. The ${tier} tier pays ${rate}.`;
export const keptRate = ({ tier, rate }: { tier: string | number; rate: string | number }): string =>
  `Kept from a higher tier. The ${tier} tier pays ${rate}.`;
/** {count} {n, plural, one {sale} other {sales}} to {tier} at {rate} */
export const missing = ({ count, n, tier, rate }: { count: string | number; n: number; tier: string | number; rate: string | number }): string =>
  `${count} ${$plurals.select(n) === 'one' ? 'sale' : 'sales'} to ${tier} at ${rate}`;
export const topTier = 'the highest tier';
export const rateTitle = ({ rate, date }: { rate: string | number; date: string | number }): string =>
  `Your rate is ${rate} since ${date}`;
export const reversed = 'Refunded';
export const person = 'Person';
export const date = 'Date';
export const link = 'Link';
export const program = 'Program';
export const sale = 'Sale';
export const rate = 'Rate';
export const commission = 'Commission';
export const status = 'Status';
export const rule = 'Rule';
export const ruleHeld = ({ date, days }: { date: string | number; days: string | number }): string =>
  `Held until ${date}, ${days} days after the payment, because the sale can still be refunded.`;
export const ruleApproved = ({ date }: { date: string | number }): string =>
  `The refund period ended on ${date}; the commission can be paid out.`;
export const ruleReversed = 'The order was refunded; its commission was taken back.';
export const emptyTitle = 'No commission yet';
export const emptyText = 'The first sale through one of your links appears here.';
export const flags = 'Sales that earn nothing';
export const flagsLead = 'These orders carried your code or coupon.';
export const reason = 'Reason';
export const selfReferral = 'Own link';
export const ownCoupon = 'Own coupon';
export const otherAffiliate = 'Other affiliate';
export const ruleSelfReferral = 'You bought through your own link. Nobody earns commission on their own orders.';
export const ruleOwnCoupon = 'You bought with your own coupon. Nobody earns commission on their own orders.';
export const ruleOtherAffiliate = 'The buyer came through another affiliate first and belongs to them.';
