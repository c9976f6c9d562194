// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'The price, line by line';
export const lead = 'What you pay, how much is refunded, and when. Nothing is added at checkout.';
export const itemsTitle = 'Your order';
export const fee = ({ size }: { size: string | number }): string => `Evaluation fee, ${size}`;
export const feeBack = ({ amount, days, returnable }: { amount: string | number; days: string | number; returnable: string | number }): string =>
  `${amount} is refunded within ${days} business days after you pass. Until your first trade you can return the account within ${returnable} days for a full refund, add-ons included. After a breach, nothing is refunded.`;
export const addOnAdded = ({ description }: { description: string | number }): string =>
  `${description} Added. Not refunded when you pass.`;
export const addOnLeft = ({ description }: { description: string | number }): string =>
  `${description} Not refunded when you pass.`;
export const notAdded = 'not added';
export const discount = 'Discount';
export const noDiscount = 'none';
/** A coupon is entered at checkout and lowers the fee only. After a breach you get one for the same size: {percent} off, {amount} today, valid for {days, plural, one {# day} other {# days}}. */
export const discountNote = ({ percent, amount, days }: { percent: string | number; amount: string | number; days: number }): string =>
  `A coupon is entered at checkout and lowers the fee only. After a breach you get one for the same size: ${percent} off, ${amount} today, valid for ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}.`;
export const total = 'Total today';
export const back = 'Refunded when you pass';
export const keeps = 'Add-ons, not refunded when you pass';
export const restrictedTitle = 'Where we do not sell';
export const restricted = ({ countries }: { countries: string | number }): string =>
  `Not available in ${countries}, because sanctions prevent payouts there. Checkout does not accept billing addresses in these countries.`;
export const oddsTitle = 'How evaluations end';
export const oddsPassed = ({ passed, started }: { passed: string | number; started: string | number }): string =>
  `${passed} of ${started} sample evaluations passed`;
/** That is {percent} of all evaluations started since {date}, and {ofEnded} of those that have ended. {open, plural, one {# evaluation is} other {# evaluations are}} still open. */
export const oddsLead = ({ percent, date, ofEnded, open }: { percent: string | number; date: string | number; ofEnded: string | number; open: number }): string =>
  `That is ${percent} of all evaluations started since ${date}, and ${ofEnded} of those that have ended. ${$plurals.select(open) === 'one' ? `${$numbers.format(open)} evaluation is` : `${$numbers.format(open)} evaluations are`} still open.`;
export const oddsChart = 'Evaluations by outcome';
export const oddsSummary = ({ passed, breached, dormant, open }: { passed: string | number; breached: string | number; dormant: string | number; open: string | number }): string =>
  `${passed} passed, ${breached} breached a limit, ${dormant} closed for inactivity, ${open} are still open.`;
export const oddsNote = 'Sample data: the simulated evaluations in this site’s database, not all traders of the firm';
export const oddsHead = 'Outcome';
export const oddsCount = 'Evaluations';
export const oddsWasPassed = 'Passed';
export const oddsWasBreached = 'Breached';
export const oddsWasDormant = 'Closed for inactivity';
export const oddsIsOpen = 'Open';
export const oddsUnknown = 'No figures yet';
export const oddsUnknownText = 'We show how many evaluations passed once enough have started. Either there are too few so far, or our records cannot be reached right now. We never show an estimate instead.';
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readChart = 'read bar by bar';
export const paymentsLead = 'Card, wallet, bank or crypto. The price is in US dollars whichever you choose.';
