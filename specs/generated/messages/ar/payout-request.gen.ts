// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const review = 'راجع الدفعة';
export const reviewTitle = 'راجع دفعتك';
export const youReceive = 'تستلم';
export const goesTo = 'تُرسل إلى';
export const viaMethod = ({ method, destination }: { method: string | number; destination: string | number }): string =>
  `${method}: ${destination}`;
export const submit = 'اطلب الدفعة';
export const edit = 'عدّل';
export const sending = 'جارٍ الإرسال…';
export const requested = 'طُلبت دفعتك.';
export const unknownTitle = 'لم نتأكد من وصول طلبك.';
export const unknownText = 'تحقّق من وصوله قبل أن ترسله ثانية.';
export const checking = 'جارٍ التحقق…';
export const checkNow = 'تحقّق الآن';
