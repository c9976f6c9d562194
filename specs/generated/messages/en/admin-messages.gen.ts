// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Messages';
export const lead = 'What visitors wrote on the contact page. This site sends no mail, so an answer leaves from your own mail program.';
export const empty = 'Nobody has written yet.';
export const all = 'All messages';
export const missing = 'There is no such message.';
export const search = 'Search by sender';
export const from = 'From';
export const topic = 'Topic';
export const received = 'Received';
export const statusNew = 'New';
export const statusAnswered = 'Answered';
export const statusSpam = 'Spam';
export const message = 'Message';
export const facts = ({ name }: { name: string | number }): string => `Message from ${name}`;
export const markSpam = 'Mark as spam';
export const markNew = 'Not spam';
export const answer = 'Answer';
export const answerHelp = 'An answer cannot be changed after you save it. Your name and the time are recorded. Nothing is sent yet: you send it in the next step.';
export const answerMissing = 'Write the answer first.';
export const answerStore = 'Save answer';
export const answerStoring = 'Saving';
export const answeredBy = 'Answered by';
export const answered = 'Answered on';
export const answeredAlready = 'Another admin has answered meanwhile';
export const answeredAlreadyText = 'Your text was not saved. Read the stored answer before you write to the person.';
export const answerUnsaved = 'Your text';
export const send = 'Send from your mail program';
export const sendText = ({ mailbox }: { mailbox: string | number }): string =>
  `Saving has sent nothing. The button opens your mail program with the answer; send it there, from ${mailbox}. Whether you have sent it is not recorded here.`;
export const copyText = ({ email, mailbox }: { email: string | number; mailbox: string | number }): string =>
  `Saving has sent nothing. The answer or the address does not fit a link to a mail program: copy the answer and send it to ${email} from ${mailbox}. Whether you have sent it is not recorded here.`;
export const copy = 'Copy answer';
export const copied = 'Copied';
export const copyFailed = 'Copying failed. Select the answer and copy it.';
export const mailSubject = ({ brand }: { brand: string | number }): string => `Re: your message to ${brand}`;
export const mailQuote = ({ when, name }: { when: string | number; name: string | number }): string =>
  `On ${when} (UTC), ${name} wrote:`;
export const findAccount = 'Find the account with this address';
