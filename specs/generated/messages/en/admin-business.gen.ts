// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const all = 'All';
export const status = 'Status';
export const person = 'Person';
export const email = 'E-mail';
export const country = 'Country';
export const date = 'Date';
export const amount = 'Amount';
export const actions = 'Actions';
export const unknownPerson = 'Deleted person';
export const approve = 'Approve';
export const reject = 'Reject';
export const markPaid = 'Mark as paid';
export const cancel = 'Cancel';
export const reason = 'Reason';
export const reasonHelp = 'The person will read this.';
export const reasonMissing = 'Enter a reason. The person will read it.';
export const decided = 'Saved';
export const approveTitle = ({ what }: { what: string | number }): string => `Approve ${what}?`;
export const payTitle = ({ what }: { what: string | number }): string => `Mark ${what} as paid?`;
export const rejectTitle = ({ what }: { what: string | number }): string => `Reject ${what}?`;
export const ordersTitle = 'Orders';
export const ordersLead = 'Every evaluation that was ordered, with what was paid.';
export const ordersEmpty = 'Nothing has been ordered yet.';
export const orderNumber = 'Order';
export const orderProgram = 'Program';
export const orderDiscount = 'Discount';
export const orderTotal = 'Total';
export const orderSearch = 'Search by e-mail';
export const orderPending = 'Waiting for payment';
export const orderPaid = 'Paid';
export const orderFailed = 'Payment failed';
export const orderCancelled = 'Canceled';
export const orderRefunded = 'Refunded';
export const ordersAll = 'All orders';
export const orderTitle = ({ number }: { number: string | number }): string => `Order ${number}`;
export const orderMissing = 'There is no such order.';
export const orderFacts = 'Order';
export const orderCoupon = 'Coupon';
export const orderPlaced = 'Placed';
export const orderAccounts = 'Accounts';
export const orderNoAccount = 'No account belongs to this order.';
export const orderLines = 'What was bought';
export const orderPayments = 'Payments';
export const orderNoPayment = 'Nothing was paid.';
export const paymentPending = 'Pending';
export const paymentSucceeded = 'Paid';
export const paymentFailed = 'Failed';
export const paymentRefunded = 'Refunded';
export const refund = 'Refund';
export const refundTitle = ({ number }: { number: string | number }): string => `Refund order ${number}?`;
export const refundText = ({ amount, person }: { amount: string | number; person: string | number }): string =>
  `${amount} goes back to ${person} through the payment service. The account of the order is closed, and its commission is taken back. This cannot be undone.`;
export const refunded = 'Refunded on';
export const refundReason = 'Reason of the refund';
export const paymentPartBack = ({ amount }: { amount: string | number }): string => `${amount} refunded`;
export const disputeOpen = 'disputed at the bank';
export const disputeWon = 'the dispute was won';
export const disputeLost = 'the dispute was lost';
export const surplusTitle = 'Money to send back';
export const surplusLead = 'Money that belongs to buyers: it arrived after the order was canceled or paid, is not the amount of the order, or came back because a refund failed. Stripe’s is sent back automatically; what is listed here still waits for you.';
export const surplusOfOrder = ({ number, person }: { number: string | number; person: string | number }): string =>
  `Order ${number}, ${person}`;
export const surplusCancelled = ({ amount, when }: { amount: string | number; when: string | number }): string =>
  `${amount}, arrived ${when} after the order was canceled`;
export const surplusPaidAlready = ({ amount, when }: { amount: string | number; when: string | number }): string =>
  `${amount}, arrived ${when} although the order was paid already`;
export const surplusOtherAmount = ({ amount, when, price }: { amount: string | number; when: string | number; price: string | number }): string =>
  `${amount}, arrived ${when} for an order of ${price}`;
export const surplusRefundFailed = ({ amount, when }: { amount: string | number; when: string | number }): string =>
  `${amount}, came back ${when} because the refund failed`;
export const surplusNotByStripe = ({ when }: { when: string | number }): string => `Stripe’s refund failed ${when}`;
export const surplusSent = ({ when }: { when: string | number }): string => `sent back ${when}`;
export const surplusSend = 'Send back';
export const surplusAsk = ({ amount, person }: { amount: string | number; person: string | number }): string =>
  `Send ${amount} back to ${person}?`;
export const surplusAskText = 'A payment by Stripe goes back through Stripe. One by another service you send back there; here you then confirm that it was sent, and the buyer reads it.';
export const surplusAskOtherWay = 'Stripe could not send this money back. Send it in another way first, for example to a bank account that the buyer names; then confirm it here. The buyer sees that it was sent.';
export const payoutsTitle = 'Payouts';
export const payoutsLead = 'Payouts that traders requested from funded accounts. All accounts are simulated.';
export const payoutsEmpty = 'No payout has been requested yet.';
export const payoutNumber = 'Payout';
export const payoutName = ({ number }: { number: string | number }): string => `payout ${number}`;
export const payoutAccount = 'Account';
export const payoutMethod = 'Method';
export const payoutDestination = 'Destination';
export const payoutRequested = 'Requested';
export const payoutApproved = 'Approved';
export const payoutPaid = 'Paid';
export const payoutRejected = 'Rejected';
export const payoutApproveText = ({ amount, destination }: { amount: string | number; destination: string | number }): string =>
  `${amount} goes to ${destination}. The transfer is made in the next payment run.`;
export const payoutPayText = ({ amount, destination }: { amount: string | number; destination: string | number }): string =>
  `${amount} was transferred to ${destination}. The amount leaves the account and the trader gets a receipt.`;
export const affiliatesTitle = 'Affiliates';
export const affiliatesLead = 'Applications, and the people who share links for a commission.';
export const affiliatesEmpty = 'Nobody has applied yet.';
export const affiliateCode = 'Code';
export const affiliateAudience = 'Audience';
export const affiliateWebsite = 'Website';
export const affiliateRate = 'Commission';
export const affiliatePending = 'In review';
export const affiliateActive = 'Active';
export const affiliateSuspended = 'Suspended';
export const affiliateRejected = 'Rejected';
export const affiliateName = ({ code }: { code: string | number }): string => `affiliate ${code}`;
export const affiliateRejectText = 'The person reads the reason, and may change the application and send it again. Until then their links earn nothing.';
export const affiliateApproveText = ({ rate }: { rate: string | number }): string =>
  `Their links earn a commission of ${rate} from now on.`;
export const affiliateTitle = ({ code }: { code: string | number }): string => `Affiliate ${code}`;
export const affiliateMissing = 'There is no such affiliate.';
export const affiliatesAll = 'All affiliates';
export const affiliateReason = 'Reason of the earlier rejection';
export const affiliateFacts = 'Affiliate';
export const affiliateEmail = 'Address they applied with';
export const affiliateSales = 'Sales that count';
export const affiliateTier = 'Tier';
export const rateChanged = ({ date }: { date: string | number }): string => `Rate changed on ${date}`;
export const changeRate = 'Change rate';
export const changeRateTitle = ({ code }: { code: string | number }): string => `Change the rate of ${code}?`;
export const changeRateText = ({ rate, tier }: { rate: string | number; tier: string | number }): string =>
  `The new rate applies to later sales; past commissions do not change. If you enter a rate below that of the tier, the next sale still earns at least ${rate}, the rate of ${tier}. The affiliate reads the reason.`;
export const newRate = 'New rate';
export const flags = 'Flags';
export const flagsLead = 'Paid orders with this affiliate’s code or coupon that earned nothing, and why.';
export const flagsNone = 'No order was flagged.';
/** {count, plural, =0 {None} one {# flag} other {# flags}} */
export const flagCount = ({ count }: { count: number }): string =>
  count === 0 ? 'None' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} flag` : `${$numbers.format(count)} flags`;
export const flagSelf = 'Own link';
export const flagCoupon = 'Own coupon';
export const flagOther = 'Buyer belongs to another affiliate';
export const flagRule = 'What happened';
export const tiers = 'Commission tiers';
export const tiersLead = 'The program promises them on its page, and every sale is paid by them. They change with the page, in a release of the site.';
export const tierName = 'Tier';
export const tierFrom = 'From';
/** {count, plural, =0 {the first sale} one {# sale} other {# sales}} */
export const tierSales = ({ count }: { count: number }): string =>
  count === 0 ? 'the first sale' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} sale` : `${$numbers.format(count)} sales`;
export const suspend = 'Suspend';
export const suspendTitle = ({ what }: { what: string | number }): string => `Suspend ${what}?`;
export const suspendText = 'Their links no longer earn a commission. What they earned before stays.';
export const kycTitle = 'KYC review';
export const kycLead = 'Identity documents that wait for a decision. A first payout needs an approved one.';
export const kycEmpty = 'No document has been uploaded yet.';
export const kycKind = 'Document';
export const kycPassport = 'Passport';
export const kycIdentityCard = 'Identity card';
export const kycResidencePermit = 'Residence permit';
export const kycProofOfAddress = 'Proof of address';
export const kycPending = 'Waiting';
export const kycApproved = 'Approved';
export const kycRejected = 'Rejected';
export const kycSubmitted = 'Submitted';
export const kycOpenFailed = 'The document could not be opened.';
export const kycName = ({ person }: { person: string | number }): string => `the document of ${person}`;
export const kycApproveText = 'The person may receive payouts once their identity is approved.';
export const kycConfirmedName = 'Name on the document';
export const kycConfirmedNameHelp = ({ name }: { name: string | number }): string =>
  `Letter by letter, first name first. Certificates show it. The profile says ${name}.`;
export const kycConfirmedNameMissing = 'Enter the name on the document.';
export const ticketsTitle = 'Tickets';
export const ticketsLead = 'Questions from traders and affiliates. Both sides see replies as they are written.';
export const ticketsEmpty = 'Nobody has opened a ticket yet.';
export const ticketsAll = 'All tickets';
export const ticketSubject = 'Subject';
export const ticketNumber = 'Number';
export const ticketTopic = 'Topic';
export const ticketUpdated = 'Last change';
export const ticketSearch = 'Search by subject';
export const ticketOpen = 'Open';
export const ticketAnswered = 'Answered';
export const ticketClosed = 'Closed';
export const topicAccount = 'Account';
export const topicPayout = 'Payout';
export const topicRules = 'Rules';
export const topicAffiliate = 'Affiliate program';
export const topicIdentity = 'Identity check';
export const topicTechnical = 'Technical';
export const ticketMissing = 'There is no such ticket.';
export const ticketConversation = 'Conversation';
export const ticketFacts = ({ number, topic, person }: { number: string | number; topic: string | number; person: string | number }): string =>
  `Ticket ${number}, ${topic}, opened by ${person}`;
export const ticketSetStatus = 'Set status';
export const ticketSupport = ({ name }: { name: string | number }): string => `${name}, support`;
export const ticketReply = 'Reply';
export const ticketReplyHelp = 'The person sees it at once. The ticket counts as answered.';
export const ticketReplyMissing = 'Write the reply first.';
export const ticketSend = 'Send reply';
export const ticketSending = 'Sending';
export const ticketAssignee = 'Answered by';
export const ticketNobody = 'Nobody yet';
export const ticketMine = 'Assigned to me';
export const auditTitle = 'Audit log';
export const auditLead = 'Who changed what, and when. Entries cannot be changed or deleted.';
export const auditEmpty = 'Nothing has been changed yet.';
export const auditWhen = 'When';
export const auditAction = 'Action';
export const auditRow = 'Row';
export const auditInsert = 'Created';
export const auditUpdate = 'Changed';
export const auditDelete = 'Deleted';
export const auditShow = 'Show change';
export const auditBefore = 'Before';
export const auditAfter = 'After';
export const auditField = 'Field';
export const auditRecorded = 'Everything that was recorded';
export const close = 'Close';
export const account = 'Account';
export const accountsTitle = 'Accounts';
export const accountsLead = 'Simulated accounts of every trader, with their limits and what happened on them.';
export const accountsEmpty = 'No account has been opened yet.';
export const accountsAll = 'All accounts';
export const accountTitle = ({ number }: { number: string | number }): string => `Account ${number}`;
export const accountMissing = 'There is no such account.';
export const accountSearch = 'Find by account number';
export const accountFacts = 'Account';
export const accountActive = 'Active';
export const accountPassed = 'Passed';
export const accountTerminated = 'Breached';
export const accountDormant = 'Closed';
export const accountOpened = 'Opened';
export const accountEnded = 'Ended';
export const accountInitial = 'Initial balance';
export const balance = 'Balance';
export const phase = 'Phase';
export const phaseOne = 'Phase 1';
export const phaseTwo = 'Phase 2';
export const phaseFunded = 'Funded';
export const limitsTitle = 'Limits';
export const limitLeft = ({ base, amount, left, floor }: { base: string | number; amount: string | number; left: string | number; floor: string | number }): string =>
  `${base}: ${amount}. ${left} left above ${floor}.`;
export const limitEnded = 'The account has ended; its limits no longer apply.';
export const dailyLoss = 'Daily loss limit';
export const maximumLoss = 'Maximum loss';
export const maximumLossTrailing = 'Maximum loss, trailing';
export const maximumLossStatic = 'Maximum loss, static';
export const profitTarget = 'Profit target';
export const profitSplit = 'Profit split';
export const payoutCycle = 'Payout cycle';
/** {days, plural, one {every day} other {every # days}} */
export const everyDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'every day' : `every ${$numbers.format(days)} days`;
export const onceFunded = 'once the account is funded';
export const breachTitle = 'Evidence of the breach';
export const breachRule = 'Rule';
export const breachDay = 'Day';
export const breachOpening = 'Close of the day before';
export const breachFloor = ({ percent }: { percent: string | number }): string => `Loss floor at ${percent}`;
export const breachLowest = 'Lowest equity of the day';
export const breachTold = ({ reason }: { reason: string | number }): string => `The trader was told: ${reason}`;
export const lifeTitle = 'Account history';
export const endAccount = 'End account';
export const endAccountTitle = ({ number }: { number: string | number }): string =>
  `End account ${number} for a prohibited practice?`;
export const endAccountText = 'It ends at once and for good, without a retry offer. A payout that is still open has to be rejected. The trader reads the practice and your evidence.';
export const practice = 'Prohibited practice';
export const evidence = 'Evidence';
export const evidenceHelp = 'Which trades, when, and what they have in common. The trader reads it.';
export const evidenceMissing = 'Write the evidence, so that the trader can answer it.';
export const lifeRefunded = 'Closed by a refund of the order';
export const daysTitle = 'Trading days';
export const daysEmpty = 'Nothing has been traded yet.';
export const day = 'Day';
export const dayOpening = 'Opening balance';
export const dayLow = 'Lowest equity';
export const dayClose = 'Closing balance';
export const dayWithdrawn = 'Paid out';
export const affiliatePayoutsTitle = 'Affiliate payouts';
export const affiliatePayoutsLead = 'Payouts that affiliates requested from approved commissions.';
export const affiliate = 'Affiliate';
export const affiliateSearch = 'Find by affiliate code';
export const affiliatePayoutName = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `the payout of ${amount} to ${code}`;
/** {count, plural, one {# payout} other {# payouts}} of {amount} in total */
export const payoutsTogether = ({ count, amount }: { count: number; amount: string | number }): string =>
  `${$plurals.select(count) === 'one' ? `${$numbers.format(count)} payout` : `${$numbers.format(count)} payouts`} of ${amount} in total`;
export const ownMethods = 'the payout method of each';
export const payoutReference = 'Reference of the transfer';
export const payoutReferenceHelp = 'As the bank or the payment service names it.';
export const payoutReferenceMissing = 'Write the reference of the transfer.';
export const affiliatePaidText = ({ amount, destination }: { amount: string | number; destination: string | number }): string =>
  `${amount} was transferred to ${destination}. The affiliate sees the reference.`;
export const affiliatePayoutRejectText = 'The amount can be requested again.';
/** {count, plural, =0 {Approve} other {Approve #}} */
export const approveCount = ({ count }: { count: number }): string =>
  count === 0 ? 'Approve' : `Approve ${$numbers.format(count)}`;
/** {count, plural, =0 {Reject} other {Reject #}} */
export const rejectCount = ({ count }: { count: number }): string => count === 0 ? 'Reject' : `Reject ${$numbers.format(count)}`;
export const leaderboardTitle = 'Leaderboard';
export const leaderboardLead = 'Entries as the trading platform reported them. A hidden entry disappears from the public page.';
export const leaderboardEmpty = 'The leaderboard has no entries yet.';
export const rank = 'Rank';
export const period = 'Period';
export const periodWeek = 'Week';
export const periodMonth = 'Month';
export const periodAll = 'All time';
export const profit = 'Profit';
export const returnOfSize = 'Return';
export const entryShown = 'Shown';
export const entryHidden = 'Hidden';
/** Hide {count, plural, one {# entry} other {# entries}}? */
export const hideEntries = ({ count }: { count: number }): string =>
  `Hide ${$plurals.select(count) === 'one' ? `${$numbers.format(count)} entry` : `${$numbers.format(count)} entries`}?`;
/** Show {count, plural, one {# entry} other {# entries}}? */
export const showEntries = ({ count }: { count: number }): string =>
  `Show ${$plurals.select(count) === 'one' ? `${$numbers.format(count)} entry` : `${$numbers.format(count)} entries`}?`;
export const hideEntriesText = 'They disappear from the public leaderboard.';
export const showEntriesText = 'They are on the public leaderboard again.';
export const hide = 'Hide';
export const show = 'Show';
export const hideEntry = ({ name, rank }: { name: string | number; rank: string | number }): string =>
  `Hide ${name}, rank ${rank}`;
export const showEntry = ({ name, rank }: { name: string | number; rank: string | number }): string =>
  `Show ${name}, rank ${rank}`;
export const consentTitle = 'Consent log';
export const consentLead = 'Each choice made in the cookie banner. Nobody can change or delete an entry.';
export const consentEmpty = 'Nobody has chosen yet.';
export const consentChoice = 'Choice';
export const consentAll = 'Accepted all';
export const consentNecessary = 'Only what is necessary';
export const consentCustom = 'Own choice';
export const consentVersion = 'Version of the banner';
export const visitor = 'Visitor';
export const analytics = 'Analytics';
export const marketing = 'Marketing';
export const yes = 'Yes';
export const no = 'No';
export const trackingTitle = 'Tracking';
export const trackingLead = 'Page views that were sent with the visitor’s consent.';
export const trackingEmpty = 'No page view has been sent yet.';
export const page = 'Page';
export const pageSearch = 'Search by page';
export const session = 'Session';
export const referrer = 'Referrer';
export const secondsOnPage = 'Seconds on page';
export const scrollDepth = 'Scrolled';
