// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Earn commission on every sale.';
export const lead = ({ name, from, to }: { name: string | number; from: string | number; to: string | number }): string =>
  `Send people to ${name} and earn ${from} of what they pay, rising to ${to} as your sales grow. You can check every figure on this page.`;
export const signUp = 'Become an affiliate';
export const signIn = 'Sign in';
export const openDashboard = 'Open the affiliate dashboard';
export const stairs = 'The three tiers';
export const stairFirst = 'from the first sale';
/** {count, plural, one {after # sale} other {after # sales}} */
export const stairFrom = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `after ${$numbers.format(count)} sale` : `after ${$numbers.format(count)} sales`;
export const tiersTitle = 'Commission per sale';
export const tiersLead = 'Your rate is that of the tier your sales so far have reached. Refunded sales do not count. There are no monthly targets, and your count never resets.';
export const tiersTable = ({ program }: { program: string | number }): string =>
  `Commission on the fee of every size of ${program}, by tier`;
export const size = 'Account';
export const fee = 'Price';
export const tiersFoot = 'Commission is a share of what the buyer paid: add-ons count, discounts are deducted first, and the result is rounded down to the cent.';
export const calculatorTitle = 'Earnings calculator';
export const calculatorLead = 'A calculation, not a forecast. You choose how many people buy; estimate low.';
export const salesOf = ({ size, price }: { size: string | number; price: string | number }): string =>
  `${size} account, ${price}`;
/** {count, plural, =0 {none} one {# a month} other {# a month}} */
export const aMonth = ({ count }: { count: number }): string =>
  count === 0 ? 'none' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} a month` : `${$numbers.format(count)} a month`;
export const months = 'For how long';
/** {count, plural, one {# month} other {# months}} */
export const monthsOf = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} month` : `${$numbers.format(count)} months`;
/** {months, plural, one {In # month} other {In # months}} */
export const total = ({ months }: { months: number }): string =>
  $plurals.select(months) === 'one' ? `In ${$numbers.format(months)} month` : `In ${$numbers.format(months)} months`;
/** {count, plural, =0 {Without a sale there is nothing to pay.} one {Commission on # sale of {sold} in all.} other {Commission on # sales of {sold} in all.}} */
export const totalSales = ({ count, sold }: { count: number; sold: string | number }): string =>
  count === 0 ? 'Without a sale there is nothing to pay.' : $plurals.select(count) === 'one' ? `Commission on ${$numbers.format(count)} sale of ${sold} in all.` : `Commission on ${$numbers.format(count)} sales of ${sold} in all.`;
export const chartTitle = 'Commission month by month';
export const chartNote = 'Calculated from your numbers';
/** {count, plural, =0 {Add a sale above to see the chart.} other {The first month pays {first}, the last {last}. {reached}}} */
export const chartSummary = ({ count, first, last, reached }: { count: number; first: string | number; last: string | number; reached: string | number }): string =>
  count === 0 ? 'Add a sale above to see the chart.' : `The first month pays ${first}, the last ${last}. ${reached}`;
export const chartReached = ({ tier, month }: { tier: string | number; month: string | number }): string =>
  `${tier} is reached in month ${month}.`;
export const chartNone = ({ percent }: { percent: string | number }): string => `Every sale is paid at ${percent}.`;
export const chartMonth = 'Month';
export const chartMonthOf = ({ month }: { month: string | number }): string => `month ${month}`;
export const chartCommission = 'Commission';
export const chartFlat = ({ percent }: { percent: string | number }): string => `At ${percent} throughout`;
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readChart = 'read month by month';
export const assumed = 'All months are alike, with no discounts or refunds. Within a month the most expensive sales count first, at the lower rate, so the total is never too high.';
export const howTitle = 'How a sale is credited to you';
export const howLead = 'Your code is part of the link and of the order.';
export const applyTitle = 'You apply';
export const apply = 'You create an account and tell us whom you reach and how. A person reviews the application; the decision appears on your dashboard.';
export const shareTitle = 'You share a link';
export const share = 'Your code is at the end of the link. Create as many links as you like, to any page, and see what each one brings.';
export const orderTitle = 'The order carries your code';
export const order = 'When somebody buys through your link, the commission appears at once, marked as pending.';
/** You wait {days, plural, one {# day} other {# days}} */
export const waitTitle = ({ days }: { days: number }): string =>
  `You wait ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}`;
export const wait = 'During this time the sale can still be refunded. Then the commission is approved, and you can request it.';
export const linkLabel = 'A link of yours looks like this';
export const sampleCode = 'YOURCODE';
export const paidTitle = 'When and how you are paid';
export const paidLead = 'Request it, and we pay it. There are no automatic payouts, and your balance never expires.';
export const minimum = 'Smallest payout';
export const minimumNote = 'in US dollars';
export const methods = 'Payout methods';
export const methodsNote = 'can be changed at any time in the settings';
export const processing = 'From request to transfer';
export const processingValue = ({ hours }: { hours: string | number }): string => `${hours} hours`;
export const processingNote = 'once a person has approved it';
export const identity = 'Before the first payout';
export const identityValue = 'Identity check';
export const identityNote = 'a passport, an identity card or a residence permit';
export const rulesTitle = 'What we do not pay for';
export const rulesLead = 'Six rules, checked by people. Breaking one ends your affiliate account.';
export const ownTitle = 'Your own orders';
export const own = 'You may buy for yourself, but your own orders earn no commission, whoever’s code they carry.';
export const promiseTitle = 'Promises of income';
export const promise = 'Every account is simulated, and most people who trade lose money. Never leave that out.';
export const adTitle = 'Hidden advertising';
export const ad = 'Say that you earn from the link, right beside it.';
export const spamTitle = 'Unsolicited messages';
export const spam = 'No bulk mail, no private messages to strangers, no comments under other people’s posts.';
export const nameTitle = 'Pretending to be us';
export const nameText = ({ name }: { name: string | number }): string =>
  `No ads on the name ${name}, no domain that looks like ours, no page that pretends to be us.`;
export const whereTitle = 'Restricted countries';
export const where = ({ countries }: { countries: string | number }): string =>
  `Not available in ${countries}, so do not share links there.`;
export const faqTitle = 'Questions before you apply';
export const faqLead = 'Cannot find your question? Ask before you sign up.';
export const faqContact = 'Write to the affiliate team';
