// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const cancel = 'Cancel';
export const sending = 'Sending…';
export const exportTitle = 'Export my data';
export const exportLead = 'One JSON file with your profile, orders, accounts, trades, payouts, documents and tickets, and with your links, referrals and commissions if you are an affiliate.';
export const exportNow = 'Download my data';
export const exporting = 'Collecting…';
export const deleteTitle = 'Delete my account';
export const deleteLead = 'Request it here. A person deletes the account within 30 days; until then you can withdraw the request in its ticket.';
export const deleteGoes = 'Deleted: your profile, sign-in, links, payout method, tickets and their files.';
export const deleteKeptMoney = 'Kept: orders, commissions and payouts, without your name where the law allows it, because financial records must be kept.';
export const deleteKeptIdentity = 'Kept after a payout: your identity documents and what was decided on them, because rules against money laundering require it. The page of your identity check says for how long.';
export const deleteAccounts = 'Your simulated accounts end. A payout that you have requested is decided first.';
export const deleteCommission = 'If you are an affiliate, approved commission is paid out first, and commission that is still held is lost.';
export const deleteAccount = 'Delete my account';
export const deleteConfirm = 'Request deletion';
export const deleteRequested = 'Your request has arrived';
export const deleteTicket = 'Open the ticket';
export const deleteSubject = 'Delete my account';
export const deleteMessage = 'Please delete my account and the data that need not be kept.';
