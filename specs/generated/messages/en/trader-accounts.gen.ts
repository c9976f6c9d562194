// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const lead = 'The account that is closest to a limit comes first.';
export const listTitle = 'Your accounts';
export const leftToday = 'You can still lose today';
export const toTarget = 'Left to the target';
export const share = 'Your share';
export const nextPayout = 'Next payout';
export const payoutFunded = 'Once funded';
export const payoutNow = 'Ready to request';
export const payoutOpen = 'Being processed';
export const payoutSmall = ({ minimum }: { minimum: string | number }): string => `Once your share reaches ${minimum}`;
export const tradeBy = 'Place a trade by';
export const requestPayout = ({ amount }: { amount: string | number }): string => `Request ${amount}`;
export const open = 'Open account';
export const seeWhy = 'See why it ended';
export const limitUsed = ({ limit, percent }: { limit: string | number; percent: string | number }): string =>
  `${limit}: over ${percent} used`;
export const warningText = 'A breach of this limit ends the account.';
