// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const compareTitle = 'Compare all sizes';
export const compareLead = ({ program }: { program: string | number }): string =>
  `Prices and simulated figures of the ${program} program. The size you chose is highlighted.`;
export const compareSize = 'Size';
export const comparePrice = 'Price';
export const compareTarget = 'Profit target';
export const compareTargets = 'Target per phase';
export const compareDailyLoss = 'Daily loss';
export const compareMaximumLoss = 'Maximum loss';
export const compareBonus = 'Winner’s bonus';
export const compareChosen = 'Chosen';
export const compareChoose = 'Choose';
export const compareAction = 'Choice';
export const compareFoot = ({ days }: { days: string | number }): string =>
  `Daily loss is measured from the previous day’s close. The winner’s bonus includes the refunded fee. No time limit; ${days} days without a trade closes the account.`;
export const calculatorTitle = 'Profit calculator';
export const calculatorLead = 'Enter any balance and any target. The size you chose above is filled in for you.';
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
