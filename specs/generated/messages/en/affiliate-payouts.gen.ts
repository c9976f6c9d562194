// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Payouts';
export const lead = ({ days }: { days: string | number }): string =>
  `Commission can be paid out ${days} days after the sale, when it can no longer be refunded. The first payout needs an approved identity check.`;
export const all = 'All';
export const requestTitle = 'Request a payout';
export const goesTo = ({ method, account }: { method: string | number; account: string | number }): string =>
  `It goes to: ${method}, ${account}.`;
export const amount = 'Amount in US dollars';
export const amountNote = ({ available, minimum }: { available: string | number; minimum: string | number }): string =>
  `${available} is available. The minimum is ${minimum}.`;
export const belowMinimum = ({ minimum }: { minimum: string | number }): string => `The minimum is ${minimum}.`;
export const notEnoughTitle = ({ minimum }: { minimum: string | number }): string => `A payout needs ${minimum}.`;
/** {available} is available now. Each sale adds its commission {days, plural, one {# day} other {# days}} after its payment, when it can no longer be refunded; the earnings show the date of each. */
export const notEnough = ({ available, days }: { available: string | number; days: number }): string =>
  `${available} is available now. Each sale adds its commission ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} after its payment, when it can no longer be refunded; the earnings show the date of each.`;
export const aboveAvailable = ({ available }: { available: string | number }): string => `Only ${available} is available.`;
export const methodTitle = 'Payout method';
export const methodLead = 'Enter where you want to be paid. The account must be in your own name.';
export const holder = 'Account holder';
export const iban = 'IBAN';
export const vpa = 'UPI ID';
export const network = 'Network';
export const address = 'Wallet address';
export const holderWrong = 'Enter the name of the account holder.';
export const ibanWrong = 'This IBAN is not valid. Check every character.';
export const vpaWrong = 'Enter a UPI ID such as name@bank.';
export const addressWrong = 'Enter the whole wallet address.';
export const saveMethod = 'Save payout method';
export const history = 'History';
export const requested = 'Requested';
export const approved = 'Approved';
export const paid = 'Paid';
export const rejected = 'Rejected';
export const requestedOn = 'Requested on';
export const decidedOn = 'Decided on';
export const method = 'Method';
export const account = 'Account';
export const status = 'Status';
export const note = 'Note';
export const reference = ({ reference }: { reference: string | number }): string => `Transfer ${reference}`;
export const emptyTitle = 'No payout yet';
export const emptyText = 'Your requests and what became of them appear here.';
