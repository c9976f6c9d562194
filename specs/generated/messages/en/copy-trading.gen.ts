// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'One trade. Every account its own.';
export const lead = 'Copy between simulated accounts of your own, or inside a registered team.';
export const toPrices = 'See the accounts';
export const toAllowed = 'What is allowed';
export const flowTitle = 'How a trade travels';
export const flowLead = 'It is opened once, on the leading account. Every other account gets it in its own size, so that the share at risk is the same.';
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
export const together = 'Together';
export const flowSum = ({ risk, percent, total }: { risk: string | number; percent: string | number; total: string | number }): string =>
  `${risk} is ${percent} of ${total}: more accounts make the amount larger, never the share.`;
export const flowNote = 'Sample position, simulated';
export const formsTitle = 'Two forms';
export const formsLead = 'Copying is for one trader or for a team. Both end at the same line: nobody trades an account that is not theirs.';
export const soloTitle = 'Solo';
export const solo = 'Trade on one of your accounts and let the others follow it. All of them are in your name, and each keeps its own limits; a breach ends only the account it happens on.';
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
export const costNothing = 'nothing beside the accounts';
/** One stop, {count, plural, =2 {two} =3 {three} =4 {four} =5 {five} other {#}} different days */
export const limitsTitle = ({ count }: { count: number }): string =>
  `One stop, ${count === 2 ? 'two' : count === 3 ? 'three' : count === 4 ? 'four' : count === 5 ? 'five' : `${$numbers.format(count)}`} different days`;
export const limitsLead = ({ percent }: { percent: string | number }): string =>
  `The copied trade hits its stop. It costs every account ${percent}, on top of what the day had cost it before. Limits are never shared, and neither is a breach.`;
export const dayBefore = ({ before, trade }: { before: string | number; trade: string | number }): string =>
  `${before} before, ${trade} by this trade`;
export const dayLimit = ({ limit }: { limit: string | number }): string => `limit ${limit}`;
export const dayLeft = ({ amount }: { amount: string | number }): string => `${amount} left today`;
export const dayEnded = ({ amount }: { amount: string | number }): string => `${amount} over: ended`;
export const dayUsed = ({ used, limit }: { used: string | number; limit: string | number }): string => `${used} of ${limit} used`;
export const dayOf = ({ size }: { size: string | number }): string => `${size} account`;
export const limitsNote = 'Sample day, simulated. Percent of the size of each account.';
export const keepBreach = 'A breach stays where it happened';
export const keepBreachText = 'The account that crosses its daily or maximum loss ends at once and for good. The leading one and all others go on.';
export const keepCount = 'Every account counts its own';
export const keepCountText = ({ positions, percent }: { positions: string | number; percent: string | number }): string =>
  `At most ${positions} open positions and ${percent} of the balance on one trade hold on each account, whether a trade was opened there or copied.`;
export const keepFloor = 'Every floor is its own';
export const keepFloorText = 'An account that joined later, or lost more, has another floor. What fits the leading account may not fit the next one.';
export const keepNews = 'The clock is the same for all';
/** From {minutes, plural, one {# minute} other {# minutes}} before high-impact news until {minutes, plural, one {# minute} other {# minutes}} after it, nothing is opened or closed, also not by a copy. */
export const keepNewsText = ({ minutes }: { minutes: number }): string =>
  `From ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} before high-impact news until ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} after it, nothing is opened or closed, also not by a copy.`;
export const allowedTitle = 'What is allowed, and what is not';
export const limits = 'Having somebody else manage your account is not allowed, and neither are services that trade many strangers’ accounts alike. Copying within the two forms above is not third-party management.';
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
export const caseUnregisteredWhy = 'Register first. Until then it looks like management, and is treated as such.';
export const caseOther = 'Somebody else trades on your account';
export const caseOtherWhy = 'That is third-party management, also when you trust them and also when it is free.';
export const caseService = 'A service that trades many strangers’ accounts';
export const caseServiceWhy = 'One decision for people who do not decide is not copying.';
export const caseOpposite = 'The opposite trade on another account';
export const caseOppositeWhy = 'Two accounts against each other are a hedge, and hedging is not allowed.';
export const caseNews = 'A copy that arrives around the news';
/** {minutes, plural, one {# minute} other {# minutes}} before and after high-impact news are closed on every account. */
export const caseNewsWhy = ({ minutes }: { minutes: number }): string =>
  `${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} before and after high-impact news are closed on every account.`;
export const teamsTitle = 'How a team is registered';
export const teamsLead = 'It takes a letter, not an audition. A team has no size of its own, no account of its own and no fee.';
export const teamBuyTitle = 'Everyone buys';
export const teamBuy = 'Each member buys an account in their own name, in the size they choose.';
export const teamWriteTitle = 'One of you writes';
export const teamWrite = ({ mail }: { mail: string | number }): string =>
  `To ${mail}: the members, their accounts, and which of them leads.`;
export const teamConfirmTitle = 'Everyone confirms';
export const teamConfirm = 'We write to each member. The team is registered when all of them have agreed.';
export const teamTradeTitle = 'Then you trade';
export const teamTrade = 'Copies among these accounts are your team’s. Whoever joins or leaves, tell us first.';
export const faqTitle = 'Questions about copying';
export const faqManagement = 'Is this not third-party management?';
export const faqManagementAnswer = 'No. Third-party management means that somebody else decides on your account. Here you do, on every account: alone on your own, or in a team by following a trade or leaving it.';
export const faqScale = 'Can a small account lead larger ones?';
export const faqScaleAnswer = ({ lots, lead, copied, size }: { lots: string | number; lead: string | number; copied: string | number; size: string | number }): string =>
  `Yes. A position is scaled by size: ${lots} lots on ${lead} become ${copied} lots on ${size}. What counts is that no account risks more than 2% of its balance on the trade.`;
export const faqRoom = 'What if an account has no room left today?';
export const faqRoomAnswer = 'Then do not copy the trade to it. Nothing protects it for you: if the loss crosses the daily limit, that account ends, even though the leading one is well.';
export const faqCost = 'Does copying cost anything?';
export const faqCostAnswer = 'No. There is no add-on and no subscription for it. You pay for each account once, and its fee comes back when that account passes.';
export const faqPaid = 'How is a team paid?';
export const faqPaidAnswer = 'It is not. Each member asks for the payout of their own account and keeps 70–80% of its simulated profit on 1-step, up to 90% on other programs. What members owe each other is not our business.';
export const faqLeave = 'Can I leave a team?';
export const faqLeaveAnswer = 'Yes, at any time. Stop following, and write to us. Your account, its history and its limits stay as they are.';
export const contact = 'Ask us something else';
