// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Copy one trade to all your accounts.';
export const lead = 'Copy between your own simulated accounts, or within a registered team.';
export const toPrices = 'See the accounts';
export const toAllowed = 'What is allowed';
export const flowTitle = 'How copying works';
export const flowLead = 'You open a trade on the leading account. Every other account copies it, scaled to its size, so each risks the same percentage.';
export const leading = 'Leading account';
export const leadText = ({ lots, symbol, percent, risk }: { lots: string | number; symbol: string | number; percent: string | number; risk: string | number }): string =>
  `opens ${lots} lots of ${symbol} and risks ${percent} of its balance: ${risk}`;
export const flowCaption = ({ lots, size }: { lots: string | number; size: string | number }): string =>
  `A position of ${lots} lots on ${size}, and what it becomes on the accounts that copy it`;
export const account = 'Account';
export const scaled = 'Scaled by';
export const scaledValue = ({ scale }: { scale: string | number }): string => `× ${scale}`;
export const position = 'Position';
export const lots = ({ lots }: { lots: string | number }): string => `${lots} lots`;
export const atRisk = 'At risk';
export const together = 'Total';
export const flowSum = ({ risk, percent, total }: { risk: string | number; percent: string | number; total: string | number }): string =>
  `${risk} is ${percent} of ${total}: more accounts raise the amount at risk, not the percentage.`;
export const flowNote = 'Sample position, simulated';
export const formsTitle = 'Solo or team';
export const formsLead = 'Copying is for one trader or for a registered team. Either way, nobody trades an account that is not theirs.';
export const soloTitle = 'Solo';
export const solo = 'Trade on one of your accounts and let the others follow it. All of them are in your name and keep their own limits; a breach ends only the account it happens on.';
/** One trader with {count, plural, one {# account} other {# accounts}}; one account leads, the others copy it. */
export const soloPicture = ({ count }: { count: number }): string =>
  `One trader with ${$plurals.select(count) === 'one' ? `${$numbers.format(count)} account` : `${$numbers.format(count)} accounts`}; one account leads, the others copy it.`;
export const teamTitle = 'With a team';
export const team = 'A team is registered with us before it starts, and every member bought the account that copies. Members decide for themselves which trades they follow.';
/** {count, plural, one {# member} other {# members}} with one account each; one account leads, the others copy it. */
export const teamPicture = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? `${$numbers.format(count)} member` : `${$numbers.format(count)} members`} with one account each; one account leads, the others copy it.`;
export const formsCaption = 'Solo and team compared';
export const beforeGroup = 'Before the first trade';
export const owner = 'Whose name is on the accounts';
export const ownerSolo = 'yours, on all of them';
export const ownerTeam = 'each member’s own';
export const tradingGroup = 'From then on';
export const opens = 'Who opens the trade';
export const opensSolo = 'you, on the leading account';
export const opensTeam = 'one member, on their own account';
export const decides = 'Who decides to copy it';
export const decidesSolo = 'you';
export const decidesTeam = 'each member, trade by trade';
export const paid = 'Who is paid';
export const paidSolo = 'you, account by account';
export const paidTeam = 'each member, for their own account';
export const register = 'Registered first';
export const registerSolo = 'no need to';
export const registerTeam = 'before it starts';
export const cost = 'What copying costs';
export const costNothing = 'nothing besides the accounts';
/** One losing trade, {count, plural, =2 {two} =3 {three} =4 {four} =5 {five} other {#}} different results */
export const limitsTitle = ({ count }: { count: number }): string =>
  `One losing trade, ${count === 2 ? 'two' : count === 3 ? 'three' : count === 4 ? 'four' : count === 5 ? 'five' : `${$numbers.format(count)}`} different results`;
export const limitsLead = ({ percent }: { percent: string | number }): string =>
  `The copied trade hits its stop loss. It costs every account ${percent}, on top of what that account had already lost that day. Each account has its own limits.`;
export const dayBefore = ({ before, trade }: { before: string | number; trade: string | number }): string =>
  `${before} before, ${trade} by this trade`;
export const dayLimit = ({ limit }: { limit: string | number }): string => `limit ${limit}`;
export const dayLeft = ({ amount }: { amount: string | number }): string => `${amount} left today`;
export const dayEnded = ({ amount }: { amount: string | number }): string => `over by ${amount}: ended`;
export const dayUsed = ({ used, limit }: { used: string | number; limit: string | number }): string => `${used} of ${limit} used`;
export const dayOf = ({ size }: { size: string | number }): string => `${size} account`;
export const limitsNote = 'Sample day, simulated. Percent of the size of each account.';
export const keepBreach = 'A breach ends only one account';
export const keepBreachText = 'The account that crosses its daily or maximum loss ends at once and for good. All other accounts continue.';
export const keepCount = 'Limits apply per account';
export const keepCountText = ({ positions, percent }: { positions: string | number; percent: string | number }): string =>
  `At most ${positions} open positions and ${percent} of the balance on one trade, on each account, whether a trade was opened there or copied.`;
export const keepFloor = 'Each account has its own loss floor';
export const keepFloorText = 'An account that joined later, or lost more, has a different floor. A trade that fits the leading account may be too large for another.';
export const keepNews = 'The news rule applies everywhere';
/** From {minutes, plural, one {# minute} other {# minutes}} before to {minutes, plural, one {# minute} other {# minutes}} after high-impact news, no position is opened or closed by hand or by a copy. */
export const keepNewsText = ({ minutes }: { minutes: number }): string =>
  `From ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} before to ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} after high-impact news, no position is opened or closed by hand or by a copy.`;
export const allowedTitle = 'What is allowed, and what is not';
export const limits = 'Nobody else may manage your account, and services that trade many strangers’ accounts are not allowed. Copying solo or within a registered team is not third-party management.';
export const answerYes = 'Allowed';
export const answerAsk = 'Ask first';
export const answerNo = 'Not allowed';
export const caseOwn = 'Between accounts of your own';
export const caseOwnWhy = 'All of them are in your name, and you trade on one.';
export const caseMixed = 'Between sizes and programs';
export const caseMixedWhy = 'The trade is scaled, and each account keeps the limits it was bought with.';
export const caseTeam = 'Inside a registered team';
export const caseTeamWhy = 'Every member bought the account that copies, and may skip any trade.';
export const caseTool = 'With a copier or an expert advisor';
export const caseToolWhy = 'Tell us its name and what it does before it runs.';
export const caseUnregistered = 'In a team that is not registered yet';
export const caseUnregisteredWhy = 'Register first. Until then it is treated as third-party management.';
export const caseOther = 'Somebody else trades on your account';
export const caseOtherWhy = 'That is third-party management, even if you trust them and even if it is free.';
export const caseService = 'A service that trades many strangers’ accounts';
export const caseServiceWhy = 'One person decides for many others. That is third-party management.';
export const caseOpposite = 'The opposite trade on another account';
export const caseOppositeWhy = 'Two opposite positions are a hedge, and hedging is not allowed.';
export const caseNews = 'A copy around high-impact news';
/** From {minutes, plural, one {# minute} other {# minutes}} before to {minutes, plural, one {# minute} other {# minutes}} after it, no position is opened or closed by hand or by a copy. */
export const caseNewsWhy = ({ minutes }: { minutes: number }): string =>
  `From ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} before to ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} after it, no position is opened or closed by hand or by a copy.`;
export const teamsTitle = 'How a team is registered';
export const teamsLead = 'Just e-mail us. A team has no account of its own and pays no fee.';
export const teamBuyTitle = 'Everyone buys';
export const teamBuy = 'Each member buys an account in their own name, in the size they choose.';
export const teamWriteTitle = 'One of you e-mails us';
export const teamWrite = ({ mail }: { mail: string | number }): string =>
  `To ${mail}: the members, their accounts, and which of them leads.`;
export const teamConfirmTitle = 'Everyone confirms';
export const teamConfirm = 'We write to each member. The team is registered when all of them have agreed.';
export const teamTradeTitle = 'Then you trade';
export const teamTrade = 'You may now copy between these accounts. Tell us before anyone joins or leaves.';
export const faqTitle = 'Questions about copying';
export const faqManagement = 'Isn’t this third-party management?';
export const faqManagementAnswer = 'No. Third-party management means that somebody else decides on your account. Here you decide, on every account: alone on your own, or in a team by following a trade or skipping it.';
export const faqScale = 'Can a small account lead larger ones?';
export const faqScaleAnswer = ({ lots, lead, copied, size }: { lots: string | number; lead: string | number; copied: string | number; size: string | number }): string =>
  `Yes. A position is scaled by size: ${lots} lots on ${lead} become ${copied} lots on ${size}. What counts is that no account risks more than 2% of its balance on the trade.`;
export const faqRoom = 'What if an account is close to its daily limit?';
export const faqRoomAnswer = 'Then do not copy the trade to it. There is no automatic protection: if the loss crosses the daily limit, that account ends, even if the leading one does not.';
export const faqCost = 'Does copying cost anything?';
export const faqCostAnswer = 'No. There is no add-on and no subscription for it. You pay for each account once, and its fee comes back when that account passes.';
export const faqPaid = 'How is a team paid?';
export const faqPaidAnswer = 'Teams are not paid; members are. Each member requests the payout of their own account and keeps 70–80% of its simulated profit on 1-step, up to 90% on other programs. How members share among themselves is up to them.';
export const faqLeave = 'Can I leave a team?';
export const faqLeaveAnswer = 'Yes, at any time. Stop following, and write to us. Your account, its history and its limits stay as they are.';
export const contact = 'Ask us something else';
