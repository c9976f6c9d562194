// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const sampleData = 'Sample data';
export const pause = 'Pause';
export const heroFigures = ({ name }: { name: string | number }): string => `${name} in figures, four at a time`;
export const heroFiguresPause = 'Pause the figures';
export const heroFiguresPlay = 'Play the figures';
export const heroFiguresPosition = ({ position, count }: { position: string | number; count: string | number }): string =>
  `${position} of ${count}`;
export const pausePayouts = 'Pause the payouts';
export const play = 'Play';
export const playPayouts = 'Play the payouts';
export const payoutsTitle = 'Recent payouts';
export const payoutsLead = 'Profit share paid on simulated funded accounts.';
export const payoutsFilterLabel = 'Payout method';
export const payoutsMarqueeLabel = 'Recent payouts, newest first';
/** {count, plural, one {# payout} other {# payouts}} shown */
export const payoutsCount = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? `${$numbers.format(count)} payout` : `${$numbers.format(count)} payouts`} shown`;
export const payoutsByWeek = 'Payouts by week';
export const payoutsWeeksAgo = ({ weeks }: { weeks: string | number }): string => `${weeks} weeks ago`;
export const payoutsThisWeek = ({ amount }: { amount: string | number }): string => `This week ${amount}, simulated`;
export const payoutsWeekColumn = 'Week';
export const payoutsAmountColumn = 'Paid';
/** {weeks, plural, =0 {This week} one {# week ago} other {# weeks ago}} */
export const payoutsWeekRow = ({ weeks }: { weeks: number }): string =>
  weeks === 0 ? 'This week' : $plurals.select(weeks) === 'one' ? `${$numbers.format(weeks)} week ago` : `${$numbers.format(weeks)} weeks ago`;
export const payoutAccount = ({ size }: { size: string | number }): string => `Account ${size}`;
export const payoutShare = ({ percent }: { percent: string | number }): string => `${percent} split`;
export const payoutReceipt = 'Receipt';
export const hoursAgo = ({ hours }: { hours: string | number }): string => `${hours} h ago`;
export const daysAgo = ({ days }: { days: string | number }): string => `${days} d ago`;
export const whyTitle = ({ name }: { name: string | number }): string => `Why traders choose ${name}`;
export const whyLead = 'Rules drawn on a chart, prices you can add up yourself, and no gimmicks.';
export const whyTargetLabel = ({ percent }: { percent: string | number }): string => `${percent} target`;
export const whyPassed = 'Passed';
export const whyTargetPicture = ({ percent }: { percent: string | number }): string =>
  `A simulated sample balance rises to the ${percent} target and passes.`;
export const whyPay = 'You pay the evaluation fee';
export const whyRefund = 'Fee refunded when you pass';
export const whyTargetShare = ({ percent, target }: { percent: string | number; target: string | number }): string =>
  `${percent} of the ${target} target`;
export const whyBack = 'Winner’s bonus, paid to you';
export const whyDailyLoss = 'Daily loss';
export const whyMaximumLoss = 'Maximum loss';
export const whyLeft = ({ left }: { left: string | number }): string => `${left} left`;
export const whyLimitSpoken = ({ left, limit }: { left: string | number; limit: string | number }): string =>
  `${left} of ${limit} left`;
export const whyLimitsNote = ({ size, day }: { size: string | number; day: string | number }): string =>
  `A simulated ${size} account on day ${day}.`;
export const whySizesPicture = ({ sizes, scaling }: { sizes: string | number; scaling: string | number }): string =>
  `Squares in proportion to the account sizes ${sizes}, and to ${scaling}, the most that scaling can reach.`;
export const whyCopyPicture = 'Two sample curves. The second, dotted, follows the first.';
export const whyCycle = 'Payout cycle';
export const whyCycleValue = ({ days }: { days: string | number }): string => `${days} days`;
export const whyProcessing = 'Processing';
export const whyProcessingValue = ({ hours }: { hours: string | number }): string => `${hours} hours`;
export const whyRefundTime = 'Refund and bonus';
export const whyRefundTimeValue = ({ days }: { days: string | number }): string => `${days} business days`;
export const whyMinimum = 'Smallest payout';
export const statsTitle = ({ name }: { name: string | number }): string => `${name} in figures`;
export const statsNote = 'Sample figures. Each one has a scope, a source and a date.';
export const statsSources = 'Where the figures come from';
export const statsFigure = 'Figure';
export const statsScope = 'What it counts';
export const statsSource = 'Source';
export const statsDate = 'As of';
export const carouselTitle = 'What traders say';
export const carouselPause = 'Pause the testimonials';
export const carouselPlay = 'Play the testimonials';
export const carouselLabel = 'Testimonials';
export const carouselRole = 'carousel';
export const carouselSlideRole = 'slide';
export const carouselSlide = ({ index, count }: { index: string | number; count: string | number }): string =>
  `${index} of ${count}`;
export const carouselPrevious = 'Previous testimonial';
export const carouselNext = 'Next testimonial';
export const testimonialRating = ({ rating }: { rating: string | number }): string => `Rated ${rating} of 5`;
export const testimonialProgram = ({ program, size }: { program: string | number; size: string | number }): string =>
  `${program}, ${size}`;
export const testimonialRefund = 'Fee refunded';
export const testimonialBonus = ({ percent }: { percent: string | number }): string => `${percent} of the target`;
export const testimonialPayout = 'Profit share paid';
export const testimonialReceipt = 'On a simulated account';
export const hallTitle = 'Hall of fame';
export const hallLead = 'Sample traders with their largest payout on a simulated funded account, drawn to the same scale.';
export const hallTrader = 'Trader';
export const hallAccount = 'Account';
export const hallTime = 'Funded for';
export const hallBestMonth = 'Best month';
export const hallLargest = 'Largest payout';
export const hallStreak = 'Payouts in a row';
export const hallSimulated = 'simulated';
export const verified = 'Receipt checked';
export const faqTitle = 'Frequently asked questions';
export const faqLead = 'Cannot find your question? Contact us or visit the Help Center.';
export const faqContact = 'Contact';
export const faqHelp = 'Help Center';
export const wallTitle = 'More from traders';
export const wallLead = 'Ratings below five are included.';
export const closingTitleFirst = ({ price }: { price: string | number }): string => `Start with ${price}.`;
export const closingTitleSecond = 'Get it back when you pass.';
export const closingText = ({ from, to, days }: { from: string | number; to: string | number; days: string | number }): string =>
  `Pick a size from ${from} to ${to}. Pass the simulated evaluation and the fee is refunded with a bonus. No time limit; ${days} days without a trade closes the account.`;
export const closingRequest = 'Request Access';
export const closingPrices = 'See prices';
export const faqSearch = 'Search the questions';
/** {count, plural, =0 {No question contains these words} one {# question} other {# questions}} */
export const faqFound = ({ count }: { count: number }): string =>
  count === 0 ? 'No question contains these words' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} question` : `${$numbers.format(count)} questions`;
