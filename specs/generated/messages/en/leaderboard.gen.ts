// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Leaderboard';
export const lead = 'Every simulated account that made a profit in the period, by its return. Small accounts stand beside large ones, because a return does not ask for the size.';
export const periodLabel = 'Period';
export const periodWeek = '7 days';
export const periodMonth = 'This month';
export const periodAll = 'All time';
export const sizeLabel = 'Account size';
export const sizeAll = 'All sizes';
export const spanDays = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`;
export const spanUntil = ({ to }: { to: string | number }): string => `Until ${to}`;
/** {count, plural, =0 {no account} one {1 account} other {{count, number} accounts}} */
export const found = ({ count }: { count: number }): string =>
  count === 0 ? 'no account' : $plurals.select(count) === 'one' ? '1 account' : `${$numbers.format(count)} accounts`;
export const searching = 'Loading…';
export const noScript = 'Filters and further pages need JavaScript. What you see is the first page of this month.';
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
export const ridgeLabel = 'Every return of the ranking, from the last rank on the left to the first on the right; simulated.';
export const ridgeBest = 'First';
export const ridgeMiddle = 'Middle';
export const ridgeLast = 'Last';
export const ownTitle = 'Your accounts';
export const ownAccount = ({ number }: { number: string | number }): string => `Account ${number}`;
export const ownRank = ({ rank, count }: { rank: number; count: number }): string =>
  `${$numbers.format(rank)} of ${$numbers.format(count)}`;
export const ownShow = 'Show in the ranking';
export const ownNone = 'None of your accounts has a profit in this ranking.';
export const ownFailed = 'Your own rank could not be read.';
export const signIn = 'Sign in to see your own rank';
export const retry = 'Try again';
export const emptyTitle = 'No account in profit here';
export const emptyText = 'No account of this size made a profit in the period. A ranking shows those who did, and nobody else.';
export const emptyAction = 'Show every size of all time';
export const failedTitle = 'The ranking did not load';
export const failedText = 'Nothing is lost. The connection or the server did not answer.';
export const howTitle = 'How a rank is made';
export const howLead = 'There is no jury and no weighting. Who has the account’s history can recompute its rank.';
export const returnTitle = 'Return, not dollars';
export const returnText = 'The closed profit of the period divided by the size of the account, rounded down to the second decimal.';
export const closedTitle = 'Closed trades only';
export const closedText = 'An open position counts on the day it is closed, in server time. Deposits do not exist, so they cannot help.';
export const accountTitle = 'One row per account';
export const accountText = 'Whoever trades three accounts can stand here three times. Of equal returns, the older account comes first.';
export const dailyTitle = 'Written after each close';
export const dailyText = 'The trading platform writes the list once a day. Nobody edits it, and it does not move during the day.';
export const namesTitle = 'A first name and an initial';
export const namesText = 'A country, where the trader has given one. Nothing here leads to a person.';
export const simulatedTitle = 'Simulated, all of it';
export const simulatedText = 'Prices follow the market, orders do not reach it. A rank is practice measured, not money earned.';
export const notTitle = 'What it does not show';
export const notLead = 'A list of winners leaves out whoever lost. Read it beside the share of evaluations that were passed.';
export const notLink = 'How many pass';
export const notText = 'A short period rewards luck: one good trade can be first for a week. The longer the period and the more trades behind a row, the more it says.';
