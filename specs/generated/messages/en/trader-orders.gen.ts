// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const lead = 'Your purchases and their receipts. You can return an evaluation that you have not traded.';
export const listTitle = 'Your orders';
export const allOrders = 'All orders';
export const number = 'Order';
export const evaluation = 'Evaluation';
export const date = 'Date';
export const status = 'Status';
export const total = 'Total';
export const emptyTitle = 'No orders yet';
export const emptyText = 'The evaluations that you buy appear here, with their receipts.';
export const emptyLink = 'See the prices';
export const openTitle = 'This order is not paid yet.';
export const openText = "If you have just paid, the confirmation is on its way and appears here. If you left the payment page, start a new order; you won't be charged for this one.";
export const failedTitle = 'The payment did not go through.';
export const failedText = 'Nothing was charged. Start a new order to try again.';
export const closedTitle = 'This order was closed.';
export const closedText = "It was not paid, and you won't be charged for it.";
export const newOrder = 'Start a new order';
export const missing = 'You have no such order';
export const missingText = 'The address may be incomplete. Look for it among all orders.';
export const returnTitle = 'Changed your mind?';
export const returnText = ({ date, amount }: { date: string | number; amount: string | number }): string =>
  `You can return this evaluation until ${date} for a full refund of ${amount}, as long as you have not traded.`;
export const returnButton = 'Return this evaluation';
export const returnQuestion = ({ number }: { number: string | number }): string => `Return order ${number}?`;
export const returnConsequence = ({ amount, days }: { amount: string | number; days: string | number }): string =>
  `Its account closes at once and cannot be opened again. ${amount} goes back the way you paid, within ${days} business days.`;
export const returnConfirm = ({ amount }: { amount: string | number }): string => `Return and refund ${amount}`;
export const returnKeep = 'Keep it';
export const returning = 'Returning…';
export const returnedTitle = 'You returned this evaluation.';
export const returnedText = ({ amount, days, date }: { amount: string | number; days: string | number; date: string | number }): string =>
  `${amount} goes back the way you paid, within ${days} business days of ${date}.`;
