// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'We run simulated trading evaluations.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} is a proprietary trading firm in the United Arab Emirates. We run evaluations on simulated accounts, refund the fee of traders who pass, and share the simulated profit of funded accounts.`;
export const toWhy = 'See the rules and the prices';
export const moneyTitle = 'How the money moves';
export const moneyLead = 'The trades are simulated. The money between you and us is real. These are all the payments between us.';
export const chartTitle = ({ size }: { size: string | number }): string => `What you pay and receive on one ${size} account`;
export const chartNote = 'Sample month, simulated profit';
export const chartSummary = ({ fee, back, payout, month }: { fee: string | number; back: string | number; payout: string | number; month: string | number }): string =>
  `You pay ${fee} for the evaluation, get ${back} back after passing, and ${payout} from a first month of ${month} simulated profit. If you do not pass, the fee is lost.`;
export const barHead = 'Step';
export const barFee = 'Fee';
export const barRefund = 'Refund';
export const barBonus = 'Bonus';
export const barPayout = 'First payout';
export const barAmount = 'Amount';
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readChart = 'read step by step';
export const inTitle = 'What we receive';
export const inText = 'Evaluation fees and add-ons. We take no deposits, no subscriptions and no share of losses.';
export const outTitle = 'What we pay out';
export const outText = ({ share, most }: { share: string | number; most: string | number }): string =>
  `Refunds and bonuses of those who pass, and ${share} to ${most} of the simulated profit of funded accounts.`;
export const neverTitle = 'What we never take';
export const neverText = 'Your trading capital. No order of yours reaches a market, and you never send us money to trade with.';
export const promisesTitle = 'What we commit to';
export const promisesLead = 'You can check each of these on this site today.';
export const breachTitle = 'The risks, before you pay';
export const breach = 'A breach ends an account for good. We say so beside the price, not only in the terms.';
export const sampleTitle = 'Samples are labeled';
export const sample = 'Counters, testimonials and payouts on this site are sample data, and each is labeled as such.';
export const clockTitle = 'Conditions beside claims';
/** {days, plural, one {Where it says “no time limit”, it also says that # day without a trade closes the account.} other {Where it says “no time limit”, it also says that # days without a trade close the account.}} */
export const clock = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `Where it says “no time limit”, it also says that ${$numbers.format(days)} day without a trade closes the account.` : `Where it says “no time limit”, it also says that ${$numbers.format(days)} days without a trade close the account.`;
export const priceTitle = 'Itemized prices';
export const price = 'Fee, add-ons, discount, what is refunded and when. The total is the same on every screen.';
export const dataTitle = 'No tracking before consent';
export const data = 'No tracking, no third-party scripts and no stored identifier before you answer the cookie banner.';
export const hurryTitle = 'No pressure';
export const hurry = 'No countdowns, no “only a few left”, no price that rises tonight.';
export const firmTitle = 'Where we are';
export const firmLead = 'You reach a person here, in English or Arabic.';
export const legalName = 'Firm';
export const address = 'Address';
export const hours = 'Hours';
export const hoursNote = ({ time, offset }: { time: string | number; offset: string | number }): string =>
  `The trading day of every account closes at ${time}, UTC${offset}.`;
export const phone = 'Phone';
export const mail = 'Support';
export const press = 'Press';
