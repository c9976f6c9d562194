// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const oneStepPass = 'What do I have to do to pass?';
export const oneStepPassAnswer = 'Close 10% above the initial balance, with every position closed, without losing 5% in a day or 10% in all. There is no minimum number of days and no time limit; 30 days without a trade closes the account.';
export const oneStepBack = 'What comes back when I pass?';
export const oneStepBackAnswer = ({ size, fee, share, bonus }: { size: string | number; fee: string | number; share: string | number; bonus: string | number }): string =>
  `The fee and 10% of the target. On ${size} you paid ${fee} and receive ${fee} + ${share} = ${bonus}, within 5–7 business days. Add-ons are not refunded.`;
export const oneStepFloor = 'How does the floor move?';
export const oneStepFloorAnswer = ({ size, start }: { size: string | number; start: string | number }): string =>
  `It begins 10% under the initial balance and follows your highest closed balance up, never down. On ${size} it begins at ${start}; once it reaches ${size} it stays there for good.`;
export const oneStepFunded = 'What changes once I am funded?';
export const oneStepFundedAnswer = 'The target goes, and the daily limit becomes 3% instead of 5%. You keep 70–80% of the simulated profit, paid every 14 days.';
export const instantBuy = 'Can I buy it today?';
export const instantBuyAnswer = 'No. Its prices and limits are settled and stand on this page, but it is not sold yet and has no waiting list. A link to its checkout shows another program and says so.';
export const instantTarget = 'Is there anything to pass?';
export const instantTargetAnswer = 'No. The account counts as funded from the first day, so there is no target and no phase. The limits are tighter instead: 3% in a day and 6% in all, trailing.';
export const instantPrice = 'Why does it cost more?';
export const instantPriceAnswer = ({ size, instant, oneStep }: { size: string | number; instant: string | number; oneStep: string | number }): string =>
  `Because nothing has been shown yet. ${size} costs ${instant} here and ${oneStep} on 1-step; what you pay for is the evaluation that you skip.`;
export const instantPaid = 'How often is it paid?';
export const instantPaidAnswer = 'Every 7 days, up to 90% of the simulated profit, from $50 upwards. A request is processed within 24–48 hours.';
export const twoStepWhere = 'Why is it not in the pricing selector?';
export const twoStepWhereAnswer = 'The selector has tabs for 1-step and Instant. 2-step is sold all the same: the button on this page opens the checkout with it, and every size can be chosen there.';
export const twoStepPhases = 'Does the second phase begin from zero?';
export const twoStepPhasesAnswer = 'Yes. Each phase begins at the initial balance and has a target of 8%, with the same limits. Nothing is paid for the second.';
export const twoStepFloor = 'What does a static floor mean?';
export const twoStepFloorAnswer = ({ size, floor }: { size: string | number; floor: string | number }): string =>
  `It hangs 8% under the initial balance and never moves. On ${size} it is ${floor} on the first day and on the last, however far you climb.`;
export const twoStepBack = 'What comes back after the last phase?';
export const twoStepBackAnswer = ({ fee, size }: { fee: string | number; size: string | number }): string =>
  `The fee, ${fee} on ${size}, within 5–7 business days of passing the last phase. There is no share of the target on top; the share of later profits is higher instead, up to 90%.`;
