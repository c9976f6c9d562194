// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'صندوق مهامك';
export const lead = 'ما عليك البتّ فيه وتحويله والرد عليه، مرتبًا بحسب موعد الاستحقاق. الأوقات بتوقيت UTC.';
export const empty = 'لا مهام.';
export const task = 'المهمة';
export const section = 'القسم';
export const received = 'تاريخ الوصول';
export const due = 'موعد الاستحقاق';
export const overdue = 'متأخر';
export const shown = ({ shown, count }: { shown: string | number; count: string | number }): string =>
  `${shown} من ${count}. تقودك الأرقام أدناه إلى البقية.`;
export const decidePayout = ({ number, amount }: { number: string | number; amount: string | number }): string =>
  `البتّ في الدفعة ${number}، ${amount}`;
export const sendPayout = ({ number, amount }: { number: string | number; amount: string | number }): string =>
  `تحويل الدفعة ${number}، ${amount}`;
export const decideAffiliatePayout = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `البتّ في دفعة بقيمة ${amount} إلى ${code}`;
export const sendAffiliatePayout = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `تحويل ${amount} إلى ${code}`;
export const decideApplication = ({ code }: { code: string | number }): string => `البتّ في طلب الشريك ${code}`;
export const reviewDocument = ({ kind }: { kind: string | number }): string => `مراجعة الوثيقة: ${kind}`;
export const answerTicket = ({ subject }: { subject: string | number }): string => `الرد على التذكرة: ${subject}`;
export const answerMessage = ({ topic }: { topic: string | number }): string => `الرد على الرسالة: ${topic}`;
