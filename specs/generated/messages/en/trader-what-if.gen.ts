// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Would my trades have passed?';
export const simulated = 'Simulated';
export const lead = 'Choose a file of trades you have closed anywhere. They are judged by the rules of an evaluation, trade by trade. The file stays in your browser.';
export const account = 'Evaluation';
export const tier = ({ program, size }: { program: string | number; size: string | number }): string => `${program}, ${size}`;
export const file = 'File of closed trades (CSV)';
export const fileHint = 'Columns: opened, closed, profit. Times such as 2026-03-02T09:00:00+04:00, profit in US dollars. Other columns are ignored. Losses of open positions are not in such a file and are not counted.';
export const noTrades = 'The file has no trades.';
/** {count, plural, one {One cell cannot be read.} other {{count, number} cells cannot be read.}} Correct the file and choose it again. */
export const wrongFile = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'One cell cannot be read.' : `${$numbers.format(count)} cells cannot be read.`} Correct the file and choose it again.`;
export const problemsCaption = 'What is wrong in the file';
export const line = 'Line';
export const column = 'Column';
export const found = 'Found';
export const reason = 'Reason';
export const missingColumn = 'The header has no such column.';
export const badTime = 'A time has to look like 2026-03-02T09:00:00+04:00.';
export const badAmount = 'An amount has to look like 12.50 or -12.50.';
export const closedBeforeOpened = 'The trade was closed before it was opened.';
export const passed = 'It would have passed';
export const place = ({ trade, date }: { trade: number; date: string | number }): string =>
  `Trade ${$numbers.format(trade)}, on ${date}:`;
export const passedText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `the balance of ${actual} reached the target of ${limit}.`;
export const breached = 'It would have ended with a breach';
export const dailyLossText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `the day lost ${actual}; the daily loss limit was ${limit}.`;
export const maximumLossText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `the balance of ${actual} fell below the maximum loss floor of ${limit}.`;
export const dormant = 'It would have been closed for inactivity';
/** On {date}: {days, plural, one {one day} other {{days, number} days}} had passed without a trade. */
export const inactivityText = ({ date, days }: { date: string | number; days: number }): string =>
  `On ${date}: ${$plurals.select(days) === 'one' ? 'one day' : `${$numbers.format(days)} days`} had passed without a trade.`;
export const running = ({ balance }: { balance: string | number }): string => `It would still be open with ${balance}`;
export const runningText = ({ progress, daily, maximum }: { progress: string | number; daily: string | number; maximum: string | number }): string =>
  `${progress} of the way to the target. ${daily} left today, ${maximum} left to the maximum loss.`;
export const phase2 = 'Phase 1 is passed; the figures are those of phase 2.';
export const manyOpen = ({ count, limit }: { count: number; limit: number }): string =>
  `Up to ${$numbers.format(count)} lines were open at once; the rules allow ${$numbers.format(limit)} positions. All lines count here, because several can be parts of one position.`;
