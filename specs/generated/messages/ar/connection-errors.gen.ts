// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'تعذّر الوصول إلى خادمنا.';
export const text = 'ترى نسخة محفوظة من هذه الصفحة. قد لا تعمل الآن الأرقام الحالية وتسجيل الدخول والنماذج والطلبات.';
/** {count, plural, zero {نعيد المحاولة تلقائيًا.} one {نعيد المحاولة تلقائيًا مرة واحدة على الأكثر.} two {نعيد المحاولة تلقائيًا مرتين على الأكثر.} few {نعيد المحاولة تلقائيًا # مرات على الأكثر.} many {نعيد المحاولة تلقائيًا # مرة على الأكثر.} other {نعيد المحاولة تلقائيًا # مرة على الأكثر.}} */
export const trying = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'نعيد المحاولة تلقائيًا.' : $plurals.select(count) === 'one' ? 'نعيد المحاولة تلقائيًا مرة واحدة على الأكثر.' : $plurals.select(count) === 'two' ? 'نعيد المحاولة تلقائيًا مرتين على الأكثر.' : $plurals.select(count) === 'few' ? `نعيد المحاولة تلقائيًا ${$numbers.format(count)} مرات على الأكثر.` : $plurals.select(count) === 'many' ? `نعيد المحاولة تلقائيًا ${$numbers.format(count)} مرة على الأكثر.` : `نعيد المحاولة تلقائيًا ${$numbers.format(count)} مرة على الأكثر.`;
/** {count, plural, zero {لم تُجدِ المحاولات.} one {لم تُجدِ محاولة أخرى.} two {لم تُجدِ محاولتان أخريان.} few {لم تُجدِ # محاولات أخرى.} many {لم تُجدِ # محاولة أخرى.} other {لم تُجدِ # محاولة أخرى.}} */
export const gaveUp = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لم تُجدِ المحاولات.' : $plurals.select(count) === 'one' ? 'لم تُجدِ محاولة أخرى.' : $plurals.select(count) === 'two' ? 'لم تُجدِ محاولتان أخريان.' : $plurals.select(count) === 'few' ? `لم تُجدِ ${$numbers.format(count)} محاولات أخرى.` : $plurals.select(count) === 'many' ? `لم تُجدِ ${$numbers.format(count)} محاولة أخرى.` : `لم تُجدِ ${$numbers.format(count)} محاولة أخرى.`;
export const retry = 'أعد المحاولة';
export const partsTitle = 'لم يُحمَّل جزء من هذه الصفحة.';
export const partsText = 'يمكنك قراءتها، لكن أزرارها قد لا تعمل. أعد تحميل الصفحة لإصلاح ذلك.';
export const reload = 'أعد تحميل الصفحة';
export const brokenTitle = 'تعذّر عرض هذا الجزء';
export const brokenText = 'بقية الصفحة تعمل، ولم يُفقد شيء مما أدخلته في مكان آخر.';
