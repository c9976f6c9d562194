// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const compareTitle = 'قارن كل الأحجام';
export const compareLead = ({ program }: { program: string | number }): string =>
  `الأسعار والأرقام المحاكاة لبرنامج ${program}. الحجم الذي اخترته مميّز.`;
export const compareSize = 'الحجم';
export const comparePrice = 'السعر';
export const compareTarget = 'هدف الربح';
export const compareTargets = 'الهدف لكل مرحلة';
export const compareDailyLoss = 'الخسارة اليومية';
export const compareMaximumLoss = 'الخسارة القصوى';
export const compareBonus = 'مكافأة الفائز';
export const compareChosen = 'مختار';
export const compareChoose = 'اختر';
export const compareAction = 'الاختيار';
/** تُقاس الخسارة اليومية على إغلاق اليوم السابق. ومكافأة الفائز تشمل الرسوم المستردة. بلا حد زمني؛ {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب. */
export const compareFoot = ({ days }: { days: number }): string =>
  `تُقاس الخسارة اليومية على إغلاق اليوم السابق. ومكافأة الفائز تشمل الرسوم المستردة. بلا حد زمني؛ ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب.`;
export const calculatorTitle = 'حاسبة الربح';
export const calculatorLead = 'أدخل أي رصيد وأي هدف. والحجم الذي اخترته أعلاه مُدخل سلفًا.';
export const calculatorSize = 'حجم الحساب بالدولار الأمريكي';
export const calculatorTarget = 'هدف الربح بالمئة';
export const calculatorSizeError = 'أدخل مبلغًا من 1 إلى 1,000,000 دولار، بالأرقام.';
export const calculatorTargetError = 'أدخل نسبة أكبر من 0 ولا تزيد على 100.';
export const calculatorProfit = 'الربح عند الهدف';
export const calculatorProfitNote = 'محاكى';
export const calculatorBonus = ({ percent }: { percent: string | number }): string => `مكافأة ${percent} عند الاجتياز`;
export const calculatorBonusNote = 'تُدفع إلى جانب الرسوم المستردة';
export const calculatorShare = 'حصتك بعد التمويل';
export const calculatorShareNote = ({ share }: { share: string | number }): string => `${share} من الربح نفسه`;
export const calculatorRisk = 'أقصى مخاطرة في صفقة واحدة';
export const calculatorRiskNote = ({ percent }: { percent: string | number }): string => `${percent} من الرصيد`;
export const calculatorEmpty = '–';
export const paymentsTitle = 'طرق الدفع';
