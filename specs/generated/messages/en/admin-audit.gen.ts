// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const happened = 'What happened';
export const section = 'Section';
export const table = 'Table';
export const ofPerson = 'Entries about this person’s account and their newest records, and about what they did.';
export const platform = 'The platform';
export const deletedPerson = 'A deleted person';
export const somebody = 'Somebody';
export const created = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} created ${thing}`;
/** {who} changed {count, plural, one {# field} other {# fields}} of {thing} */
export const changed = ({ who, count, thing }: { who: string | number; count: number; thing: string | number }): string =>
  `${who} changed ${$plurals.select(count) === 'one' ? `${$numbers.format(count)} field` : `${$numbers.format(count)} fields`} of ${thing}`;
export const deleted = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} deleted ${thing}`;
export const withReason = ({ sentence, reason }: { sentence: string | number; reason: string | number }): string =>
  `${sentence}: ${reason}`;
export const requested = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} requested ${thing}`;
export const uploaded = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} uploaded ${thing}`;
export const approved = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} approved ${thing}`;
export const rejected = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} rejected ${thing}`;
export const paid = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} marked ${thing} as paid`;
export const switchedOn = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} switched ${thing} on`;
export const switchedOff = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} switched ${thing} off`;
export const userCreated = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} created an account for ${person}`;
export const userInvited = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} invited ${person}`;
export const recoveryLink = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} generated a recovery link for ${person}`;
export const magicLink = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} generated a sign-in link for ${person}`;
export const banned = ({ who, person, time }: { who: string | number; person: string | number; time: string | number }): string =>
  `${who} banned ${person} for ${time}`;
export const bannedEndlessly = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} banned ${person} until the ban is lifted`;
export const unbanned = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} lifted the ban of ${person}`;
/** {days, plural, one {# day} other {# days}} */
export const days = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`;
/** {hours, plural, one {# hour} other {# hours}} */
export const hours = ({ hours }: { hours: number }): string =>
  $plurals.select(hours) === 'one' ? `${$numbers.format(hours)} hour` : `${$numbers.format(hours)} hours`;
export const factorRemoved = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} removed a second factor of ${person}`;
export const roleGranted = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} granted ${person} the admin role`;
export const roleRevoked = ({ who, person }: { who: string | number; person: string | number }): string =>
  `${who} revoked the admin role of ${person}`;
export const refunded = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} refunded ${thing}`;
export const sentBack = ({ who, amount, thing }: { who: string | number; amount: string | number; thing: string | number }): string =>
  `${who} sent ${amount} of ${thing} back to the buyer`;
export const refundFailed = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} recorded that the refund of ${thing} failed`;
export const accountEnded = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} ended ${thing} for a prohibited practice`;
export const applied = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} applied as ${thing}`;
export const appliedAgain = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} applied again as ${thing}`;
export const suspended = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} suspended ${thing}`;
export const reactivated = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} activated ${thing} again`;
export const rateChanged = ({ who, thing, before, after }: { who: string | number; thing: string | number; before: string | number; after: string | number }): string =>
  `${who} changed the commission rate of ${thing} from ${before} to ${after}`;
export const couponCreated = ({ who, thing, percent }: { who: string | number; thing: string | number; percent: string | number }): string =>
  `${who} created ${thing} (${percent})`;
export const answered = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} answered ${thing}`;
export const closed = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} closed ${thing}`;
export const reopened = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} reopened ${thing}`;
export const assigned = ({ who, thing, person }: { who: string | number; thing: string | number; person: string | number }): string =>
  `${who} assigned ${thing} to ${person}`;
export const unassigned = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} removed the assignee of ${thing}`;
export const spam = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} marked ${thing} as spam`;
export const notSpam = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} marked ${thing} as not spam`;
export const hidden = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} hid ${thing}`;
export const shown = ({ who, thing }: { who: string | number; thing: string | number }): string => `${who} showed ${thing} again`;
export const published = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} published ${thing}`;
export const unpublished = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} unpublished ${thing}`;
export const articleMoved = ({ who, thing, path }: { who: string | number; thing: string | number; path: string | number }): string =>
  `${who} moved ${thing} to ${path}`;
export const rolledBack = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} rolled back ${thing}`;
export const publishFailed = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `${who} could not publish ${thing}`;
export const user = 'a user';
export const userAccount = ({ name }: { name: string | number }): string => `the account of ${name}`;
export const order = ({ name }: { name: string | number }): string => `order ${name}`;
export const anyOrder = 'an order';
export const payment = ({ name }: { name: string | number }): string => `a payment for order ${name}`;
export const anyPayment = 'a payment';
export const account = ({ name }: { name: string | number }): string => `account ${name}`;
export const anyAccount = 'an account';
export const payout = ({ name }: { name: string | number }): string => `payout ${name}`;
export const anyPayout = 'a payout';
export const samplePayout = ({ name }: { name: string | number }): string => `sample payout ${name}`;
export const anySamplePayout = 'a sample payout';
export const affiliate = ({ name }: { name: string | number }): string => `affiliate ${name}`;
export const anyAffiliate = 'an affiliate';
export const affiliatePayout = ({ amount, name }: { amount: string | number; name: string | number }): string =>
  `the payout of ${amount} to affiliate ${name}`;
export const anyAffiliatePayout = 'an affiliate payout';
export const coupon = ({ name }: { name: string | number }): string => `coupon ${name}`;
export const anyCoupon = 'a coupon';
export const leaderboardEntry = 'a leaderboard entry';
export const document = ({ name }: { name: string | number }): string => `an identity document of ${name}`;
export const anyDocument = 'an identity document';
export const ticket = ({ name }: { name: string | number }): string => `ticket ${name}`;
export const anyTicket = 'a ticket';
export const message = ({ name }: { name: string | number }): string => `the message of ${name}`;
export const anyMessage = 'a visitor’s message';
export const article = ({ name }: { name: string | number }): string => `the article “${name}”`;
export const anyArticle = 'an article';
export const category = ({ name }: { name: string | number }): string => `the blog category “${name}”`;
export const anyCategory = 'a blog category';
export const theme = ({ name }: { name: string | number }): string => `the theme “${name}”`;
export const anyTheme = 'a theme';
export const seo = ({ name }: { name: string | number }): string => `the SEO settings of ${name}`;
export const anySeo = 'the SEO settings of a page';
export const menu = 'a menu';
export const texts = ({ name }: { name: string | number }): string => `the page texts of ${name}`;
export const anyTexts = 'page texts';
export const call = ({ name }: { name: string | number }): string => `the call to action “${name}”`;
export const anyCall = 'a call to action';
export const component = 'the settings of a component';
export const picture = ({ name }: { name: string | number }): string => `the picture “${name}”`;
export const anyPicture = 'a picture';
export const release = ({ name }: { name: string | number }): string => `the release “${name}”`;
export const anyRelease = 'a release';
export const anything = 'something';
