// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Support';
export const leadAffiliate = 'Ask us anything about your links, commission or payouts. Replies appear here as they are written.';
export const leadTrader = 'Ask us anything about your accounts, payouts or the rules. Replies appear here as they are written.';
export const yourTickets = 'Your tickets';
export const allTickets = 'All tickets';
export const ticketMissing = 'There is no such ticket';
export const ticketMissingText = 'The address may be incomplete. Look for it among all tickets.';
export const newTicket = 'New ticket';
export const newTicketLead = 'One subject per ticket, so that nothing is overlooked.';
export const subject = 'Subject';
export const message = 'Message';
export const number = 'Number';
export const status = 'Status';
export const updated = 'Last change';
export const send = 'Open ticket';
export const reply = 'Reply';
export const sending = 'Sending…';
export const needed = 'Fill this in.';
export const open = 'Open';
export const answered = 'Answered';
export const closed = 'Closed';
export const opened = ({ number, date }: { number: string | number; date: string | number }): string =>
  `Ticket ${number}, opened ${date}`;
export const conversation = 'Conversation';
export const you = 'You';
export const support = ({ name }: { name: string | number }): string => `${name}, support`;
export const emptyTitle = 'No ticket yet';
export const emptyText = 'Your questions and our replies appear here.';
export const unreadSubject = ({ subject }: { subject: string | number }): string => `${subject} (new reply)`;
/** {n, plural, one {unread ticket} other {unread tickets}} */
export const unread = ({ n }: { n: number }): string => $plurals.select(n) === 'one' ? 'unread ticket' : 'unread tickets';
export const close = 'Close ticket';
export const closedNote = 'This ticket is closed. A reply opens it again.';
export const attach = 'Attach a file';
export const attachNote = 'A PDF, JPEG or PNG of at most 5 MB. Only support sees it.';
export const files = 'Files';
export const download = 'Download';
export const downloadFile = ({ name }: { name: string | number }): string => `Download ${name}`;
export const sendFile = 'Send file';
export const fileEmpty = 'This file is empty. Choose another one.';
export const fileWrong = 'The content of this file is not a PDF, JPEG or PNG, or not what its name says. Choose another one.';
export const fileUnread = 'The file could not be downloaded. Try again.';
