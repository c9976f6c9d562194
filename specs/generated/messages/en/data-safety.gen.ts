// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'What we keep, and what we do not.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} keeps what it needs to run your account and to pay you. This page lists all of it, with the reason and the end, and says how to tell us when something is not safe.`;
export const browserTitle = 'In your browser';
export const browserLead = 'Before you answer the cookie banner, nothing is written but what you asked for by pressing something, and the few entries that say “when you come”. This list is complete: a test compares it with what the pages really write.';
export const browserTable = 'What the site writes into your browser';
export const purpose = 'What it remembers';
export const entry = 'Name';
export const written = 'Written';
export const until = 'Kept';
export const fromVisit = 'when you come';
export const fromAct = 'when you press it';
export const fromConsent = 'only after you agree';
export const fromSignIn = 'when you sign in';
export const requestsTitle = 'On the way to us';
export const requestsLead = 'Besides its own files, a page asks our service for these things and nobody else for anything. The same test fails when a page asks for more.';
export const requestsTable = 'What a page asks of our service';
export const asked = 'What for';
export const address = 'Address';
export const sent = 'Sent';
export const recordsTitle = 'In our database';
export const recordsLead = 'What is stored about a person, why, and until when.';
export const untilWord = 'Kept:';
export const recordsFoot = 'You may ask for a copy, a correction or the deletion of what is yours.';
export const guardsTitle = 'What keeps it safe';
export const guardsLead = 'Four things that do not depend on anybody being careful.';
export const rowsTitle = 'The database decides';
export const rows = 'Every row says who may read and change it, and the database checks that for each request. A mistake on a screen cannot show you the account of somebody else.';
export const scriptsTitle = 'No strangers on the page';
export const scripts = 'The pages run only scripts of this site, each known by its fingerprint. Nothing of another company is loaded before you press it.';
export const factorsTitle = 'A second factor';
export const factors = 'An authenticator app, a security key or a passkey can be asked for at each sign-in. A password alone then opens nothing.';
export const cardsTitle = 'No card numbers';
export const cards = 'You pay on the page of the payment provider. We receive that it is paid, never what it was paid with.';
export const reportTitle = 'Report a weakness';
export const reportLead = 'If you found a hole, we want to know before anybody uses it. What happens then, in days from your message.';
/** A person answers within {days, plural, one {# business day} other {# business days}} */
export const answerTitle = ({ days }: { days: number }): string =>
  `A person answers within ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} business day` : `${$numbers.format(days)} business days`}`;
export const answer = 'With what we understood, and what we will look at first.';
/** It is mended within {days, plural, one {# day} other {# days}} */
export const fixTitle = ({ days }: { days: number }): string =>
  `It is mended within ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}`;
export const fix = 'Or you hear why it takes longer, and what we do until then.';
/** You may publish after {days, plural, one {# day} other {# days}} */
export const discloseTitle = ({ days }: { days: number }): string =>
  `You may publish after ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}`;
export const disclose = 'Sooner, if it is mended sooner. We name you if you wish.';
export const writeTitle = 'Where to write';
export const write = 'Say what you did, what happened, and how we can see it too. A screenshot or a request is enough.';
export const ruleOwn = 'Use accounts of your own, and touch no data of others.';
export const ruleStop = 'Stop as soon as you have shown that it works.';
export const ruleQuiet = 'Do not slow the site down for other people.';
export const safe = 'Who keeps to this has nothing to fear from us. We will not go to the police or to court over it.';
