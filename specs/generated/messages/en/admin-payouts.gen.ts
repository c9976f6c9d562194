// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const allPayouts = 'All payouts';
export const payoutMissing = 'There is no such payout.';
export const payoutTitle = ({ number, person }: { number: string | number; person: string | number }): string =>
  `Payout ${number}, ${person}`;
export const affiliatePayoutTitle = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `Payout of ${amount} to ${code}`;
export const ofPerson = 'Payouts of this person';
export const rejectText = 'It can be requested again at once.';
export const rejectUnpayableText = 'It can be requested again once all checks pass.';
export const rejectEndedText = 'The account has ended: it cannot be requested again.';
export const rejectUncoveredText = 'What is left of the commission can be requested at once.';
export const checks = 'Checks';
export const checksFirst = 'It can be approved and paid once all checks pass.';
export const destinationFirst = 'It can be approved and paid once its destination is compared with earlier ones.';
export const accountDates = ({ opened, traded }: { opened: string | number; traded: string | number }): string =>
  `Opened ${opened}, last trade ${traded}`;
export const accountUntraded = ({ opened }: { opened: string | number }): string => `Opened ${opened}, no trade yet`;
export const profit = 'Profit';
export const covered = 'Enough';
export const uncovered = 'Too little';
export const profitOf = ({ profit, gross }: { profit: string | number; gross: string | number }): string =>
  `${profit} on the account, ${gross} for the payout`;
export const identity = 'Identity';
export const identified = 'Confirmed';
export const unidentified = 'Not confirmed';
export const payment = 'Payment';
export const undisputed = 'Not disputed';
export const disputed = 'Disputed';
export const disputedSince = ({ date }: { date: string | number }): string => `Since ${date}`;
export const commission = 'Commission';
export const commissionLeft = ({ left }: { left: string | number }): string => `${left} left after all payouts`;
export const commissionMissing = ({ missing }: { missing: string | number }): string =>
  `${missing} missing for all payouts: commission was taken back, or the payment of an order behind it is disputed`;
/** {count, plural, one {# flagged order} other {# flagged orders}} */
export const flaggedOrders = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} flagged order` : `${$numbers.format(count)} flagged orders`;
export const transfer = 'Transfer';
export const shareOf = ({ share, gross }: { share: string | number; gross: string | number }): string => `${share} of ${gross}`;
export const comparing = 'Comparing …';
export const unreadableAccount = 'Account not complete';
export const firstPayout = 'First payout';
export const newDestination = 'New destination';
export const knownDestination = 'Paid there before';
export const sharedWith = 'Others with this account';
export const requestedAt = 'Requested';
export const paidBy = 'Paid by';
export const paidAt = 'Paid';
export const receipt = 'Receipt';
export const lost = 'No profit left';
export const lostText = 'The account no longer has this profit.';
export const foreign = 'Another name';
export const foreignText = 'The name at the destination differs from the one on your document. Please choose an account of your own.';
export const unconfirmed = 'Identity not confirmed';
export const unconfirmedText = 'Your identity is not confirmed. Please send a valid document.';
export const contested = 'Payment disputed';
export const contestedText = 'The payment for this account is disputed at the bank.';
export const reversed = 'Commission taken back';
export const reversedText = 'Orders that earned this commission were refunded.';
export const commissionContestedText = 'Payments behind this commission are disputed at the bank.';
