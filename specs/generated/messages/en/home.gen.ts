// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const heroTitle = 'One step to funded.';
export const heroWordCopyTrading = 'Copy Trading';
export const heroWordRevolutionary = 'Revolutionary';
export const heroLead = ({ target, bonus, share }: { target: string | number; bonus: string | number; share: string | number }): string =>
  `Reach a ${target} profit target in a simulated account. When you pass, your fee is refunded with a bonus of ${bonus} of the profit target, and you keep ${share} of the profit on a simulated funded account.`;
export const requestAccess = 'Request Access';
export const seePrices = ({ price }: { price: string | number }): string => `See prices, from ${price}`;
export const pauseTyping = 'Pause the headline';
export const resumeTyping = 'Resume the headline';
export const heroTargetLabel = ({ amount, percent }: { amount: string | number; percent: string | number }): string =>
  `Target ${amount} · ${percent}`;
export const heroPassedLabel = ({ day }: { day: string | number }): string => `Day ${day} · passed`;
export const heroPicture = ({ size, day, amount }: { size: string | number; day: string | number; amount: string | number }): string =>
  `The balance of a sample ${size} evaluation over ${day} trading days. It rises in steps, with pullbacks between them, and passes the target of ${amount} on day ${day}.`;
export const heroCaption = ({ size }: { size: string | number }): string =>
  `Simulated ${size} evaluation, daily closing balance. A sample, not a forecast.`;
export const heroCondition = ({ days }: { days: string | number }): string =>
  `No time limit. ${days} days without a trade closes the account.`;
export const guaranteesLabel = 'Guarantees';
export const guaranteePayouts = ({ days }: { days: string | number }): string => `Paid every ${days} days`;
export const guaranteePayoutsText = ({ hours }: { hours: string | number }): string =>
  `Once you are funded. Each payout is processed within ${hours} hours.`;
export const guaranteeRefund = ({ percent }: { percent: string | number }): string => `Fee refund + ${percent} bonus`;
export const guaranteeRefundText = ({ price, bonus, days }: { price: string | number; bonus: string | number; days: string | number }): string =>
  `On the ${price} evaluation, ${price} refunded and a ${bonus} bonus, within ${days} business days after you pass.`;
export const guaranteeStep = ({ target }: { target: string | number }): string => `One step, ${target} target`;
export const guaranteeStepText = ({ maximumLoss, dailyLoss }: { maximumLoss: string | number; dailyLoss: string | number }): string =>
  `No minimum days. Maximum loss ${maximumLoss}, daily loss ${dailyLoss}.`;
