// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Overview';
export const periodLabel = 'Period';
export const period7 = '7 days';
export const period12 = '12 weeks';
export const periodYear = 'Year';
export const copyLink = 'Copy my link';
export const copied = 'Copied';
export const copyFailed = 'Copy failed - Please select and copy the text manually.';
export const commission = 'Commission';
export const sales = 'Sales';
export const clicks = 'Clicks';
export const signUps = 'Sign-ups';
export const buyers = 'Sign-ups who bought';
export const paid = 'Paid so far';
export const onPrior = 'from the previous period';
export const bySignUps = ({ count }: { count: string | number }): string => `${count} to people who signed up through you`;
export const allLinks = 'all links';
export const lastPayout = ({ amount, date }: { amount: string | number; date: string | number }): string =>
  `last payout ${amount}, ${date}`;
export const noPayout = 'no payout yet';
export const up = 'up';
export const down = 'down';
export const flat = 'unchanged';
export const chart7 = 'Commission by day';
export const chart12 = 'Commission by week';
export const chartYear = 'Commission by month';
export const chartSummary = ({ total }: { total: string | number }): string => `${total} in this period, without refunded sales.`;
export const day = 'Day';
export const week = 'Week';
export const month = 'Month';
export const weekName = ({ number }: { number: string | number }): string => `week ${number}`;
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readPoints = 'read point by point';
export const chartEmpty = 'Nothing was earned in this period';
export const nextPayout = 'Next payout';
export const available = 'Available now';
export const requested = ({ date }: { date: string | number }): string => `Requested ${date}`;
export const approvedPayout = ({ date }: { date: string | number }): string => `Approved ${date}`;
export const payoutTo = ({ method, account, minimum }: { method: string | number; account: string | number; minimum: string | number }): string =>
  `${method}, ${account}. Minimum ${minimum}.`;
export const noMethod = ({ minimum }: { minimum: string | number }): string => `No payout method yet. Minimum ${minimum}.`;
export const heldUntil = ({ amount, date }: { amount: string | number; date: string | number }): string =>
  `${amount} more is held until its refund period ends, the first of it on ${date}.`;
export const toPayouts = 'Payouts';
export const funnel = 'Clicks to sales';
/** {clickCount, plural, one {{clicks} click} other {{clicks} clicks}} and {signUpCount, plural, one {{signUps} sign-up} other {{signUps} sign-ups}} in this period; {buyerCount, plural, one {{buyers} of them has bought} other {{buyers} of them have bought}} since. {saleCount, plural, one {{sales} sale} other {{sales} sales}} in this period: {bySignUps} to people who signed up through your links, {byOthers} to people who had an account or bought without one. */
export const funnelSummary = ({ clickCount, clicks, signUpCount, signUps, buyerCount, buyers, saleCount, sales, bySignUps, byOthers }: { clickCount: number; clicks: string | number; signUpCount: number; signUps: string | number; buyerCount: number; buyers: string | number; saleCount: number; sales: string | number; bySignUps: string | number; byOthers: string | number }): string =>
  `${$plurals.select(clickCount) === 'one' ? `${clicks} click` : `${clicks} clicks`} and ${$plurals.select(signUpCount) === 'one' ? `${signUps} sign-up` : `${signUps} sign-ups`} in this period; ${$plurals.select(buyerCount) === 'one' ? `${buyers} of them has bought` : `${buyers} of them have bought`} since. ${$plurals.select(saleCount) === 'one' ? `${sales} sale` : `${sales} sales`} in this period: ${bySignUps} to people who signed up through your links, ${byOthers} to people who had an account or bought without one.`;
export const step = 'Step';
export const count = 'Count';
export const ofPrevious = 'Share of the previous step';
export const ofFirst = 'Share of clicks';
export const shareOf = ({ share, previous }: { share: string | number; previous: string | number }): string =>
  `${share} of ${previous}`;
export const latest = 'Latest referrals';
export const allReferrals = 'All referrals';
export const shownOf = ({ shown, count }: { shown: string | number; count: string | number }): string => `${shown} of ${count}`;
export const reviewTitle = 'Your application is in review';
/** A person reviews it, usually within {days, plural, one {# business day} other {# business days}}. Your links work and count already; commission is paid only after approval. */
export const reviewText = ({ days }: { days: number }): string =>
  `A person reviews it, usually within ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} business day` : `${$numbers.format(days)} business days`}. Your links work and count already; commission is paid only after approval.`;
export const suspendedTitle = 'Your affiliate account is suspended';
export const suspendedText = 'New sales earn no commission, and payouts cannot be requested. Write to support for the reason and what you can do.';
export const rejectedTitle = 'Your application was rejected';
export const rejectedLead = 'Your links earn nothing at the moment. Correct what the reason names, then apply again.';
export const rejectedReason = 'The reason';
export const applyAgain = 'Apply again';
export const applyAgainLead = ({ code }: { code: string | number }): string => `Your code ${code} stays yours.`;
export const toSupport = 'Write to support';
export const becomeTitle = 'Become an affiliate';
export const becomeLead = 'You have no affiliate account yet. Apply here; your dashboard opens at once.';
export const becomeProgram = 'How the program works';
export const applyName = 'Name';
export const applyAudience = 'Your audience and how you reach it';
export const applyAudienceNote = 'For example a newsletter, a channel or a club, with its size and language.';
export const applyWebsite = 'Website or channel';
export const applyWebsiteNote = 'An address that begins with https://';
export const applyCode = 'Your code';
export const applyCodeNote = '4 to 16 capital letters and digits. It is part of your links and can be read aloud. Leave it empty and we choose one.';
export const applyTerms = "I accept the affiliate program's rules. I will not buy through my own link or present simulated results as real ones.";
export const applyTermsVersion = ({ date }: { date: string | number }): string => `The rules of ${date}.`;
export const applySend = 'Send application';
export const applySending = 'Sending…';
export const applyOptional = 'optional';
export const needed = 'Fill this in.';
export const codeShape = 'Use 4 to 16 capital letters and digits.';
export const websiteShape = 'Enter an address that begins with https://';
export const termsNeeded = 'Accept the rules to apply.';
export const codeTaken = 'This code is taken. Choose another one.';
