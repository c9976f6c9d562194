// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Checkout';
export const lead = 'One payment for one simulated evaluation.';
export const noticeTitle = 'We could not follow that link.';
export const noticeProgram = ({ program }: { program: string | number }): string =>
  `The link names a program that does not exist. You are looking at the first size of ${program} instead.`;
export const noticeUnavailable = ({ name, program }: { name: string | number; program: string | number }): string =>
  `${name} cannot be bought yet. You are looking at the first size of ${program} instead.`;
export const noticeSize = ({ program }: { program: string | number }): string =>
  `The link names a size that ${program} does not have. You are looking at its first size instead.`;
export const change = 'Change size or program';
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
export const orderTrailing = 'trailing, on closed equity';
export const orderStatic = 'from the initial balance, on closed equity';
export const amountAndPercent = ({ amount, percent }: { amount: string | number; percent: string | number }): string =>
  `${amount} · ${percent}`;
export const addOnsTitle = 'Add-ons';
export const addOnOption = ({ name, price }: { name: string | number; price: string | number }): string => `${name}, ${price}`;
export const contactTitle = 'Contact';
export const emailLabel = 'E-mail';
export const emailHint = 'Your receipt and the access to the account will go here once ordering is open. Nothing is sent today.';
export const emailError = 'Enter an e-mail address, such as name@example.com.';
export const paymentTitle = 'Payment';
export const paymentMethods = ({ methods }: { methods: string | number }): string => `Will be accepted: ${methods}.`;
export const closedTitle = 'Ordering is not open yet.';
export const closedText = 'Ordering opens with the payment service, in a later release of this site. Nothing is charged, no order is created, and what you type here stays in this page.';
export const closedShort = 'Not open yet. Nothing is charged and no order is created.';
export const placeOrder = 'Place the order';
export const needsScript = 'The order is put together in your browser, which needs JavaScript. The prices are on the pricing page.';
export const summaryLabel = 'Summary';
export const summaryPay = 'You pay once';
export const summaryRefundable = ({ percent }: { percent: string | number }): string => `Refundable ${percent}`;
export const summaryFee = ({ size }: { size: string | number }): string => `Evaluation fee, ${size}`;
export const summaryNotAdded = 'not added';
export const summaryTotal = 'Total';
export const summaryBack = 'When you pass, you receive';
export const summaryRefund = 'Fee refunded';
export const summaryTargetShare = ({ percent, target }: { percent: string | number; target: string | number }): string =>
  `${percent} of the ${target} target`;
export const summaryBonus = 'Winner’s bonus';
export const summaryNote = ({ days, discount, valid }: { days: string | number; discount: string | number; valid: string | number }): string =>
  `The refund covers the evaluation fee, within ${days} business days. Add-ons are not refunded. A breach ends the account; a retry of the same size costs ${discount} less for ${valid} days.`;
export const summaryReading = 'Reading your choice';
export const successTitle = 'No order to show';
export const successText = 'This page will hold the receipt of an order. Ordering opens with the payment service, in a later release; until then no payment can reach us, so there is nothing to confirm here.';
export const successPaid = 'Did you pay somebody in our name? Write to us before you do anything else.';
export const successContact = 'Contact us';
export const successPrices = 'See prices';
export const successHome = 'Home';
