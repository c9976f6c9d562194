// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Contact us.';
export const lead = 'Choose a topic and write to us. The person who reads your message also answers it, by name.';
export const call = ({ phone }: { phone: string | number }): string => `Call ${phone}`;
export const formTitle = 'Your message';
export const formLead = 'We read every message and answer in English or Arabic.';
export const topic = 'What is it about?';
export const support = 'Accounts and rules';
export const affiliates = 'Affiliate program';
export const press = 'Press';
export const privacy = 'My data';
export const other = 'Something else';
export const name = 'Your name';
export const nameMissing = 'Enter your name.';
export const nameLong = ({ count }: { count: string | number }): string =>
  `A name has at most ${count} characters here. Shorten it.`;
export const email = 'E-mail address';
export const emailHint = 'We answer to this address and use it for nothing else.';
export const emailMissing = 'Enter your e-mail address, so that we can answer you.';
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
export const repair = 'Check these fields';
export const refusedTitle = 'Your message was not accepted.';
export const refused = ({ mail }: { mail: string | number }): string =>
  `It is still here. Check what you wrote, or send it by e-mail to ${mail}.`;
export const limitedTitle = ({ next }: { next: string | number }): string => `Message ${next} in one hour was not sent.`;
export const limited = ({ count, mail }: { count: string | number; mail: string | number }): string =>
  `We accept ${count} messages from one address in an hour. Yours is still here: try again later, or e-mail it to ${mail}.`;
export const unsentTitle = 'We couldn’t confirm that your message arrived.';
export const unsent = 'It is still here. Send it again; we receive it only once.';
export const failedTitle = 'Something went wrong on our side.';
export const failed = ({ mail }: { mail: string | number }): string =>
  `Your message is still here. Send it again, or e-mail it to ${mail}.`;
export const scriptless = ({ mail, phone }: { mail: string | number; phone: string | number }): string =>
  `The form needs JavaScript. An e-mail to ${mail} or a call to ${phone} reaches the same people.`;
export const sentTitle = 'Your message has arrived.';
/** {days, plural, one {We answer to {email} within # business day.} other {We answer to {email} within # business days.}} */
export const sent = ({ days, email }: { days: number; email: string | number }): string =>
  $plurals.select(days) === 'one' ? `We answer to ${email} within ${$numbers.format(days)} business day.` : `We answer to ${email} within ${$numbers.format(days)} business days.`;
export const another = 'Write another message';
export const nextArrives = 'No duplicates';
export const nextArrivesText = 'Even if you press twice or try again, we receive one message.';
export const nextRead = 'One person handles it';
export const nextReadText = 'Each topic has its own team. A person answers you by name.';
export const nextKept = 'How long we keep it';
export const nextKeptText = ({ until }: { until: string | number }): string => `Until ${until}. Then it is deleted.`;
export const nextStored = 'Your draft stays in this tab';
export const nextStoredText = 'Until it is sent or the tab is closed, so that a reload loses nothing.';
export const answersTitle = 'Who answers, and when';
export const answersLead = ({ hours }: { hours: string | number }): string =>
  `Counted in business days of ${hours}. The times are samples, not yet measured.`;
/** {days, plural, one {within # business day} other {within # business days}} */
export const within = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `within ${$numbers.format(days)} business day` : `within ${$numbers.format(days)} business days`;
export const waysTitle = 'Other ways to reach us';
export const waysLead = 'The same team, however you prefer to reach us.';
export const phone = 'Phone';
export const whatsapp = 'WhatsApp';
export const discord = 'Community';
export const discordNote = 'Other traders can read it. Do not post personal details.';
export const address = 'Office';
export const addressNote = 'Visits by appointment only. Write to us first.';
export const help = 'Help Center';
export const helpNote = 'The trading rules in detail, with search.';
export const security = 'A security vulnerability';
export const securityLink = 'How to report it';
export const securityNote = 'Please do not use this form for it.';
