// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'الدفعات';
export const lead = ({ days }: { days: string | number }): string =>
  `يمكن دفع العمولة بعد ${days} يومًا من البيع، حين لا يعود استرداد المبلغ ممكنًا. وتحتاج أول دفعة إلى تحقق معتمد من الهوية.`;
export const all = 'الكل';
export const requestTitle = 'اطلب دفعة';
export const goesTo = ({ method, account }: { method: string | number; account: string | number }): string =>
  `تُرسل إلى: ${method}، ${account}.`;
export const amount = 'المبلغ بالدولار الأمريكي';
export const amountNote = ({ available, minimum }: { available: string | number; minimum: string | number }): string =>
  `المتاح ${available}. والحد الأدنى ${minimum}.`;
export const belowMinimum = ({ minimum }: { minimum: string | number }): string => `الحد الأدنى ${minimum}.`;
export const notEnoughTitle = ({ minimum }: { minimum: string | number }): string => `تتطلب الدفعة ${minimum}.`;
/** المتاح الآن {available}. تضيف كل بيعة عمولتها بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من دفعها، حين لا يعود استردادها ممكنًا؛ وتبيّن صفحة الأرباح تاريخ كل منها. */
export const notEnough = ({ available, days }: { available: string | number; days: number }): string =>
  `المتاح الآن ${available}. تضيف كل بيعة عمولتها بعد ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} من دفعها، حين لا يعود استردادها ممكنًا؛ وتبيّن صفحة الأرباح تاريخ كل منها.`;
export const aboveAvailable = ({ available }: { available: string | number }): string => `المتاح ${available} فقط.`;
export const methodTitle = 'طريقة الدفع';
export const methodLead = 'أدخل أين تريد أن يُدفع لك. يجب أن يكون الحساب باسمك.';
export const holder = 'صاحب الحساب';
export const iban = 'رقم IBAN';
export const vpa = 'معرّف UPI';
export const network = 'الشبكة';
export const address = 'عنوان المحفظة';
export const holderWrong = 'أدخل اسم صاحب الحساب.';
export const ibanWrong = 'رقم IBAN هذا غير صحيح. راجع كل حرف ورقم.';
export const vpaWrong = 'أدخل معرّف UPI مثل name@bank.';
export const addressWrong = 'أدخل عنوان المحفظة كاملًا.';
export const saveMethod = 'احفظ طريقة الدفع';
export const history = 'السجل';
export const requested = 'مطلوبة';
export const approved = 'معتمدة';
export const paid = 'مدفوعة';
export const rejected = 'مرفوضة';
export const requestedOn = 'تاريخ الطلب';
export const decidedOn = 'تاريخ القرار';
export const method = 'الطريقة';
export const account = 'الحساب';
export const status = 'الحالة';
export const note = 'ملاحظة';
export const reference = ({ reference }: { reference: string | number }): string => `التحويل ${reference}`;
export const emptyTitle = 'لا دفعات بعد';
export const emptyText = 'تظهر هنا طلباتك وما آل إليه كل منها.';
