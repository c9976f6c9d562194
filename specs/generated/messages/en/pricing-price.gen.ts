// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'The price, line by line';
export const lead = 'What you pay, what of it comes back and when. Checkout adds nothing to it.';
export const itemsTitle = 'Before you pay';
export const fee = ({ size }: { size: string | number }): string => `Evaluation fee, ${size}`;
export const feeBack = ({ amount, days }: { amount: string | number; days: string | number }): string =>
  `${amount} comes back when you pass, within ${days} business days. After a breach nothing comes back.`;
export const addOnAdded = ({ description }: { description: string | number }): string => `${description} Added; not refundable.`;
export const addOnLeft = ({ description }: { description: string | number }): string => `${description} Not refundable.`;
export const notAdded = 'not added';
export const discount = 'Discount';
export const noDiscount = 'none';
/** A coupon is entered at checkout and lowers the fee only. After a breach you get one for the same size: {percent} off, {amount} today, valid for {days, plural, one {# day} other {# days}}. */
export const discountNote = ({ percent, amount, days }: { percent: string | number; amount: string | number; days: number }): string =>
  `A coupon is entered at checkout and lowers the fee only. After a breach you get one for the same size: ${percent} off, ${amount} today, valid for ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}.`;
export const total = 'Total today';
export const back = 'Of it comes back when you pass';
export const keeps = 'Stays with us either way';
export const restrictedTitle = 'Not sold everywhere';
export const restricted = ({ countries }: { countries: string | number }): string =>
  `We sell nothing to ${countries}, because payouts there are sanctioned. Checkout refuses these billing countries.`;
export const oddsTitle = 'How evaluations end';
export const oddsPassed = ({ passed, started }: { passed: string | number; started: string | number }): string =>
  `${passed} of ${started} passed`;
/** That is {percent} of all evaluations started since {date}, and {ofEnded} of those that have ended. How the {open, plural, one {# open one} other {# open ones}} will end is not known. */
export const oddsLead = ({ percent, date, ofEnded, open }: { percent: string | number; date: string | number; ofEnded: string | number; open: number }): string =>
  `That is ${percent} of all evaluations started since ${date}, and ${ofEnded} of those that have ended. How the ${$plurals.select(open) === 'one' ? `${$numbers.format(open)} open one` : `${$numbers.format(open)} open ones`} will end is not known.`;
export const oddsChart = 'Evaluations by how they stand';
export const oddsSummary = ({ passed, breached, dormant, open }: { passed: string | number; breached: string | number; dormant: string | number; open: string | number }): string =>
  `${passed} passed, ${breached} breached a limit, ${dormant} lapsed without a trade, ${open} are open.`;
export const oddsNote = 'Simulated accounts, sample data';
export const oddsHead = 'Outcome';
export const oddsCount = 'Evaluations';
export const oddsWasPassed = 'Passed';
export const oddsWasBreached = 'Breached';
export const oddsWasDormant = 'Lapsed';
export const oddsIsOpen = 'Open';
export const oddsUnknown = 'Not known yet';
export const oddsUnknownText = 'We show how many evaluations passed as soon as we can count them. Either too few have started, or our records do not answer right now. We do not fill the gap with an estimate.';
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readChart = 'read bar by bar';
export const paymentsLead = 'Card, wallet, bank or crypto. The price is in US dollars whichever you choose.';
