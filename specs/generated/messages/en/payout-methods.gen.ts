// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const all = 'All';
export const bank = 'Bank';
export const crypto = 'Crypto';
