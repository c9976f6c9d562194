// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const oneStepPass = 'What do I have to do to pass?';
export const oneStepPassAnswer = 'Close 10% above the initial balance, with every position closed, without losing 5% in one day or 10% in total. There is no minimum number of days and no time limit; 30 days without a trade closes the account.';
export const oneStepBack = 'What is refunded when I pass?';
export const oneStepBackAnswer = ({ size, fee, share, bonus }: { size: string | number; fee: string | number; share: string | number; bonus: string | number }): string =>
  `The fee and 10% of the target. On ${size} you paid ${fee} and receive ${fee} + ${share} = ${bonus}, within 5–7 business days. Add-ons are not refunded.`;
export const oneStepFloor = 'How does the trailing loss floor move?';
export const oneStepFloorAnswer = ({ size, start }: { size: string | number; start: string | number }): string =>
  `It starts 10% below the initial balance and rises with your highest closed balance; it never falls. On ${size} it starts at ${start}; once it reaches ${size} it stays there for good.`;
export const oneStepFunded = 'What changes once I am funded?';
export const oneStepFundedAnswer = 'There is no target any more, and the daily loss limit becomes 3% instead of 5%. You keep 70–80% of the simulated profit, paid every 14 days.';
export const instantBuy = 'Can I buy it today?';
export const instantBuyAnswer = 'Not yet. The prices and limits on this page are planned and may change before it is sold. A checkout link for it opens 1-step instead and says so.';
export const instantTarget = 'Is there an evaluation to pass?';
export const instantTargetAnswer = 'No. The account would be funded from the first day, so there is no target, no phase and no winner’s bonus. The planned limits are tighter: 3% in one day and 6% in total, trailing.';
export const instantPrice = 'Why does it cost more?';
export const instantPriceAnswer = ({ size, instant, oneStep }: { size: string | number; instant: string | number; oneStep: string | number }): string =>
  `Because you skip the evaluation. The planned price of ${size} is ${instant}; on 1-step it is ${oneStep}.`;
export const instantPaid = 'How often are payouts planned?';
export const instantPaidAnswer = 'Every 7 days, with up to 90% of the simulated profit. This is a plan, and it may change before Instant is sold.';
export const twoStepWhere = 'Why is it not in the pricing selector?';
export const twoStepWhereAnswer = 'The price selector shows 1-step only. You can still buy 2-step: the button on this page opens its checkout, where you can choose any size.';
export const twoStepPhases = 'Does the second phase start from zero?';
export const twoStepPhasesAnswer = 'Yes. Each phase starts at the initial balance and has a target of 8%, with the same limits. There is no second fee.';
export const twoStepFloor = 'What does a static loss floor mean?';
export const twoStepFloorAnswer = ({ size, floor }: { size: string | number; floor: string | number }): string =>
  `It is fixed 8% below the initial balance and never moves. On ${size} it is ${floor} from the first day to the last, however much you gain.`;
export const twoStepBack = 'What is refunded after the last phase?';
export const twoStepBackAnswer = ({ fee, size }: { fee: string | number; size: string | number }): string =>
  `The fee, ${fee} on ${size}, within 5–7 business days of passing the last phase. There is no share of the target on top; your profit split is higher instead, up to 90%.`;
