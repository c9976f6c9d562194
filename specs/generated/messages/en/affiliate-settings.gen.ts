// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const cancel = 'Cancel';
export const goOn = 'Continue';
export const checking = 'Checking…';
export const payoutMethod = 'Payout method';
export const payoutMethodLead = 'Where your commission is paid. Open requests keep the method they were sent with.';
export const methodNow = ({ method, account }: { method: string | number; account: string | number }): string =>
  `${method}, ${account}`;
export const changeMethod = 'Change payout method';
export const methodSaved = 'Payout method saved';
export const verify = 'Confirm that it is you';
export const verifyText = 'Confirm your identity before you change where money is sent. The confirmation is valid for 15 minutes.';
export const currentPassword = 'Current password';
export const factorCode = 'Code from your authenticator app';
export const noProof = 'Set a password or add a second factor first, in the sections above.';
