// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'السعر بندًا بندًا';
export const lead = 'ما تدفعه، وما يُسترد منه ومتى. ولا يُضاف شيء عند الدفع.';
export const itemsTitle = 'طلبك';
export const fee = ({ size }: { size: string | number }): string => `رسوم التقييم، ${size}`;
/** يُسترد {amount} خلال {days} أيام عمل من الاجتياز. وقبل أول صفقة يمكنك إعادة الحساب خلال {returnable, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} واسترداد المبلغ كاملًا مع الإضافات. وبعد تجاوز أحد الحدود لا يُسترد شيء. */
export const feeBack = ({ amount, days, returnable }: { amount: string | number; days: string | number; returnable: number }): string =>
  `يُسترد ${amount} خلال ${days} أيام عمل من الاجتياز. وقبل أول صفقة يمكنك إعادة الحساب خلال ${$plurals.select(returnable) === 'one' ? 'يوم واحد' : $plurals.select(returnable) === 'two' ? 'يومين' : $plurals.select(returnable) === 'few' ? `${$numbers.format(returnable)} أيام` : $plurals.select(returnable) === 'many' ? `${$numbers.format(returnable)} يومًا` : `${$numbers.format(returnable)} يوم`} واسترداد المبلغ كاملًا مع الإضافات. وبعد تجاوز أحد الحدود لا يُسترد شيء.`;
export const addOnAdded = ({ description }: { description: string | number }): string =>
  `${description} مضافة، ولا تُسترد عند الاجتياز.`;
export const addOnLeft = ({ description }: { description: string | number }): string => `${description} لا تُسترد عند الاجتياز.`;
export const notAdded = 'غير مضافة';
export const discount = 'الخصم';
export const noDiscount = 'لا يوجد';
/** تُدخل القسيمة عند الدفع وتخفض الرسوم وحدها. وبعد تجاوز أحد الحدود تحصل على قسيمة للحجم نفسه: خصم {percent}، أي {amount} اليوم، صالحة لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const discountNote = ({ percent, amount, days }: { percent: string | number; amount: string | number; days: number }): string =>
  `تُدخل القسيمة عند الدفع وتخفض الرسوم وحدها. وبعد تجاوز أحد الحدود تحصل على قسيمة للحجم نفسه: خصم ${percent}، أي ${amount} اليوم، صالحة لمدة ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}.`;
export const total = 'الإجمالي اليوم';
export const back = 'يُسترد عند الاجتياز';
export const keeps = 'الإضافات، لا تُسترد عند الاجتياز';
export const restrictedTitle = 'بلدان لا نبيع فيها';
export const restricted = ({ countries }: { countries: string | number }): string =>
  `الخدمة غير متاحة في ${countries}، لأن العقوبات تمنع إرسال المدفوعات إليها. ولا تقبل صفحة الدفع عناوين فوترة في هذه البلدان.`;
export const oddsTitle = 'نتائج التقييمات';
export const oddsPassed = ({ passed, started }: { passed: string | number; started: string | number }): string =>
  `اجتاز ${passed} من ${started} من تقييمات العيّنة`;
/** أي {percent} من جميع التقييمات التي بدأت منذ {date}، و{ofEnded} من التي انتهت. {open, plural, zero {ولا تقييم مفتوحًا الآن} one {وما زال تقييم واحد مفتوحًا} two {وما زال تقييمان مفتوحين} few {وما زالت # تقييمات مفتوحة} many {وما زال # تقييمًا مفتوحًا} other {وما زال # تقييم مفتوحًا}}. */
export const oddsLead = ({ percent, date, ofEnded, open }: { percent: string | number; date: string | number; ofEnded: string | number; open: number }): string =>
  `أي ${percent} من جميع التقييمات التي بدأت منذ ${date}، و${ofEnded} من التي انتهت. ${$plurals.select(open) === 'zero' ? 'ولا تقييم مفتوحًا الآن' : $plurals.select(open) === 'one' ? 'وما زال تقييم واحد مفتوحًا' : $plurals.select(open) === 'two' ? 'وما زال تقييمان مفتوحين' : $plurals.select(open) === 'few' ? `وما زالت ${$numbers.format(open)} تقييمات مفتوحة` : $plurals.select(open) === 'many' ? `وما زال ${$numbers.format(open)} تقييمًا مفتوحًا` : `وما زال ${$numbers.format(open)} تقييم مفتوحًا`}.`;
export const oddsChart = 'التقييمات بحسب النتيجة';
export const oddsSummary = ({ passed, breached, dormant, open }: { passed: string | number; breached: string | number; dormant: string | number; open: string | number }): string =>
  `المجتازة ${passed}، والتي أنهاها تجاوز حد ${breached}، والمغلقة لعدم النشاط ${dormant}، وما زال مفتوحًا ${open}.`;
export const oddsNote = 'بيانات عيّنة: التقييمات المحاكاة في قاعدة بيانات هذا الموقع، لا كل متداولي الشركة';
export const oddsHead = 'النتيجة';
export const oddsCount = 'التقييمات';
export const oddsWasPassed = 'مجتازة';
export const oddsWasBreached = 'أنهاها تجاوز حد';
export const oddsWasDormant = 'مغلقة لعدم النشاط';
export const oddsIsOpen = 'مفتوحة';
export const oddsUnknown = 'لا أرقام بعد';
export const oddsUnknownText = 'نعرض عدد التقييمات المجتازة متى بدأ منها عدد كافٍ. فإما أنها قليلة حتى الآن، وإما أن سجلاتنا غير متاحة حاليًا. ولا نعرض تقديرًا بدلًا منها أبدًا.';
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readChart = 'قراءة عمودًا بعمود';
export const paymentsLead = 'بطاقة أو محفظة أو مصرف أو عملة رقمية. والسعر بالدولار الأمريكي أيًّا كان اختيارك.';
