// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Platforms, instruments and trading hours.';
export const lead = ({ platforms }: { platforms: string | number }): string =>
  `Simulated accounts run on ${platforms}. Prices follow the market, but no order reaches it. All times are server time.`;
export const toPricing = 'Choose a size';
export const weekTitle = 'The trading week';
export const weekLead = ({ offset, time }: { offset: string | number; time: string | number }): string =>
  `Server time is UTC${offset}, without daylight saving. A trading day closes at ${time}, marked on the chart, and the next daily loss limit is measured from that close.`;
export const weekSample = 'Sample list of instruments and hours';
export const leverage = ({ leverage }: { leverage: string | number }): string => `Leverage up to 1:${leverage}`;
export const openFromTo = ({ firstDay, from, lastDay, to }: { firstDay: string | number; from: string | number; lastDay: string | number; to: string | number }): string =>
  `${firstDay} ${from} to ${lastDay} ${to}.`;
export const pause = ({ from, to }: { from: string | number; to: string | number }): string =>
  `Pause each day from ${from} to ${to}.`;
export const always = 'Every day, around the clock.';
export const startTitle = 'From the payment to the first trade';
export const startLead = 'Four steps, and no software to buy.';
export const chooseTitle = 'Choose';
export const choose = ({ platforms }: { platforms: string | number }): string =>
  `A program, an account size and add-ons, at the checkout. Every account runs on ${platforms}.`;
export const loginTitle = 'Sign in';
export const login = 'Sign in on this site with the address you ordered with. Your account is on your dashboard, and “Open platform” leads to trading.';
export const tradeTitle = 'Trade';
export const trade = 'On the desktop, in the browser or on the phone. The rules are the same everywhere.';
export const watchTitle = 'Track your limits';
export const watch = 'Your dashboard shows how far the target is and what is left of each limit, in dollars.';
export const limitsTitle = 'Trading limits';
export const limitsLead = 'They apply on every platform and to every size.';
export const positions = 'Open positions';
export const positionsNote = 'at the same time, at most';
export const risk = 'Risk per trade';
export const riskNote = 'of the balance, at most';
export const news = 'High-impact news';
/** {minutes, plural, one {# minute before and after} other {# minutes before and after}} */
export const newsValue = ({ minutes }: { minutes: number }): string =>
  $plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute before and after` : `${$numbers.format(minutes)} minutes before and after`;
export const newsNote = 'no position is opened or closed by hand';
export const advisors = 'Expert advisors';
export const advisorsAsk = 'with approval';
export const advisorsFree = 'allowed';
export const advisorsNote = 'send us the name and what it does before you run it';
