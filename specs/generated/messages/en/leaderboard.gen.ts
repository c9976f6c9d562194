// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Leaderboard';
export const lead = 'Every simulated account that made a profit in the period, ranked by return, so that small accounts compare with large ones.';
export const periodLabel = 'Period';
export const periodWeek = '7 days';
export const periodMonth = 'Month to date';
export const periodAll = 'All time';
export const sizeLabel = 'Account size';
export const sizeAll = 'All sizes';
export const spanDays = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`;
export const spanUntil = ({ to }: { to: string | number }): string => `Until ${to}`;
/** {count, plural, =0 {no account} one {1 account} other {{count, number} accounts}} */
export const found = ({ count }: { count: number }): string =>
  count === 0 ? 'no account' : $plurals.select(count) === 'one' ? '1 account' : `${$numbers.format(count)} accounts`;
export const searching = 'Loading…';
export const noScript = 'Filters and further pages need JavaScript. What you see is the first page of the month to date.';
export const caption = ({ period, size }: { period: string | number; size: string | number }): string => `${period}, ${size}`;
export const table = ({ name }: { name: string | number }): string => `Ranking: ${name}`;
export const everySize = 'all sizes';
export const rank = 'Rank';
export const trader = 'Trader';
export const own = 'You';
export const columnReturn = 'Return';
export const columnProfit = 'Simulated profit';
export const columnSize = 'Size';
export const columnWon = 'Trades won';
export const won = ({ wins, trades }: { wins: number; trades: number }): string =>
  `${$numbers.format(wins)} of ${$numbers.format(trades)}`;
export const note = 'Simulated results, sample data';
export const pagesLabel = 'Pages of the ranking';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageLabel = ({ page }: { page: number }): string => `Page ${$numbers.format(page)}`;
export const pageSummary = ({ page, count }: { page: number; count: number }): string =>
  `Page ${$numbers.format(page)} of ${$numbers.format(count)}`;
export const ridgeLabel = 'Returns of all ranks, from the last on the left to the first on the right; simulated.';
export const ridgeBest = 'First';
export const ridgeMiddle = 'Middle';
export const ridgeLast = 'Last';
export const ownTitle = 'Your accounts';
export const ownAccount = ({ number }: { number: string | number }): string => `Account ${number}`;
export const ownRank = ({ rank, count }: { rank: number; count: number }): string =>
  `${$numbers.format(rank)} of ${$numbers.format(count)}`;
export const ownShow = 'Show in ranking';
export const ownNone = 'None of your accounts made a profit in this ranking.';
export const ownFailed = 'Your own rank could not be read.';
export const signIn = 'Sign in to see your own rank';
export const retry = 'Try again';
export const emptyTitle = 'No accounts in profit';
export const emptyText = 'No account of this size made a profit in this period.';
export const emptyAction = 'Show every size of all time';
export const failedTitle = 'The ranking did not load';
export const failedText = 'Check your connection and try again.';
export const howTitle = 'How the ranking works';
export const howLead = 'Ranks follow from the numbers alone. Anyone with the account history can recompute them.';
export const returnTitle = 'Ranked by return, not dollars';
export const returnText = 'The closed profit of the period divided by the size of the account, rounded down to the second decimal.';
export const closedTitle = 'Closed trades only';
export const closedText = 'An open position counts on the day it closes, in server time. There are no deposits that could change a return.';
export const accountTitle = 'One row per account';
export const accountText = 'A trader with three accounts can appear three times. For equal returns, the older account ranks first.';
export const dailyTitle = 'Updated once a day';
export const dailyText = 'The trading platform updates the list after each daily close. Nobody edits it by hand.';
export const namesTitle = 'A first name and an initial';
export const namesText = 'And a country, if the trader gave one. Nothing here identifies a person.';
export const simulatedTitle = 'Simulated results only';
export const simulatedText = 'Prices follow the market; orders do not reach it. A rank shows simulated results, not money earned.';
export const notTitle = 'What it does not show';
export const notLead = 'A list of winners leaves out everyone who lost. Read it together with the pass rate.';
export const notLink = 'See how many pass';
export const notText = 'A short period rewards luck: one good trade can lead for a week. The longer the period and the more trades, the more meaningful a rank is.';
