// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'خطة التوسيع';
export const lead = 'ينتقل الحساب الممول الذي يستوفي المعايير الأربعة عند مراجعته إلى الحجم التالي بلا تكلفة، ودون أن تطلب شيئًا.';
export const profit = 'الربح المحاكى';
export const profitValue = ({ percent }: { percent: string | number }): string => `${percent} من الحجم`;
export const profitNote = 'مغلق، منذ المراجعة الأخيرة';
export const payouts = 'الدفعات المستلمة';
/** {count, plural, zero {لا دفعات} one {دفعة واحدة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}} */
export const payoutsValue = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا دفعات' : $plurals.select(count) === 'one' ? 'دفعة واحدة' : $plurals.select(count) === 'two' ? 'دفعتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} دفعات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} دفعة` : `${$numbers.format(count)} دفعة`;
export const payoutsNote = 'على الأقل، منذ المراجعة الأخيرة';
export const review = 'المراجعة';
/** كل {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const reviewValue = ({ days }: { days: number }): string =>
  `كل ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const reviewNote = 'تُحسب من يوم تمويل الحساب';
export const breach = 'تجاوز الحدود';
export const breachValue = 'لا يوجد';
export const breachNote = 'تجاوز أي حد ينهي الحساب أيًّا كان حجمه';
export const picture = ({ sizes }: { sizes: string | number }): string => `أحجام خطة التوسيع على شكل درج: ${sizes}.`;
export const bought = 'يمكن شراؤه';
export const reached = 'بالتوسيع فقط';
export const share = 'تبقى نسب الحدود كما هي، فتكبر بالدولار مع الحساب. لا حاجة إلى تقييم جديد، والحساب الذي لا يستوفي المعايير عند المراجعة يحتفظ بحجمه.';
