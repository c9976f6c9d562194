// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Your inbox';
export const lead = 'What you have to decide, to send and to answer, sorted by due date. Times are UTC.';
export const empty = 'Nothing to do.';
export const task = 'Task';
export const section = 'Section';
export const received = 'Received';
export const due = 'Due';
export const overdue = 'Overdue';
export const shown = ({ shown, count }: { shown: string | number; count: string | number }): string =>
  `${shown} of ${count}. The figures below lead to the others.`;
export const decidePayout = ({ number, amount }: { number: string | number; amount: string | number }): string =>
  `Decide payout ${number}, ${amount}`;
export const sendPayout = ({ number, amount }: { number: string | number; amount: string | number }): string =>
  `Send payout ${number}, ${amount}`;
export const decideAffiliatePayout = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `Decide the payout of ${amount} to ${code}`;
export const sendAffiliatePayout = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `Send ${amount} to ${code}`;
export const decideApplication = ({ code }: { code: string | number }): string => `Decide application ${code}`;
export const reviewDocument = ({ kind }: { kind: string | number }): string => `Review document: ${kind}`;
export const answerTicket = ({ subject }: { subject: string | number }): string => `Answer ticket: ${subject}`;
export const answerMessage = ({ topic }: { topic: string | number }): string => `Answer message: ${topic}`;
