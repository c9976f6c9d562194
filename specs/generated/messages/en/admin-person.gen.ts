// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const allPeople = 'All users';
export const missing = 'There is no such user. The account may have been deleted.';
export const facts = 'Account';
export const confirmed = 'E-mail confirmed';
export const notYet = 'Not yet';
export const bannedUntil = 'Banned until';
export const unset = 'Not given';
export const ordersNone = 'No orders.';
export const accountsNone = 'No accounts.';
export const payoutsNone = 'No payouts.';
export const documents = 'Identity documents';
export const documentsNone = 'No documents.';
export const ticketsNone = 'No tickets.';
export const affiliatesNone = 'Not an affiliate.';
export const history = 'What was done with this account and its newest records, and what this person did.';
export const historyNone = 'Nothing is in the log.';
export const seeAll = ({ count }: { count: string | number }): string => `See all ${count}`;
export const openList = 'Open in the list';
