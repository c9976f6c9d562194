// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const compareTitle = 'قارن كل الأحجام';
export const compareLead = ({ program }: { program: string | number }): string =>
  `الأسعار والأرقام المحاكاة لبرنامج ${program}. الحجم الذي اخترته مميّز.`;
export const comparePrice = 'السعر';
export const compareBonus = 'مكافأة الفائز';
/** تُقاس الخسارة اليومية على إغلاق اليوم السابق. ومكافأة الفائز تشمل الرسوم المستردة. بلا حد زمني؛ {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب. */
export const compareFoot = ({ days }: { days: number }): string =>
  `تُقاس الخسارة اليومية على إغلاق اليوم السابق. ومكافأة الفائز تشمل الرسوم المستردة. بلا حد زمني؛ ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب.`;
export const calculatorTitle = 'حاسبة الربح';
export const calculatorLead = 'أدخل أي رصيد وأي هدف. وعندما تختار حجمًا أعلاه يُدخَل هنا تلقائيًا.';
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
export const comparePriceOnce = 'دفعة واحدة';
export const comparePriceAdded = 'مع الإضافات التي اخترتها';
export const compareBonusShare = ({ percent, days }: { percent: string | number; days: string | number }): string =>
  `استرداد الرسوم مع ${percent} من الهدف، خلال ${days} أيام عمل`;
export const compareBonusFee = ({ days }: { days: string | number }): string => `استرداد الرسوم، خلال ${days} أيام عمل`;
export const examplesTitle = 'أمثلة محسوبة لكل قاعدة';
export const closingFirst = ({ size }: { size: string | number }): string => `تقييم ${size}.`;
export const closingSecond = ({ price }: { price: string | number }): string => `${price} مرة واحدة.`;
/** عند الاجتياز تستلم {bonus} خلال {days} أيام عمل. غيّرت رأيك؟ قبل أول صفقة يمكنك إرجاع الحساب واسترداد المبلغ كاملًا خلال {returnDays, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const closingText = ({ bonus, days, returnDays }: { bonus: string | number; days: string | number; returnDays: number }): string =>
  `عند الاجتياز تستلم ${bonus} خلال ${days} أيام عمل. غيّرت رأيك؟ قبل أول صفقة يمكنك إرجاع الحساب واسترداد المبلغ كاملًا خلال ${$plurals.select(returnDays) === 'zero' ? `${$numbers.format(returnDays)} يوم` : $plurals.select(returnDays) === 'one' ? 'يوم واحد' : $plurals.select(returnDays) === 'two' ? 'يومين' : $plurals.select(returnDays) === 'few' ? `${$numbers.format(returnDays)} أيام` : $plurals.select(returnDays) === 'many' ? `${$numbers.format(returnDays)} يومًا` : `${$numbers.format(returnDays)} يوم`}.`;
export const closingStart = 'ابدأ التحدي';
export const closingPrograms = 'قارن البرامج';
