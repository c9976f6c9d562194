// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');

export const title = 'Trader dashboard';
export const lead = 'Your simulated accounts: their status, what is left of their limits, and what comes next.';
export const toPortal = 'Open the trader portal';
export const toPricing = 'Compare the prices';
export const signInTitle = 'Sign in to see your accounts';
export const signInText = 'You will see the status of each account, what is left of its limits, and what comes next.';
export const signIn = 'Sign in';
export const unreachable = 'We could not reach the server. Your sign-in is kept; try again in a moment.';
export const empty = 'You have no account yet';
export const emptyText = 'An account opens as soon as an evaluation is paid for.';
export const emptyLink = 'See the prices';
export const navLeaderboard = 'Leaderboard';
export const navOpen = 'open';
export const navHelp = 'Help';
export const navRules = 'Trading rules';
export const navHelpCenter = 'Help center';
export const smallPrint = 'All figures are simulated. Educational, not financial advice.';
export const nameEvaluation = ({ size }: { size: string | number }): string => `${size} evaluation`;
export const nameFunded = ({ size }: { size: string | number }): string => `${size} funded account`;
export const accountLine = ({ number, program }: { number: string | number; program: string | number }): string =>
  `Account ${number}, ${program}`;
export const phaseEvaluation = 'Evaluation';
export const phase2 = 'Phase 2';
export const phaseFunded = 'Funded';
export const statusActive = 'Active';
export const statusPassed = 'Passed';
export const statusTerminated = 'Ended';
export const statusDormant = 'Dormant';
export const statusRefunded = 'Refunded';
export const stateDay = ({ phase, day }: { phase: string | number; day: number }): string =>
  `${phase}, day ${$numbers.format(day)}`;
export const allAccounts = ({ count }: { count: number }): string => `All accounts (${$numbers.format(count)})`;
export const accountChoice = ({ name, number, status }: { name: string | number; number: string | number; status: string | number }): string =>
  `${name} · ${number} · ${status}`;
export const compareAccounts = 'Compare all accounts';
export const openPlatform = 'Open platform';
export const simulated = 'Simulated';
export const simulatedAccount = 'Simulated account';
export const balanceTitle = 'Closing balance';
export const balanceLook = 'View of the balance';
export const lookBalance = 'Balance';
export const lookDay = 'By day';
export const lookTable = 'Table';
export const curveTitle = 'Closing balance by trading day, simulated';
export const curveSummary = "The balance at the close of each trading day, with the profit target, today's daily loss limit and the maximum loss floor.";
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readDays = 'read day by day';
export const noDays = 'No trading day has closed yet';
export const day = ({ day }: { day: number }): string => `day ${$numbers.format(day)}`;
export const closeOfDay = ({ day }: { day: number }): string => `close of day ${$numbers.format(day)}`;
export const dayAndDate = ({ day, date }: { day: number; date: string | number }): string => `${$numbers.format(day)} · ${date}`;
export const balance = 'Balance';
export const target = 'Target';
export const dailyLimit = 'Daily limit';
export const lossFloor = 'Loss floor';
export const columnDay = 'Day';
export const columnResult = 'Result';
export const columnWithdrawn = 'Paid out';
export const columnClose = 'Close';
export const targetTitle = 'Profit target';
export const profitTitle = 'Simulated profit';
export const ofTheWay = ({ target }: { target: string | number }): string => `of the way to ${target}`;
export const targetLeft = ({ amount }: { amount: string | number }): string => `${amount} to go`;
export const targetReached = 'Target reached';
export const noTimeLimit = 'no time limit';
export const yourShare = ({ share }: { share: string | number }): string => `your ${share} share`;
export const everyDays = ({ days }: { days: number }): string => `payouts every ${$numbers.format(days)} days`;
export const nextPayoutFrom = ({ date }: { date: string | number }): string => `next from ${date}`;
export const nextPayoutNow = 'the cycle is over';
export const nextPayoutOpen = 'one is being processed';
export const nextPayoutSmall = ({ minimum }: { minimum: string | number }): string =>
  `the next once your share reaches ${minimum}`;
export const limitsTitle = 'Limits today';
export const dayCloses = ({ time }: { time: string | number }): string => `day closes ${time}, UTC+4`;
export const dailyLoss = 'Daily loss';
export const maximumLoss = 'Maximum loss';
export const left = 'left';
export const roomUsed = ({ used, limit }: { used: string | number; limit: string | number }): string =>
  `${used} of ${limit} used`;
export const roomWithProfit = ({ limit, profit }: { limit: string | number; profit: string | number }): string =>
  `limit of ${limit}, plus ${profit} of profit`;
export const ofClose = ({ percent, base }: { percent: string | number; base: string | number }): string =>
  `${percent} of the previous close, ${base}`;
export const ofInitial = ({ percent, base }: { percent: string | number; base: string | number }): string =>
  `${percent} of the initial balance, ${base}`;
export const trailingFloor = ({ base, floor }: { base: string | number; floor: string | number }): string =>
  `${base}; trailing, floor ${floor}`;
export const staticFloor = ({ base, floor }: { base: string | number; floor: string | number }): string =>
  `${base}; static, floor ${floor}`;
export const lastTrade = ({ date }: { date: string | number }): string => `Last trade on ${date}.`;
export const noTradeYet = 'No trade yet.';
export const dormantAfter = ({ date, days }: { date: string | number; days: number }): string =>
  `Place a trade by ${date} to keep this account open: ${$numbers.format(days)} days without one closes it.`;
export const closedTitle = 'Account closed';
export const closedPassed = 'This evaluation is passed and closed. Its limits no longer apply.';
export const closedTerminated = 'A limit was breached and this account ended. The reason is below.';
export const closedDormant = 'There was no trade for too long, so this account was closed.';
export const closedProhibited = 'A practice that the rules prohibit ended this account. The evidence is below.';
export const closedRefunded = 'The order was refunded, and this account was closed. Your order says why.';
export const closedOn = ({ date }: { date: string | number }): string => `Closed on ${date}`;
export const standingTitle = 'Account status';
export const standingNote = ({ percent, days }: { percent: string | number; days: number }): string =>
  `A breach of either limit ends the account. A retry costs ${percent} less for ${$numbers.format(days)} days.`;
export const standingLabel = 'Stages of the account';
export const youAreHere = 'current stage';
export const endedHere = 'ended at this stage';
export const stationEvaluation = 'Evaluation';
export const stationPhase2 = 'Phase 2';
export const stationPass = 'Pass';
export const stationRefund = 'Fee refund + bonus';
export const stationFunded = 'Funded account';
export const stationPayout = 'Payout';
export const detailDay = ({ day, result }: { day: number; result: string | number }): string =>
  `Day ${$numbers.format(day)}, ${result}`;
export const detailBreached = 'Ended by a breach';
export const detailProhibited = 'Ended for a prohibited practice';
export const detailDormant = 'Closed for inactivity';
export const detailRefunded = 'Closed by a refund';
export const detailPass = ({ target }: { target: string | number }): string => `${target}, positions closed`;
export const detailRefund = ({ amount, from, to }: { amount: string | number; from: number; to: number }): string =>
  `${amount} in ${$numbers.format(from)}–${$numbers.format(to)} days`;
export const detailFunded = ({ share }: { share: string | number }): string => `${share} profit split`;
export const detailPayout = ({ days }: { days: number }): string => `every ${$numbers.format(days)} days`;
export const historyTitle = ({ count }: { count: number }): string => `History, rule by rule (${$numbers.format(count)})`;
export const historyLabel = 'What happened on this account, newest first';
export const historyOpened = 'Evaluation started';
export const historyFunded = 'Funded account opened';
export const historyRules = ({ size, target, daily, maximum }: { size: string | number; target: string | number; daily: string | number; maximum: string | number }): string =>
  `${size} simulated. Target ${target}, daily loss at most ${daily} of the previous close, maximum loss ${maximum}.`;
export const historyFundedRules = ({ size, daily, maximum }: { size: string | number; daily: string | number; maximum: string | number }): string =>
  `${size} simulated. No target; daily loss at most ${daily} of the previous close, maximum loss ${maximum}.`;
export const historyWorstDay = 'Closest to the daily loss limit';
export const historyWorstDayText = ({ low, share, opening }: { low: string | number; share: string | number; opening: string | number }): string =>
  `Equity went down to ${low}: ${share} below the ${opening} of the previous close.`;
export const historyFloor = 'Loss floor fixed';
export const historyFloorText = ({ floor }: { floor: string | number }): string =>
  `The highest close moved the trailing floor up to ${floor}, the initial balance. It stays there.`;
export const historyRequested = ({ amount }: { amount: string | number }): string => `Payout of ${amount} requested`;
export const historyRequestedText = ({ gross, share }: { gross: string | number; share: string | number }): string =>
  `${gross} of simulated profit, of which your share is ${share}.`;
export const historyRejected = ({ amount }: { amount: string | number }): string => `Payout of ${amount} rejected`;
export const historyPaid = ({ amount }: { amount: string | number }): string => `Payout of ${amount} paid`;
export const historyPaidText = ({ gross }: { gross: string | number }): string =>
  `${gross} was deducted from the simulated balance.`;
export const historyPassed = 'Evaluation passed';
export const historyPassedText = ({ target }: { target: string | number }): string =>
  `The closed profit reached ${target} of the initial balance with no position open.`;
export const historyBonus = ({ amount }: { amount: string | number }): string => `Refund and bonus paid: ${amount}`;
export const historyBonusText = 'The fee was refunded together with the winner’s bonus.';
export const historyDailyLoss = 'Daily loss limit breached';
export const historyDailyLossText = ({ percent }: { percent: string | number }): string =>
  `In one day, an account may lose at most ${percent} of the previous close.`;
export const historyMaximumLoss = 'Maximum loss breached';
export const historyMaximumLossText = ({ percent }: { percent: string | number }): string =>
  `The balance fell below the loss floor. The maximum loss is ${percent} of the initial balance.`;
export const historyProhibited = ({ practice }: { practice: string | number }): string =>
  `Ended for a prohibited practice: ${practice}`;
export const historyProhibitedText = ({ practices }: { practices: string | number }): string =>
  `The rules allow none of these: ${practices}. There is no retry offer. If you think that this is wrong, write to us on the contact page.`;
export const historyDormant = 'Closed for inactivity';
export const historyDormantText = ({ days }: { days: number }): string => `No trade was made for ${$numbers.format(days)} days.`;
export const historyRefunded = 'Closed by a refund';
export const historyRefundedText = 'The order that this account was bought with was refunded.';
export const openPositions = 'Open positions';
export const countOf = ({ count, limit }: { count: number; limit: number }): string =>
  `${$numbers.format(count)} of ${$numbers.format(limit)}`;
export const noOpenPositions = 'No position is open.';
export const closedPositions = 'Closed positions';
export const noClosedPositions = 'No position has been closed yet.';
export const columnSymbol = 'Instrument';
export const columnSide = 'Side';
export const columnLots = 'Lots';
export const columnEntry = 'Entry';
export const columnExit = 'Exit';
export const columnOpened = 'Opened';
export const columnClosed = 'Closed';
export const buy = 'Buy';
export const sell = 'Sell';
export const retryTitle = ({ percent }: { percent: string | number }): string => `Start again at ${percent} off`;
export const retryText = ({ code, date }: { code: string | number; date: string | number }): string =>
  `Your coupon ${code} is for the same size. It can be used once, until ${date}.`;
export const retryLink = 'Use the coupon';
export const retryUsed = 'Your retry was used';
export const retryUsedText = ({ code }: { code: string | number }): string => `Your coupon ${code} was used with an order.`;
export const retryExpired = 'Your retry has expired';
export const retryExpiredText = ({ code, date }: { code: string | number; date: string | number }): string =>
  `Your coupon ${code} could be used until ${date}.`;
