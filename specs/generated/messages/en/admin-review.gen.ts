// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const decision = 'Decision';
export const next = 'Next';
export const queueEmpty = 'Nothing else waits for this decision.';
export const keys = 'Shortcut keys A, R and N';
export const keysHelp = 'They approve, reject and lead to the next record, where a button shows its key. Switch them off if you use voice control or press keys by accident.';
export const ownRecord = 'This is your own record. Another admin decides about it.';
export const usualReasons = 'Usual reasons';
export const decidedBy = 'Decided by';
export const decidedAt = 'Decided';
export const allDocuments = 'All documents';
export const documentMissing = 'There is no such document. Its owner may have withdrawn it or deleted the account.';
export const documentTitle = ({ kind, person }: { kind: string | number; person: string | number }): string =>
  `${kind}, ${person}`;
export const documentSubmitted = ({ kind, date }: { kind: string | number; date: string | number }): string => `${kind}, ${date}`;
export const documentFile = 'Document';
export const openInTab = 'Open in a new tab';
export const showFirst = 'It can be approved once it is shown.';
export const account = 'What the account says';
export const profileName = 'Name in the profile';
export const orderNames = 'Names on orders';
export const orderName = ({ name, country }: { name: string | number; country: string | number }): string =>
  `${name}, ${country}`;
export const otherName = 'Differs from the profile';
export const ordersNone = 'No orders';
export const otherDocuments = 'Other documents';
export const nameOnIt = ({ name }: { name: string | number }): string => `Name on it: ${name}`;
export const otherDocumentsNone = 'None.';
export const reasonHelpIn = ({ language }: { language: string | number }): string =>
  `The person will read this. They use the site in this language: ${language}.`;
export const rejectApprovedText = 'It was approved. Without an approved proof of identity, no payout can be requested, and no waiting one can be approved or paid.';
export const unreadable = 'Out of focus';
export const unreadableText = 'It is out of focus. Please take a new picture in which everything can be read.';
export const cutOff = 'Cut off';
export const cutOffText = 'A part of it is cut off. Please show the whole page.';
export const expired = 'Expired';
export const expiredText = 'It has expired. Please send a valid one.';
export const foreign = 'Another name';
export const foreignText = 'The name differs from the one in your account. Please correct your profile, or send your own document.';
export const old = 'Too old';
export const oldText = 'It is too old. Please send a newer one.';
export const withoutAddress = 'No address';
export const withoutAddressText = 'It does not show your address. Please send a bill or a bank statement that does.';
export const applied = 'Applied';
export const vague = 'Too little said';
export const vagueText = 'Please say more about your audience, and where you reach it.';
export const unreached = 'Website not reached';
export const unreachedText = 'Your website cannot be opened. Please check its address.';
export const promising = 'Promises of profit';
export const promisingText = 'Your pages promise profits, which our affiliates may not do.';
