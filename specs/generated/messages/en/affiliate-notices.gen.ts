// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Your notifications';
export const lead = 'Notifications appear in a corner of the screen while the affiliate dashboard is open. We send no e-mails for them.';
export const sales = 'Sign-ups and sales';
export const salesNote = 'Somebody signs up or buys through one of your links.';
export const payouts = 'Payouts';
export const payoutsNote = 'A payout that you requested is approved, paid or rejected.';
export const tickets = 'Support replies';
export const ticketsNote = 'Support replies to one of your tickets.';
export const signedUp = 'New sign-up';
export const signedUpText = ({ name }: { name: string | number }): string => `${name} signed up through one of your links.`;
export const sold = 'New sale';
export const soldText = ({ amount }: { amount: string | number }): string => `It pays you ${amount} when its refund period ends.`;
export const payoutApproved = 'Payout approved';
export const payoutPaid = 'Payout paid';
export const payoutRejected = 'Payout rejected';
export const replied = 'New reply from support';
export const repliedText = ({ name }: { name: string | number }): string => `${name} has replied to your ticket.`;
export const show = 'Show';
