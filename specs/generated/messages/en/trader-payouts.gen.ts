// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const simulated = 'Simulated';
export const requestTitle = 'Request a payout';
export const shareOf = ({ share, profit }: { share: string | number; profit: string | number }): string =>
  `your ${share} share of ${profit} profit`;
export const ready = 'Ready';
export const onItsWay = 'Your payout is on its way';
export const nextFrom = ({ date }: { date: string | number }): string =>
  `You can request the next one from ${date}, once this one is paid.`;
export const nextAfterThis = 'You can request the next one once this one is paid or rejected.';
export const lastRejected = ({ number }: { number: string | number }): string => `Payout ${number} was rejected.`;
/** Profit split: {share}. A payout can be requested every {days, plural, one {# day} other {# days}}. */
export const termsFunded = ({ share, days }: { share: string | number; days: number }): string =>
  `Profit split: ${share}. A payout can be requested every ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}.`;
/** Once the account is funded, your share is {share}, and a payout can be requested every {days, plural, one {# day} other {# days}}. */
export const termsLater = ({ share, days }: { share: string | number; days: number }): string =>
  `Once the account is funded, your share is ${share}, and a payout can be requested every ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}.`;
export const conditionsLabel = 'What a payout needs';
export const met = 'Met';
export const notYet = 'Not yet';
export const fundedMet = 'The account is funded and active';
export const fundedNotYet = 'Payouts start with an active funded account';
export const identityMet = 'Your identity is confirmed';
export const identityPending = 'Your document is in review';
export const identityRejected = 'Your document was rejected; send another one';
export const identityNone = 'Your first payout needs an identity check';
export const cycleMet = 'The payout cycle is over';
export const cycleNotYet = ({ date }: { date: string | number }): string => `The next payout can be requested from ${date}`;
export const cycleUnknown = 'The payout cycle starts with the funded account';
export const minimumMet = ({ minimum }: { minimum: string | number }): string => `Your share is at least ${minimum}`;
export const minimumNotYet = ({ minimum }: { minimum: string | number }): string => `Your share has to reach ${minimum}`;
export const repair = 'Check these fields';
export const amount = 'Amount you receive';
export const amountHint = ({ minimum, share }: { minimum: string | number; share: string | number }): string =>
  `From ${minimum} to ${share}.`;
export const belowMinimum = ({ minimum }: { minimum: string | number }): string => `The smallest payout is ${minimum}.`;
export const aboveShare = ({ share }: { share: string | number }): string => `Your share is ${share} at most.`;
export const method = 'Payout method';
export const earlierLabel = 'Where it goes';
export const anotherDestination = 'Another account or wallet';
export const lastUsed = ({ date }: { date: string | number }): string => `Last used on ${date}`;
export const nextOne = 'Next payout';
/** {days, plural, one {# day} other {# days}} after this request */
export const nextOneAfter = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} after this request`;
export const deducted = 'Deducted from the account';
export const simulatedProfit = 'of simulated profit';
export const processing = 'Processing time';
export const holder = 'Account holder';
export const holderHint = 'As the bank has it. It must be your own account.';
export const wrongHolder = "Enter the holder's name.";
export const iban = 'IBAN';
export const wrongIban = "This IBAN is not valid. Compare it with your bank's.";
export const bic = 'BIC';
export const bicHint = 'Only if your bank asks for it.';
export const wrongBic = 'A BIC has 8 or 11 letters and digits.';
export const upi = 'UPI address';
export const upiHint = 'Such as name@okaxis.';
export const wrongUpi = 'A UPI address looks like name@bank.';
export const network = 'Network';
export const wallet = 'Wallet address';
export const walletHint = 'A transfer to a wrong address cannot be returned.';
export const wrongWallet = 'This is not a valid address on the chosen network.';
export const identityTitle = 'Identity check';
export const identityText = 'Needed once, before your first payout. You can buy and trade without it.';
export const identityStep = 'Passport, identity card or residence permit';
export const identityAsk = 'Send a picture or a PDF of one of them.';
export const sentOn = ({ date }: { date: string | number }): string => `Sent on ${date}.`;
export const sendDocument = 'Send a document';
export const stateOpen = 'Needed';
export const stateReviewing = 'In review';
export const stateApproved = 'Confirmed';
export const stateRejected = 'Rejected';
export const passport = 'Passport';
export const identityCard = 'Identity card';
export const residencePermit = 'Residence permit';
export const proofOfAddress = 'Proof of address';
export const documentKind = 'Document';
export const documentFile = 'Picture or PDF';
export const documentFileNote = 'The whole page, readable to its edges.';
export const contentWrong = 'This file was not accepted. Its content is not a PDF, JPEG or PNG, or does not match its name. Choose the document itself, or save it again as one of these.';
export const uploadFailed = 'The document could not be sent. It is still selected.';
export const tryAgain = 'Try again';
export const sendingDocument = 'Sending';
export const arrivedTitle = 'A file was uploaded but not submitted';
export const arrivedText = 'Choose what kind of document it is and send it, or choose another file.';
export const brokenOffTitle = 'An upload was interrupted';
export const brokenOffText = ({ name }: { name: string | number }): string => `Choose ${name} again to resume it.`;
export const sentDocuments = 'Your documents';
export const sentDocument = ({ kind, state }: { kind: string | number; state: string | number }): string => `${kind}: ${state}`;
export const kycLead = 'Proof of your identity. A person reviews it; the decision and its reason appear here.';
export const keepTitle = 'How long we keep it, and why';
export const keepWhat = 'Document';
export const keepWhy = 'Reason';
export const keepUntil = 'Kept until';
export const keepWho = 'Who can see it';
export const keepWhoText = 'You, and the few people who check identities. They sign in with a second factor.';
export const listTitle = 'Earlier payouts';
export const none = 'No payout from this account has been paid or rejected yet.';
export const payoutTitle = ({ number, amount }: { number: string | number; amount: string | number }): string =>
  `${number} · ${amount}`;
export const statusPaid = 'Paid';
export const statusRejected = 'Rejected';
export const stepsLabel = 'Steps of this payout';
export const stepRequested = 'Requested';
export const stepApproved = 'Approved';
export const stepRejected = 'Rejected';
export const stepPaid = 'Paid';
export const within = ({ from, to }: { from: number; to: number }): string =>
  `within ${$numbers.format(from)}–${$numbers.format(to)} hours`;
export const receiptLead = 'You received';
export const receiptGross = 'Simulated profit withdrawn';
export const receiptShare = 'Your share';
export const receiptNumber = 'Receipt number';
export const receiptTotal = 'Paid to you';
export const simulatedNote = 'A reward for simulated results.';
export const scalingTitle = 'Scaling plan';
export const scalingText = 'Consistent simulated results scale this account up.';
export const scalingLater = 'Once the account is funded, consistent simulated results scale it up.';
export const scalingSize = ({ size, largest }: { size: string | number; largest: string | number }): string =>
  `It has ${size} now and can reach ${largest}.`;
