// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const cancel = 'Cancel';
export const goOn = 'Continue';
export const checking = 'Checking…';
export const sending = 'Sending…';
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
export const exportTitle = 'Export my data';
export const exportLead = 'One JSON file with your profile, links, clicks, referrals, commissions, payouts, tickets and orders.';
export const exportNow = 'Download my data';
export const exporting = 'Collecting…';
export const deleteTitle = 'Delete my account';
export const deleteLead = 'Request it here. A person deletes the account within 30 days; until then you can withdraw the request in its ticket.';
export const deleteGoes = 'Deleted: your profile, sign-in, links, payout method, tickets and their files.';
export const deleteKeptMoney = 'Kept: sales, commissions and payouts, without your name where the law allows it, because financial records must be kept.';
export const deleteKeptIdentity = 'Kept after a payout: your identity documents and what was decided on them, because rules against money laundering require it. The page of your identity check says for how long.';
export const deleteUnpaid = 'Approved commission is paid out first. Commission that is still held is lost.';
export const deleteAccount = 'Delete my account';
export const deleteConfirm = 'Request deletion';
export const deleteRequested = 'Your request has arrived';
export const deleteTicket = 'Open the ticket';
export const deleteSubject = 'Delete my account';
export const deleteMessage = 'Please delete my account and the data that need not be kept.';
