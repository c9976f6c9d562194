// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Checkout';
export const lead = 'One payment for one simulated evaluation.';
export const noticeTitle = 'We could not follow that link.';
export const noticeProgram = ({ program }: { program: string | number }): string =>
  `The link names a program that does not exist. The first size of ${program} is selected instead.`;
export const noticeUnavailable = ({ name, program }: { name: string | number; program: string | number }): string =>
  `${name} is coming soon and cannot be bought yet. The first size of ${program} is selected instead.`;
export const noticeSize = ({ program }: { program: string | number }): string =>
  `The link names a size that ${program} does not have. Its first size is selected instead.`;
export const orderName = ({ program, size }: { program: string | number; size: string | number }): string =>
  `${program} evaluation, ${size}`;
export const orderSimulated = 'Simulated account';
export const orderTarget = 'Profit target';
export const orderTargetNote = 'of the initial balance';
export const orderTargets = 'Profit target, each phase';
export const orderDailyLoss = 'Daily loss limit';
export const orderMaximumLoss = 'Maximum loss';
export const orderTime = 'Time limit';
export const orderTimeNone = 'None';
export const orderTimeNote = ({ days }: { days: string | number }): string => `${days} days without a trade closes the account`;
export const orderDailyLossNote = 'of the previous day’s close';
export const orderTrailing = 'trailing, on the closed balance';
export const orderStatic = 'from the initial balance, on the closed balance';
export const amountAndPercent = ({ amount, percent }: { amount: string | number; percent: string | number }): string =>
  `${amount} · ${percent}`;
export const addOnsTitle = 'Add-ons';
export const addOnOption = ({ name, price }: { name: string | number; price: string | number }): string => `${name}, ${price}`;
export const contactTitle = 'Contact';
export const emailLabel = 'E-mail';
export const emailHint = 'Your receipt is issued to this address. If you have an account, use its address.';
export const emailError = 'Enter an e-mail address, such as name@example.com.';
export const paymentTitle = 'Payment';
export const needsScript = 'Ordering needs JavaScript, which is switched off in this browser. The prices are on the pricing page.';
export const summaryLabel = 'Summary';
export const summaryPay = 'You pay once';
export const summaryRefundable = ({ percent }: { percent: string | number }): string => `Refundable ${percent}`;
export const summaryRefundablePart = ({ amount }: { amount: string | number }): string => `${amount} refundable`;
export const summaryFee = ({ size }: { size: string | number }): string => `Evaluation fee, ${size}`;
export const summaryNotAdded = 'not added';
export const summaryTotal = 'Total';
export const summaryKept = 'Add-ons, not refunded when you pass';
export const summaryBack = 'When you pass, you receive';
export const summaryRefund = 'Fee refunded';
export const summaryCouponBack = ({ code }: { code: string | number }): string => `What coupon ${code} saved you`;
export const summaryTargetShare = ({ percent, target }: { percent: string | number; target: string | number }): string =>
  `${percent} of the ${target} target`;
export const summaryBonus = 'Winner’s bonus';
/** Until your first trade you can return the account within {returnable, plural, one {# day} other {# days}} for a full refund of {total}. After you pass, the evaluation fee is refunded within {days} business days; add-ons are not. A breach ends the account; a retry of the same size costs {discount} less for {valid} days. */
export const summaryNote = ({ returnable, total, days, discount, valid }: { returnable: number; total: string | number; days: string | number; discount: string | number; valid: string | number }): string =>
  `Until your first trade you can return the account within ${$plurals.select(returnable) === 'one' ? `${$numbers.format(returnable)} day` : `${$numbers.format(returnable)} days`} for a full refund of ${total}. After you pass, the evaluation fee is refunded within ${days} business days; add-ons are not. A breach ends the account; a retry of the same size costs ${discount} less for ${valid} days.`;
export const summaryReading = 'Loading your order';
export const successTitle = 'No order to show';
export const successText = 'This link does not belong to an order that we know. After you pay, the payment provider brings you back here to your receipt.';
export const successPaid = 'Did you pay somebody who claimed to be us? Contact us before you do anything else.';
export const successContact = 'Contact us';
export const successPrices = 'See prices';
export const successHome = 'Home';
export const selectionTitle = 'Evaluation';
export const termsTitle = 'Terms and order';
export const programLabel = 'Program';
export const programSoon = 'Coming soon';
export const sizeLabel = 'Account size';
export const orderCycle = 'Payout cycle';
/** {days, plural, one {# day} other {# days}} */
export const orderCycleDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`;
export const orderCycleNote = 'once the account is funded';
export const optional = 'optional';
export const couponQuestion = 'Have a coupon code?';
export const couponLabel = 'Coupon';
export const couponRule = 'One coupon per order. It lowers the evaluation fee, not the add-ons. You can use it together with a referral link.';
export const couponApply = 'Apply';
export const couponRemove = 'Remove the coupon';
export const couponApplied = ({ code }: { code: string | number }): string => `Coupon ${code} is applied.`;
export const couponRefused = 'This coupon is not valid. Check the code.';
export const repair = 'Check these fields';
export const fullNameLabel = 'Full name';
export const fullNameError = 'Enter your name.';
export const countryLabel = 'Billing country';
export const countryNone = 'No country has this name.';
export const countryError = 'Choose the country of your billing address.';
export const countryRestricted = ({ country }: { country: string | number }): string =>
  `Not available in ${country}, because sanctions prevent payouts there. Nothing has been charged.`;
export const signedInAs = ({ name }: { name: string | number }): string =>
  `You are signed in as ${name}. The order will be added to this account.`;
export const accountLead = 'Do you have an account?';
export const accountOr = 'or';
export const signIn = 'Sign in';
export const createAccount = 'create one';
export const accountKept = 'What you entered stays here. You can also order as a guest.';
export const methodLabel = 'Payment method';
export const methodHint = 'You pay on the payment provider’s page. We never see your card details.';
export const methodError = 'Choose how you want to pay.';
export const kindCard = 'Card';
export const kindWallet = 'Wallet';
export const kindBank = 'Bank transfer in India';
export const kindCrypto = 'Crypto';
export const termsAccept = 'I accept the terms of service, the trading rules and the risk disclosure.';
export const termsVersion = ({ version, date }: { version: string | number; date: string | number }): string =>
  `Version ${version} of the rules, in force since ${date}`;
export const termsLink = 'Terms of Service';
export const termsRules = 'Trading Rules';
export const termsRisk = 'Risk Disclosure';
export const termsError = 'Accept the terms to order.';
export const pay = ({ total }: { total: string | number }): string => `Order and pay ${total}`;
export const payNote = 'You continue at the payment provider. Nothing is charged until you confirm there.';
export const ordering = 'Placing the order…';
export const refusedTitle = 'The order was not placed.';
export const refusedText = 'The order could not be accepted as it is. Check what you entered and try again.';
export const checking = 'Checking the payment…';
export const paid = 'Paid. Opening the receipt…';
export const unsentTitle = 'We couldn’t confirm that your order arrived.';
export const unsentText = 'Try again; you won’t be charged twice.';
export const sendAgain = 'Send again';
export const backToOrder = 'Back to the order';
export const uncheckedTitle = 'The payment could not be checked.';
export const uncheckedText = 'The server did not answer. Nothing is lost, and nothing is charged twice.';
export const checkAgain = 'Check again';
export const payingTitle = 'Your order is placed but not paid yet.';
export const payingText = 'If you have paid, the confirmation is on its way; check again in a moment. If you left the payment page, you can return to it. The order is charged only once.';
export const toPayment = 'Go to the payment page';
export const otherMethod = 'Another payment method';
export const declinedTitle = 'The payment did not go through.';
export const declinedText = 'Nothing was charged, and your order is saved. Try again, or pay in another way.';
export const payAgain = 'Try the payment again';
export const reasonDeclined = 'The bank declined it.';
export const reasonRefused = 'The confirmation with your bank failed.';
export const reasonExpired = 'The payment page was open for too long.';
export const reasonUnknown = 'The payment provider gave no reason.';
export const closedOrderTitle = 'This order can no longer be paid.';
export const closedOrderText = 'It was changed or closed, perhaps in another tab.';
export const closedOrderNote = 'When you start a new order, the unpaid one is closed, so that only one is charged.';
export const orderAnew = 'Start a new order';
export const quoteRefusedTitle = 'You can’t order this.';
export const quoteFailedTitle = 'The price could not be checked.';
export const quoteFailedText = 'These are the list prices. They are checked again when you order.';
export const summaryCoupon = ({ code }: { code: string | number }): string => `Coupon ${code}`;
export const receiptTitle = 'Payment received';
export const receiptLead = ({ email }: { email: string | number }): string => `Thank you. This receipt is issued to ${email}.`;
export const receiptWaitingTitle = 'Your order';
export const receiptWaitingLead = 'The receipt appears here as soon as the payment is confirmed.';
export const receiptWaiting = 'Waiting for the payment provider’s confirmation…';
export const receiptUnpaidTitle = 'This order is not paid.';
export const receiptUnpaidText = 'No payment has arrived for it. You can continue at the checkout.';
export const receiptStillUnpaidText = 'That payment does not pay for it. You can pay it at the checkout.';
export const receiptBackTitle = ({ amount }: { amount: string | number }): string => `We are sending ${amount} back to you.`;
export const receiptBackText = ({ received }: { received: string | number }): string =>
  `A payment arrived on ${received} that this order no longer needed. All of it goes back the way you paid; you don’t need to do anything.`;
export const receiptBackOtherText = ({ amount, received }: { amount: string | number; received: string | number }): string =>
  `A payment of ${amount} arrived on ${received}, but this order costs a different amount. All of it goes back the way you paid; you don’t need to do anything.`;
export const receiptBackFailedText = ({ received }: { received: string | number }): string =>
  `The payment service could not send your money back and returned it to us on ${received}. We will write to you to ask where to send it.`;
export const receiptBackSentTitle = ({ amount }: { amount: string | number }): string => `We sent ${amount} back to you.`;
export const receiptBackSentText = ({ received, sent }: { received: string | number; sent: string | number }): string =>
  `A payment arrived on ${received} that this order no longer needed. On ${sent} all of it went back the way you paid.`;
export const receiptBackOtherSentText = ({ amount, received, sent }: { amount: string | number; received: string | number; sent: string | number }): string =>
  `A payment of ${amount} arrived on ${received}, but this order costs a different amount. On ${sent} all of it went back.`;
export const receiptBackFailedSentText = ({ received, sent }: { received: string | number; sent: string | number }): string =>
  `The payment service returned your money to us on ${received}. On ${sent} we sent it in another way.`;
export const receiptPay = 'Back to the checkout';
export const receiptFailedTitle = 'The receipt did not load.';
export const receiptFailedText = 'Your order is safe. Try again in a moment.';
export const receiptNumber = ({ number }: { number: string | number }): string => `Order ${number}`;
export const receiptPaid = 'Paid';
export const receiptRefunded = 'Refunded';
export const receiptRefundDue = 'Refund not sent yet';
export const receiptFrom = ({ name }: { name: string | number }): string =>
  `Sold by ${name}. A fee for a simulated evaluation; no trading capital is deposited.`;
export const receiptDetails = 'Receipt';
export const receiptDate = 'Date';
export const receiptName = 'Billed to';
export const receiptTerms = 'Version of the rules';
export const receiptPrint = 'Print the receipt';
export const nextTitle = 'What happens next';
export const nextReady = 'Your simulated account is open. The rules, the limits and your progress are on the dashboard.';
export const nextPlatform = ({ platforms }: { platforms: string | number }): string =>
  `Open the trading platform from the dashboard: ${platforms}.`;
/** Start trading. The account is closed after {days, plural, one {# day} other {# days}} without a trade. */
export const nextTrade = ({ days }: { days: number }): string =>
  `Start trading. The account is closed after ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} without a trade.`;
export const nextGuest = ({ email }: { email: string | number }): string =>
  `To open your simulated account, sign in or create an account with ${email} and confirm the address.`;
export const nextOther = ({ email }: { email: string | number }): string =>
  `You are signed in with another address. The simulated account opens for whoever confirms ${email}; sign in with that address to see it.`;
export const nextDashboard = 'Open the dashboard';
export const nextCreate = 'Create an account';
export const refundDue = ({ amount }: { amount: string | number }): string => `Refund of ${amount}`;
export const refundDueWhen = 'not sent yet';
export const refundTitle = 'Refunds';
export const refundPaid = 'Paid';
export const refundUntraded = ({ amount }: { amount: string | number }): string => `Before the first trade: ${amount}`;
export const refundUntil = ({ date }: { date: string | number }): string => `until ${date}`;
export const refundUntradedText = 'As long as you have not traded, you can return the evaluation for the full amount, add-ons included.';
export const refundWhere = 'You return it on your dashboard, under Orders.';
export const refundPassed = ({ amount }: { amount: string | number }): string => `When you pass: ${amount}`;
export const refundPassedWhen = ({ days }: { days: string | number }): string => `${days} business days after`;
export const refundPassedPart = ({ part, amount }: { part: string | number; amount: string | number }): string =>
  `${part}: ${amount}.`;
export const refundPassedFee = 'It is the evaluation fee that you paid.';
export const refundKept = ({ amount }: { amount: string | number }): string => `${amount} for add-ons is not refunded.`;
export const refundSent = ({ amount }: { amount: string | number }): string => `${amount} refunded`;
export const refundSentBefore = 'done';
export const refundReturned = 'You returned the evaluation before its first trade, and its account is closed.';
export const refundSentText = 'The order was refunded and its account is closed.';
export const refundReason = ({ reason }: { reason: string | number }): string =>
  `The order was refunded and its account is closed. Reason: ${reason}`;
export const nextOrders = 'All your orders';
export const statusPending = 'Not paid yet';
export const statusFailed = 'Payment failed';
export const statusCancelled = 'Closed';
