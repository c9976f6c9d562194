// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Write to somebody who can answer.';
export const lead = 'Say what it is about. The person who reads your message is the person who answers it, by name.';
export const call = ({ phone }: { phone: string | number }): string => `Call ${phone}`;
export const formTitle = 'Your message';
export const formLead = 'All of it is read. Whoever writes gets an answer, in English or Arabic.';
export const topic = 'What is it about?';
export const support = 'Accounts and rules';
export const affiliates = 'Affiliate programme';
export const press = 'Press';
export const privacy = 'My data';
export const other = 'Something else';
export const name = 'Your name';
export const nameMissing = 'Tell us your name, so that we can address you.';
export const nameLong = ({ count }: { count: string | number }): string =>
  `A name has at most ${count} characters here. Shorten it.`;
export const email = 'E-mail address';
export const emailHint = 'We answer to this address and use it for nothing else.';
export const emailMissing = 'Tell us your e-mail address, as we answer there.';
export const emailForm = 'This address is not complete. It looks like name@example.com.';
export const message = 'Message';
export const messageHint = 'No passwords and no card numbers. We never ask for them.';
export const messageMissing = 'Write your message here.';
export const messageShort = ({ count }: { count: string | number }): string =>
  `Write at least ${count} characters, so that we understand what you need.`;
export const messageLong = ({ count }: { count: string | number }): string =>
  `A message has at most ${count} characters. Shorten it, or send it by e-mail.`;
/** {count, plural, one {# character left} other {# characters left}} */
export const left = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} character left` : `${$numbers.format(count)} characters left`;
export const trap = 'Leave this field empty';
export const send = 'Send the message';
export const sending = 'Sending';
export const repair = 'Please put this right';
export const refusedTitle = 'Your message was not taken.';
export const refused = ({ mail }: { mail: string | number }): string =>
  `It is still here. Check what you wrote, or send it by e-mail to ${mail}.`;
export const limitedTitle = ({ next }: { next: string | number }): string => `That was message number ${next} within the hour.`;
export const limited = ({ count, mail }: { count: string | number; mail: string | number }): string =>
  `We take ${count} of one address in an hour. Yours is still here: wait, or send it by e-mail to ${mail}.`;
export const unsentTitle = 'No answer came.';
export const unsent = 'Your message may have arrived or not. It is still here. Send it again as it is: it arrives once in any case.';
export const failedTitle = 'Something went wrong on our side.';
export const failed = ({ mail }: { mail: string | number }): string =>
  `Nothing of your message is lost. Send it again as it is, or write an e-mail to ${mail}.`;
export const scriptless = ({ mail, phone }: { mail: string | number; phone: string | number }): string =>
  `The form needs JavaScript. An e-mail to ${mail} or a call to ${phone} reaches the same people.`;
export const sentTitle = 'Your message has arrived.';
/** {days, plural, one {We answer to {email} within # business day.} other {We answer to {email} within # business days.}} */
export const sent = ({ days, email }: { days: number; email: string | number }): string =>
  $plurals.select(days) === 'one' ? `We answer to ${email} within ${$numbers.format(days)} business day.` : `We answer to ${email} within ${$numbers.format(days)} business days.`;
export const another = 'Write another message';
export const nextArrives = 'It arrives once';
export const nextArrivesText = 'Press twice, lose the connection, try again. We get one message.';
export const nextRead = 'One person reads it';
export const nextReadText = 'The topic decides who. That person answers, with their name.';
export const nextKept = 'How long we keep it';
export const nextKeptText = ({ until }: { until: string | number }): string => `Until ${until}. Then it is deleted.`;
export const nextStored = 'What you type stays in this tab';
export const nextStoredText = 'Until it is sent or the tab is closed, so that a reload loses nothing.';
export const answersTitle = 'Who answers, and when';
export const answersLead = ({ hours }: { hours: string | number }): string =>
  `Counted in business days of ${hours}. The times are samples, not yet measured.`;
/** {days, plural, one {within # business day} other {within # business days}} */
export const within = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `within ${$numbers.format(days)} business day` : `within ${$numbers.format(days)} business days`;
export const waysTitle = 'Without a form';
export const waysLead = 'The same people, by the way that suits you.';
export const phone = 'Phone';
export const whatsapp = 'WhatsApp';
export const discord = 'Community';
export const discordNote = 'Other traders read along. Write nothing there that is yours alone.';
export const address = 'Office';
export const addressNote = 'Visits by appointment only. Write to us first.';
export const help = 'Help centre';
export const helpNote = 'The trading rules in detail, with search.';
export const security = 'A weakness in our systems';
export const securityLink = 'How to report it';
export const securityNote = 'Please not by this form: it has a way of its own.';
