// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'What data we keep, and why.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} keeps what it needs to run your account and to pay you. This page lists all of it, why and for how long, and how to report a security problem.`;
export const browserTitle = 'In your browser';
export const browserLead = 'Before you answer the cookie banner, the site stores only what your own actions need and the few entries marked “when you visit”. The list is complete: an automated test compares it with what the pages store.';
export const browserTable = 'What the site writes into your browser';
export const purpose = 'What it remembers';
export const entry = 'Name';
export const written = 'Written';
export const until = 'Kept';
export const fromVisit = 'when you visit';
export const fromAct = 'when you use it';
export const fromConsent = 'after you agree';
export const fromSignIn = 'when you sign in';
export const requestsTitle = 'Requests to our service';
export const requestsLead = 'Besides its own files, a page makes only these requests, and only to our own service. An automated test checks this list.';
export const requestsTable = 'What a page requests from our service';
export const asked = 'Purpose';
export const address = 'Address';
export const sent = 'Sent';
export const recordsTitle = 'In our database';
export const recordsLead = 'What we store about you, why, and for how long.';
export const untilWord = 'Kept:';
export const recordsFoot = 'You may ask for a copy, a correction or the deletion of your data.';
export const guardsTitle = 'How we protect it';
export const guardsLead = 'Four protections that hold even when somebody makes a mistake.';
export const rowsTitle = 'Access rules in the database';
export const rows = 'The database checks for every request who may read or change a row. A mistake on a screen cannot show you somebody else’s account.';
export const scriptsTitle = 'No third-party scripts';
export const scripts = 'The pages run only this site’s own scripts, each verified by its fingerprint. Nothing from another company loads before you press it.';
export const factorsTitle = 'Second factor';
export const factors = 'You can require an authenticator app, a security key or a passkey at each sign-in. A password alone is then not enough.';
export const cardsTitle = 'No card numbers';
export const cards = 'You pay on the payment provider’s page. We never see your card details.';
export const reportTitle = 'Report a vulnerability';
export const reportLead = 'If you found a security problem, please tell us. Here is what happens, in days from your message.';
/** A person answers within {days, plural, one {# business day} other {# business days}} */
export const answerTitle = ({ days }: { days: number }): string =>
  `A person answers within ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} business day` : `${$numbers.format(days)} business days`}`;
export const answer = 'With what we understood, and what we will check first.';
/** Fixed within {days, plural, one {# day} other {# days}} */
export const fixTitle = ({ days }: { days: number }): string =>
  `Fixed within ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}`;
export const fix = 'Or we tell you why it takes longer, and what we do until then.';
/** You may publish after {days, plural, one {# day} other {# days}} */
export const discloseTitle = ({ days }: { days: number }): string =>
  `You may publish after ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}`;
export const disclose = 'Sooner, if it is fixed sooner. We credit you if you wish.';
export const writeTitle = 'Where to write';
export const write = 'Tell us what you did, what happened, and how to reproduce it. A screenshot or a request is enough.';
export const ruleOwn = 'Use your own accounts, and do not access other people’s data.';
export const ruleStop = 'Stop once you have shown that it works.';
export const ruleQuiet = 'Do not slow the site down for other people.';
export const safe = 'If you follow these rules, we will not take legal action against you.';
