// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');

export const datesTitle = 'Dates of this account';
export const dayCloses = 'The trading day closes';
export const dayClosesText = 'The loss limit of the next day is measured from this close.';
export const payoutFrom = 'Next payout';
export const payoutFromText = 'From this day on you can request one.';
export const dormantOn = 'Last day to trade';
export const dormantOnText = ({ days }: { days: number }): string =>
  `An account without a trade for ${$numbers.format(days)} days is closed.`;
export const noDates = 'This account is closed. It has no dates any more.';
export const marketsTitle = 'Market hours';
export const serverTime = 'Server time, UTC+4';
export const open = 'Open';
export const closed = 'Closed';
export const closes = ({ when }: { when: string | number }): string => `closes ${when}`;
export const opens = ({ when }: { when: string | number }): string => `opens ${when}`;
export const always = 'never closes';
export const marketsSample = 'Sample hours';
export const newsTitle = 'High-impact news';
export const newsRule = ({ minutes }: { minutes: number }): string =>
  `No position may be opened or closed by hand from ${$numbers.format(minutes)} minutes before to ${$numbers.format(minutes)} minutes after. Stop-loss and take-profit orders that were set before may fill.`;
export const newsLabel = ({ days }: { days: number }): string => `High-impact news of the next ${$numbers.format(days)} days`;
export const noTrading = ({ from, to }: { from: string | number; to: string | number }): string => `no trading ${from}–${to}`;
export const newsNow = 'now, no trading';
export const newsSample = 'Sample dates';
