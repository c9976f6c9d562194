// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const datesTitle = 'Dates of this account';
export const dayCloses = 'The trading day closes';
export const dayClosesText = 'The loss limit of the next day is measured from this close.';
export const payoutFrom = 'Next payout';
export const payoutFromText = 'From this day on you can request one.';
export const payoutNow = 'Cycle over';
export const payoutNowText = 'The payout cycle is over; the payouts page says what else a request needs.';
export const payoutOpen = 'After the current payout';
export const payoutOpenText = 'The payout cycle is over, and a payout is being processed.';
export const payoutSmall = ({ minimum }: { minimum: string | number }): string => `Once your share reaches ${minimum}`;
export const payoutSmallText = ({ minimum }: { minimum: string | number }): string =>
  `The payout cycle is over; your share has to reach ${minimum}.`;
export const payoutOnceFunded = 'Once funded';
export const payoutOnceFundedText = 'Payouts start with the funded account.';
/** The cycle is {days, plural, one {# day} other {# days}}. */
export const payoutCycle = ({ days }: { days: number }): string =>
  `The cycle is ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}.`;
export const dormantOn = 'Last day to trade';
export const dormantOnText = ({ days }: { days: number }): string =>
  `${$numbers.format(days)} days without a trade closes the account.`;
export const noDates = 'This account is closed and has no more dates.';
export const marketsTitle = 'Market hours';
export const serverTime = 'Server time, UTC+4';
export const open = 'Open';
export const closed = 'Closed';
export const closes = ({ when }: { when: string | number }): string => `closes ${when}`;
export const opens = ({ when }: { when: string | number }): string => `opens ${when}`;
export const always = 'never closes';
export const marketsSample = 'Sample hours';
export const newsTitle = 'High-impact news';
/** No position is opened or closed by hand from {minutes, plural, one {# minute} other {# minutes}} before to {minutes, plural, one {# minute} other {# minutes}} after high-impact news. Stop-loss and take-profit orders that were set before may fill. */
export const newsRule = ({ minutes }: { minutes: number }): string =>
  `No position is opened or closed by hand from ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} before to ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} after high-impact news. Stop-loss and take-profit orders that were set before may fill.`;
export const newsLabel = ({ days }: { days: number }): string => `High-impact news of the next ${$numbers.format(days)} days`;
export const noTrading = ({ from, to }: { from: string | number; to: string | number }): string =>
  `no manual trades ${from}–${to}`;
export const newsNow = 'now: no manual trades';
export const newsSample = 'Sample dates';
export const daysTitle = 'Choose a day';
export const daysText = 'A dot marks days with high-impact news.';
export const allDays = 'Show all days';
export const noNews = 'No high-impact news on this day.';
