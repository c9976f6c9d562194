// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const label = 'From the click to the payout';
export const click = ({ link }: { link: string | number }): string => `Came through the link ${link}`;
export const clickNote = 'Clicks are counted without names, so the time of this one is not known.';
export const signUp = 'Signed up';
export const knownAccount = 'Had an account already';
export const sale = ({ program, amount }: { program: string | number; amount: string | number }): string =>
  `Bought ${program} for ${amount}`;
export const otherProgram = 'a size that is no longer offered';
export const noSale = 'No sale yet';
export const noSaleNote = 'A sale pays your rate of the day on which it is paid.';
export const held = ({ amount, rate }: { amount: string | number; rate: string | number }): string =>
  `Commission of ${amount}, ${rate} of the sale, is held`;
export const approved = ({ amount, rate }: { amount: string | number; rate: string | number }): string =>
  `Commission of ${amount}, ${rate} of the sale, is approved`;
export const reversed = ({ amount }: { amount: string | number }): string => `Commission of ${amount} was taken back`;
export const unpaid = 'Not paid out in full yet';
export const unpaidNote = 'Payouts pay the oldest commission first.';
export const requestedPayout = 'Part of a payout that you requested';
export const approvedPayout = 'Part of an approved payout';
export const paidPayout = 'Paid out';
