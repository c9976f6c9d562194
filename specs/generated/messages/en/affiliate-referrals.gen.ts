// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Referrals';
export const lead = 'Everybody who signed up or bought through your links. You see first names and initials only.';
export const person = 'Person';
export const country = 'Country';
export const link = 'Link';
export const state = 'State';
export const program = 'Program';
export const sale = 'Sale';
export const commission = 'Commission';
export const date = 'Date';
export const all = 'All';
export const allLinks = 'All links';
export const bought = 'Bought';
export const signedUp = 'Signed up';
export const refunded = 'Refunded';
export const search = 'Search by name';
export const emptyTitle = 'Nobody has come through your links yet';
export const emptyText = 'Share a link; whoever signs up or buys through it appears here.';
export const makeLink = 'Create a link';
