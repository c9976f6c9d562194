// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Test my trades';
export const simulated = 'Simulated';
export const lead = 'Choose a file of trades you have closed anywhere. They are judged by the rules of an evaluation, trade by trade. The file stays in your browser.';
export const account = 'Evaluation';
export const tier = ({ program, size }: { program: string | number; size: string | number }): string => `${program}, ${size}`;
export const file = 'File of closed trades (CSV or HTML)';
export const fileHint = 'Exports of MetaTrader, cTrader, Match-Trader and others, in US dollars. Any other table works when you choose its columns. Commission and swap are added to the profit. Losses of open positions are not in such a file and are not counted.';
export const noTrades = 'The file has no trades. Choose a file that lists closed trades.';
/** {count, plural, one {One cell} other {{count, number} cells}} of the file cannot be read with certainty, so nothing is judged. Choose below how to read the file, or correct it and choose it again. */
export const wrongFile = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'One cell' : `${$numbers.format(count)} cells`} of the file cannot be read with certainty, so nothing is judged. Choose below how to read the file, or correct it and choose it again.`;
export const problemsCaption = 'What is wrong in the file';
export const line = 'Line';
export const column = 'Column';
export const found = 'Found';
export const reason = 'Reason';
export const missingColumn = 'No column of the file is recognized as this one. Choose it below.';
export const badTime = 'This is not a valid time. Times look like 2026-03-02T09:00:00+04:00 or 2026.03.02 09:00.';
export const badAmount = 'An amount in dollars has at most two decimals, such as -12.50.';
export const closedBeforeOpened = 'The trade was closed before it was opened.';
export const passed = 'It would have passed.';
export const place = ({ trade, date }: { trade: number; date: string | number }): string =>
  `Trade ${$numbers.format(trade)}, on ${date}:`;
export const passedText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `the balance of ${actual} reached the target of ${limit}.`;
export const breached = 'It would have ended with a breach.';
export const dailyLossText = ({ actual, limit, base }: { actual: string | number; limit: string | number; base: string | number }): string =>
  `the day lost ${actual}; the daily loss limit was ${limit}, ${base}.`;
export const maximumLossText = ({ actual, limit, base }: { actual: string | number; limit: string | number; base: string | number }): string =>
  `the balance of ${actual} fell below the floor of ${limit}; the maximum loss is ${base}.`;
export const dormant = 'It would have been closed for inactivity.';
/** On {date}: {days, plural, one {one day} other {{days, number} days}} had passed without a trade. */
export const inactivityText = ({ date, days }: { date: string | number; days: number }): string =>
  `On ${date}: ${$plurals.select(days) === 'one' ? 'one day' : `${$numbers.format(days)} days`} had passed without a trade.`;
export const running = ({ balance }: { balance: string | number }): string => `It would still be open with ${balance}.`;
export const runningText = ({ progress, daily, dailyUse, maximum, maximumUse }: { progress: string | number; daily: string | number; dailyUse: string | number; maximum: string | number; maximumUse: string | number }): string =>
  `${progress} of the way to the target. Daily loss: ${daily} left; ${dailyUse}. Maximum loss: ${maximum} left; ${maximumUse}.`;
export const phase2 = 'Phase 1 is passed; the figures are those of phase 2.';
export const manyOpen = ({ count, limit }: { count: number; limit: number }): string =>
  `Up to ${$numbers.format(count)} lines were open at once; the rules allow ${$numbers.format(limit)} positions. All lines count here, because several can be parts of one position.`;
export const pending = 'Reading the file…';
export const failed = 'The file could not be read. Check that it still exists and that you are online, and choose it again.';
/** {count, plural, one {One trade of the file was judged.} other {{count, number} trades of the file were judged.}} */
export const read = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? 'One trade of the file was judged.' : `${$numbers.format(count)} trades of the file were judged.`;
export const firstShown = ({ count }: { count: number }): string => `The first ${$numbers.format(count)} are listed.`;
export const doubledColumn = 'More than one column of the file has this meaning. Choose the right one below.';
export const missingCells = 'The line ends before this column. Check that the file is complete.';
export const surplusCells = 'The line has more cells than the header. Put numbers and texts that contain the separator between quotation marks.';
export const badQuotes = 'A quotation mark is never closed. Correct the line in a text editor.';
export const ambiguousDate = 'Either number can be the day. Choose the order of day and month below.';
export const ambiguousHour = 'The clocks were put back, so this hour came twice. Add the zone to the time, such as +02:00.';
export const noZone = 'Other times in the file have a zone, and this one has none. Add it, such as +04:00.';
export const ambiguousAmount = 'The mark can separate thousands or decimals. Choose the decimal mark below.';
export const ambiguousCharge = 'No fee in the file has a sign, so fees can be costs or credits. Choose below.';
export const reading = 'How the file is read';
export const readingLead = 'Check the columns against the first lines of the file. Every change is judged again.';
export const columnOpened = 'Opening time';
export const columnClosed = 'Closing time';
export const columnProfit = 'Profit';
export const columnCommission = 'Commission';
export const columnSwap = 'Swap';
export const columnFee = 'Other fees';
export const columnTax = 'Taxes';
export const columnType = 'Type of line';
export const columnNumber = ({ number }: { number: number }): string => `Column ${$numbers.format(number)}`;
export const noColumn = 'Not in the file';
export const usedAs = ({ header, column }: { header: string | number; column: string | number }): string =>
  `${header} (${column})`;
export const preview = 'First lines of the file';
export const clock = 'Clock of the file';
export const clockHint = 'The times in the file do not say their zone.';
export const clockFirm = ({ zone }: { zone: string | number }): string => `${zone} (our server)`;
export const clockMetaTrader = 'UTC+2, in summer UTC+3 (most MetaTrader servers)';
export const dateOrder = 'Order of day and month';
export const dayFirst = 'The day is first';
export const monthFirst = 'The month is first';
export const decimal = 'Decimal mark';
export const decimalPoint = 'Point';
export const decimalComma = 'Comma';
export const charges = 'Fees without a sign';
export const chargesCosts = 'Costs, to be subtracted';
export const chargesCredits = 'Credits, to be added';
/** {count, plural, one {One line of the file is not a trade} other {{count, number} lines of the file are not trades}} */
export const skipped = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? 'One line of the file is not a trade' : `${$numbers.format(count)} lines of the file are not trades`;
export const skippedCaption = 'Lines that are not trades';
export const lines = ({ from, to }: { from: number; to: number }): string => `${$numbers.format(from)}–${$numbers.format(to)}`;
export const skippedTitle = 'Above the header';
export const skippedBalance = 'A deposit, a withdrawal or another booking';
export const skippedOrder = 'An order that was not filled';
export const skippedTotal = 'A total';
export const skippedSection = 'Another table of the report';
export const skippedNote = 'A note';
export const aboveHeader = 'This line with times stands above the header. Move the header to the top of the file.';
export const readByClock = ({ zone }: { zone: string | number }): string =>
  `Its times do not say their zone and were read as ${zone}. If your platform uses another clock, choose it under “How the file is read”.`;
export const pictureTable = 'Simulated balance after each trading day, with the loss floor';
export const pictureDay = ({ day }: { day: number }): string => `day ${$numbers.format(day)}`;
export const columnDay = 'Day';
export const balance = 'Balance';
export const target = 'Target';
export const dailyLimit = 'Daily limit';
export const lossFloor = 'Loss floor';
/** {count, plural, one {These trades would have passed this size} other {These trades would have passed these sizes}} */
export const passedSizes = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? 'These trades would have passed this size' : 'These trades would have passed these sizes';
export const startSize = ({ program, size, price }: { program: string | number; size: string | number; price: string | number }): string =>
  `${program}, ${size} for ${price}`;
export const passedNone = 'These trades would have passed none of the sizes on sale.';
export const noPromise = 'Past trades say nothing about the next ones.';
export const sample = 'A sample of what the test draws';
export const sampleTable = 'Simulated sample balance by trading day, with the loss floor';
