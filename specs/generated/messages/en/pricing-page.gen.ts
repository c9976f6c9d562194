// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const compareTitle = 'Compare all sizes';
export const compareLead = ({ program }: { program: string | number }): string =>
  `Prices and simulated figures of the ${program} program. The size you chose is highlighted.`;
export const comparePrice = 'Price';
export const compareBonus = 'Winner’s bonus';
export const compareFoot = ({ days }: { days: string | number }): string =>
  `Daily loss is measured from the previous day’s close. The winner’s bonus includes the refunded fee. No time limit; ${days} days without a trade closes the account.`;
export const calculatorTitle = 'Profit calculator';
export const calculatorLead = 'Enter any balance and any target. When you choose a size above, it is filled in for you.';
export const calculatorSize = 'Account size, in US dollars';
export const calculatorTarget = 'Profit target, in percent';
export const calculatorSizeError = 'Enter an amount from 1 to 1,000,000 dollars, in digits.';
export const calculatorTargetError = 'Enter a percentage above 0, up to 100.';
export const calculatorProfit = 'Profit at the target';
export const calculatorProfitNote = 'simulated';
export const calculatorBonus = ({ percent }: { percent: string | number }): string => `${percent} bonus on passing`;
export const calculatorBonusNote = 'paid on top of the refunded fee';
export const calculatorShare = 'Your share, once funded';
export const calculatorShareNote = ({ share }: { share: string | number }): string => `${share} of the same profit`;
export const calculatorRisk = 'Maximum risk on one trade';
export const calculatorRiskNote = ({ percent }: { percent: string | number }): string => `${percent} of the balance`;
export const calculatorEmpty = '–';
export const paymentsTitle = 'Payment methods';
export const comparePriceOnce = 'one payment';
export const comparePriceAdded = 'with the add-ons you chose';
export const compareBonusShare = ({ percent, days }: { percent: string | number; days: string | number }): string =>
  `fee refunded + ${percent} of the target, in ${days} business days`;
export const compareBonusFee = ({ days }: { days: string | number }): string => `fee refunded, in ${days} business days`;
export const examplesTitle = 'Worked examples, rule by rule';
export const closingFirst = ({ size }: { size: string | number }): string => `A ${size} evaluation.`;
export const closingSecond = ({ price }: { price: string | number }): string => `${price}, once.`;
/** Pass, and you receive {bonus} within {days} business days. Changed your mind? Until your first trade you can return the account within {returnDays, plural, one {# day} other {# days}} for a full refund. */
export const closingText = ({ bonus, days, returnDays }: { bonus: string | number; days: string | number; returnDays: number }): string =>
  `Pass, and you receive ${bonus} within ${days} business days. Changed your mind? Until your first trade you can return the account within ${$plurals.select(returnDays) === 'one' ? `${$numbers.format(returnDays)} day` : `${$numbers.format(returnDays)} days`} for a full refund.`;
export const closingStart = 'Start challenge';
export const closingPrograms = 'Compare programs';
