// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const tableTitle = ({ program }: { program: string | number }): string => `${program}, by size`;
export const note = 'Simulated balances';
export const ruleHead = 'Rule';
export const sizeLabel = 'Examples for';
export const target = 'Profit target';
export const targetCondition = ({ percent }: { percent: string | number }): string =>
  `${percent} of the initial balance, on closed profit`;
export const daily = 'Daily loss limit';
export const dailyCondition = ({ percent }: { percent: string | number }): string =>
  `${percent}, on day 1; then of yesterday’s close`;
export const dailyFunded = 'Daily loss limit, funded';
export const dailyFundedCondition = ({ percent }: { percent: string | number }): string =>
  `${percent}, on day 1 of the funded account`;
export const maximum = 'Maximum loss';
export const maximumTrailing = ({ percent }: { percent: string | number }): string =>
  `${percent}, trailing, on the closed balance`;
export const maximumStatic = ({ percent }: { percent: string | number }): string =>
  `${percent} of the initial balance, on the closed balance`;
export const maximumAdded = ({ condition }: { condition: string | number }): string => `${condition}; with the add-on`;
export const risk = 'Risk per trade';
export const riskCondition = ({ percent }: { percent: string | number }): string => `${percent} of the balance at most`;
export const share = 'Your profit split, funded';
export const shareCondition = ({ percent }: { percent: string | number }): string => `${percent} of a profit equal to the target`;
export const exampleTarget = ({ size }: { size: string | number }): string => `Profit target on ${size}`;
export const exampleDaily = ({ size }: { size: string | number }): string => `Daily loss limit on ${size}`;
export const exampleMaximum = ({ size }: { size: string | number }): string => `Maximum loss on ${size}`;
export const exampleRisk = ({ size }: { size: string | number }): string => `Risk per trade on ${size}`;
export const exampleFunded = ({ size }: { size: string | number }): string => `Daily loss limit, funded, on ${size}`;
export const exampleShare = ({ size }: { size: string | number }): string => `A payout on ${size}`;
export const initial = 'Initial balance';
export const targetPart = ({ percent }: { percent: string | number }): string => `Profit target, ${percent} of it`;
export const passed = 'Passed at a closed balance of';
export const yesterday = 'Yesterday’s close';
export const dailyPart = ({ percent }: { percent: string | number }): string => `Daily loss limit, ${percent} of it`;
export const endsToday = 'Daily limit breached below';
export const highest = 'Highest close so far';
export const trailPart = ({ percent }: { percent: string | number }): string => `Maximum loss, ${percent} of the initial balance`;
export const endsEver = 'Maximum loss breached below';
export const balance = 'Balance';
export const riskPart = 'Risk per trade';
export const riskMost = 'Maximum loss on one trade';
export const firstDay = 'Opening balance, funded';
export const profit = 'Simulated profit of the cycle';
export const sharePart = 'Your profit split, at least';
export const paid = 'Paid to you';
export const targetNote = 'All positions are closed before the evaluation counts as passed.';
export const dailyNote = ({ time, offset }: { time: string | number; offset: string | number }): string =>
  `A loss of exactly the limit is not a breach. A day closes at ${time}, UTC${offset}.`;
export const maximumTrailingNote = ({ size }: { size: string | number }): string =>
  `The loss floor rises with the highest close until it reaches ${size}, then stays there.`;
export const maximumStaticNote = 'The loss floor never moves.';
/** {count, plural, one {# position} other {# positions}} may be open at once. */
export const riskNote = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? `${$numbers.format(count)} position` : `${$numbers.format(count)} positions`} may be open at once.`;
export const fundedNote = 'Lower than in the evaluation, and measured the same way.';
export const shareNote = ({ hours, minimum }: { hours: string | number; minimum: string | number }): string =>
  `Processed within ${hours} h. The smallest payout is ${minimum}.`;
export const drawdownTitle = 'Trailing and static loss floors, compared';
export const drawdownLead = 'The same simulated account under both rules. A static floor stays where it started. A trailing floor rises with every new high, so giving back profit can end the account.';
export const drawdownChart = ({ size, percent }: { size: string | number; percent: string | number }): string =>
  `A ${size} account with a maximum loss of ${percent}`;
export const drawdownSummary = ({ end, day, balance, below }: { end: string | number; day: string | number; balance: string | number; below: string | number }): string =>
  `With the static floor the account survives and closes at ${end}. With the trailing floor it ends on day ${day} at ${balance}, only ${below} below its initial balance.`;
export const drawdownBoth = ({ percent, end }: { percent: string | number; end: string | number }): string =>
  `With ${percent} of room, both accounts survive this path and close at ${end}.`;
export const drawdownNote = 'Sample path, simulated';
export const drawdownStatic = 'Static';
export const drawdownTrailing = 'Trailing';
export const drawdownDay = 'Day';
export const drawdownBalance = 'Balance';
export const drawdownPlay = 'Play';
export const drawdownPause = 'Pause';
export const drawdownStep = 'Day';
export const drawdownDayOf = ({ day }: { day: string | number }): string => `day ${day}`;
export const drawdownOpen = ({ floor }: { floor: string | number }): string => `Open, loss floor ${floor}`;
export const drawdownEnded = ({ day, balance, floor }: { day: string | number; balance: string | number; floor: string | number }): string =>
  `Ended on ${day}: ${balance} is below ${floor}`;
export const drawdownWhich = 'Which programs use which floor';
export const drawdownWhichTrailing = ({ programs }: { programs: string | number }): string =>
  `${programs}: trailing until the floor reaches the initial balance, then fixed.`;
export const drawdownWhichStatic = ({ programs }: { programs: string | number }): string =>
  `${programs}: static from the first day to the last.`;
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
