// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'A firm that sells a test.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} is a proprietary trading firm in the United Arab Emirates. We run evaluations on simulated accounts, pay back the fee of those who pass, and share the simulated profit of those who go on.`;
export const toWhy = 'The sums, the lines and the times';
export const moneyTitle = 'How the money moves';
export const moneyLead = 'The trades are simulated. The money between you and us is not, so here is all of it, in both directions.';
export const chartTitle = ({ size }: { size: string | number }): string => `One ${size} account, from your pocket`;
export const chartNote = 'Sample month, simulated profit';
export const chartSummary = ({ fee, back, payout, month }: { fee: string | number; back: string | number; payout: string | number; month: string | number }): string =>
  `${fee} out for the evaluation, ${back} back after passing, and ${payout} from a first month of ${month} simulated profit. Most evaluations are not passed; then only the first bar is true.`;
export const barHead = 'Step';
export const barFee = 'Fee';
export const barRefund = 'Refund';
export const barBonus = 'Bonus';
export const barPayout = 'First payout';
export const barAmount = 'Amount';
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readChart = 'read step by step';
export const inTitle = 'What comes in';
export const inText = 'Evaluation fees and add-ons. We take no deposits, no subscriptions and no share of losses.';
export const outTitle = 'What goes out';
export const outText = ({ share, most }: { share: string | number; most: string | number }): string =>
  `Refunds and bonuses of those who pass, then from ${share}, up to ${most}, of the simulated profit of funded accounts.`;
export const neverTitle = 'What never moves';
export const neverText = 'Your trading capital. No order of yours reaches a market, and you never send us money to trade with.';
export const promisesTitle = 'What we hold ourselves to';
export const promisesLead = 'Not values on a wall. Each of these can be checked on this site today.';
export const breachTitle = 'The bad part before the payment';
export const breach = 'A breach ends an account for good. That stands beside the price, not in the terms alone.';
export const sampleTitle = 'Samples are called samples';
export const sample = 'Counters, testimonials and payouts on this site are sample data, and each says so where it stands.';
export const clockTitle = 'A condition beside each promise';
/** {days, plural, one {Where it says “no time limit”, it also says that # day without a trade closes the account.} other {Where it says “no time limit”, it also says that # days without a trade close the account.}} */
export const clock = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `Where it says “no time limit”, it also says that ${$numbers.format(days)} day without a trade closes the account.` : `Where it says “no time limit”, it also says that ${$numbers.format(days)} days without a trade close the account.`;
export const priceTitle = 'A sum is shown as a sum';
export const price = 'Fee, add-ons, discount, what comes back and when. The total is the same on every screen, since it is written down once.';
export const dataTitle = 'Nothing before you agree';
export const data = 'No tracking, no script of another company, no stored number before your answer to the cookie banner.';
export const hurryTitle = 'No hurry';
export const hurry = 'No countdown, no places left, no price that goes up tonight.';
export const firmTitle = 'Where we are';
export const firmLead = 'People answer, in English and Arabic.';
export const legalName = 'Firm';
export const address = 'Address';
export const hours = 'Hours';
export const hoursNote = ({ time, offset }: { time: string | number; offset: string | number }): string =>
  `The trading day of every account closes at ${time}, UTC${offset}.`;
export const phone = 'Phone';
export const mail = 'Support';
export const press = 'Press';
