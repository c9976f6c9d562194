// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'السعر بندًا بندًا';
export const lead = 'ما تدفعه، وما يعود إليك منه ومتى. ولا تضيف صفحة الدفع إليه شيئًا.';
export const itemsTitle = 'قبل أن تدفع';
export const fee = ({ size }: { size: string | number }): string => `رسم التقييم، ${size}`;
export const feeBack = ({ amount, days }: { amount: string | number; days: string | number }): string =>
  `يعود إليك ${amount} عند الاجتياز، خلال ${days} أيام عمل. وبعد تجاوز أحد الحدود لا يعود شيء.`;
export const addOnAdded = ({ description }: { description: string | number }): string => `${description} مضافة، ولا تُسترد.`;
export const addOnLeft = ({ description }: { description: string | number }): string => `${description} لا تُسترد.`;
export const notAdded = 'غير مضافة';
export const discount = 'الخصم';
export const noDiscount = 'لا يوجد';
/** تُدخل القسيمة عند الدفع وتخفض الرسم وحده. وبعد تجاوز أحد الحدود تحصل على قسيمة للحجم نفسه: خصم {percent}، أي {amount} اليوم، صالحة لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const discountNote = ({ percent, amount, days }: { percent: string | number; amount: string | number; days: number }): string =>
  `تُدخل القسيمة عند الدفع وتخفض الرسم وحده. وبعد تجاوز أحد الحدود تحصل على قسيمة للحجم نفسه: خصم ${percent}، أي ${amount} اليوم، صالحة لمدة ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}.`;
export const total = 'الإجمالي اليوم';
export const back = 'يعود منه عند الاجتياز';
export const keeps = 'يبقى لدينا في الحالتين';
export const restrictedTitle = 'لا نبيع في كل مكان';
export const restricted = ({ countries }: { countries: string | number }): string =>
  `لا نبيع شيئًا إلى ${countries}، لأن المدفوعات إليها خاضعة للعقوبات. وترفض صفحة الدفع بلدان الفوترة هذه.`;
export const oddsTitle = 'كيف تنتهي التقييمات';
export const oddsPassed = ({ passed, started }: { passed: string | number; started: string | number }): string =>
  `اجتاز ${passed} من ${started}`;
/** أي {percent} من جميع التقييمات التي بدأت منذ {date}، و{ofEnded} من التي انتهت. {open, plural, zero {لا تقييم مفتوحًا} one {وتقييم واحد مفتوح} two {وتقييمان مفتوحان} few {و# تقييمات مفتوحة} many {و# تقييمًا مفتوحًا} other {و# تقييم مفتوح}} لا تُعرف نهايته بعد. */
export const oddsLead = ({ percent, date, ofEnded, open }: { percent: string | number; date: string | number; ofEnded: string | number; open: number }): string =>
  `أي ${percent} من جميع التقييمات التي بدأت منذ ${date}، و${ofEnded} من التي انتهت. ${$plurals.select(open) === 'zero' ? 'لا تقييم مفتوحًا' : $plurals.select(open) === 'one' ? 'وتقييم واحد مفتوح' : $plurals.select(open) === 'two' ? 'وتقييمان مفتوحان' : $plurals.select(open) === 'few' ? `و${$numbers.format(open)} تقييمات مفتوحة` : $plurals.select(open) === 'many' ? `و${$numbers.format(open)} تقييمًا مفتوحًا` : `و${$numbers.format(open)} تقييم مفتوح`} لا تُعرف نهايته بعد.`;
export const oddsChart = 'التقييمات بحسب حالتها';
export const oddsSummary = ({ passed, breached, dormant, open }: { passed: string | number; breached: string | number; dormant: string | number; open: string | number }): string =>
  `المجتازة ${passed}، والمتجاوزة لأحد الحدود ${breached}، والمنتهية بلا صفقات ${dormant}، والمفتوحة ${open}.`;
export const oddsNote = 'حسابات محاكاة، بيانات نموذجية';
export const oddsHead = 'النتيجة';
export const oddsCount = 'التقييمات';
export const oddsWasPassed = 'مجتازة';
export const oddsWasBreached = 'متجاوزة';
export const oddsWasDormant = 'خاملة';
export const oddsIsOpen = 'مفتوحة';
export const oddsUnknown = 'غير معروف بعد';
export const oddsUnknownText = 'نعرض عدد التقييمات المجتازة متى أمكن عدّها: فإما أن ما بدأ منها قليل جدًا، وإما أن سجلاتنا لا تجيب الآن. ولا نملأ الفراغ بتقدير.';
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readChart = 'قراءة عمودًا بعمود';
export const paymentsLead = 'بطاقة أو محفظة أو مصرف أو عملة رقمية. والسعر بالدولار الأمريكي أيًّا كان اختيارك.';
