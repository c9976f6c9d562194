// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const titleFirst = 'اختر الحجم.';
export const titleSecond = 'وشاهد السعر كاملًا.';
export const lead = 'رسوم واحدة تُسترد عند الاجتياز. أحجام الحسابات أرصدة محاكاة، ولا تودع رأس مال للتداول.';
export const programLabel = 'البرنامج';
export const phaseLabel = 'المرحلة';
export const sizeLabel = 'حجم الحساب';
export const popular = 'الأكثر طلبًا';
export const comingSoon = 'قريبًا';
export const evaluationTitle = ({ size }: { size: string | number }): string => `تقييم ${size}`;
export const fundedTitle = ({ size }: { size: string | number }): string => `حساب ممول ${size}`;
export const samplePath = 'مسار عيّنة، محاكى';
export const chartTarget = ({ percent }: { percent: string | number }): string => `الهدف ${percent}`;
export const chartDailyLimit = 'حد الخسارة اليوم';
export const chartDailyLimitShort = 'حد اليوم';
export const chartFloor = 'حد الخسارة القصوى';
export const chartFloorShort = 'حد الخسارة';
export const chartDay = ({ day }: { day: string | number }): string => `اليوم ${day}`;
export const chartDayColumn = 'اليوم';
export const chartBalanceColumn = 'الرصيد';
export const chartFloorColumn = 'حد الخسارة';
/** رصيد الإغلاق اليومي لحساب {size} على مدى {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، عيّنة محاكاة */
export const chartTable = ({ size, days }: { size: string | number; days: number }): string =>
  `رصيد الإغلاق اليومي لحساب ${size} على مدى ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}، عيّنة محاكاة`;
export const ruleTarget = 'هدف الربح';
export const ruleTargetNote = 'من الرصيد الأولي';
export const ruleTargetNone = 'لا يوجد';
export const ruleTargetFundedNote = 'لا هدف بعد التمويل';
export const ruleDailyLoss = 'حد الخسارة اليومية';
export const ruleDailyLossNote = 'في اليوم الأول، ثم من رصيد إغلاق أمس';
export const ruleMaximumLoss = 'الخسارة القصوى';
export const ruleMaximumLossTrailing = 'متحركة، على رصيد الإغلاق';
export const ruleMaximumLossStatic = 'من الرصيد الأولي، على رصيد الإغلاق';
export const ruleRisk = 'المخاطرة لكل صفقة';
export const ruleRiskValue = ({ percent }: { percent: string | number }): string => `حتى ${percent}`;
/** {count, plural, one {صفقة مفتوحة واحدة} two {صفقتان مفتوحتان} few {# صفقات مفتوحة} many {# صفقة مفتوحة} other {# صفقة مفتوحة}} كحد أقصى */
export const ruleRiskNote = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'صفقة مفتوحة واحدة' : $plurals.select(count) === 'two' ? 'صفقتان مفتوحتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} صفقات مفتوحة` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} صفقة مفتوحة` : `${$numbers.format(count)} صفقة مفتوحة`} كحد أقصى`;
export const ruleTime = 'المدة';
export const ruleTimeValue = 'بلا حد زمني';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب */
export const ruleTimeNote = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب`;
export const ruleMinimumDays = 'الحد الأدنى للأيام';
export const ruleMinimumDaysNone = 'لا يوجد';
export const ruleMinimumDaysNote = 'يمكنك الاجتياز في أي يوم';
export const ruleShare = 'تقاسم الربح';
/** تُدفع كل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const ruleShareNote = ({ days }: { days: number }): string =>
  `تُدفع كل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const ruleLeverage = 'الرافعة المالية';
export const ruleLeverageValue = ({ leverage }: { leverage: string | number }): string => `حتى 1:${leverage}`;
export const ruleAdvisors = 'المستشارون الآليون';
export const ruleAdvisorsYes = 'مسموح';
export const ruleAdvisorsApproval = 'بموافقة';
export const ruleAdvisorsNo = 'غير مسموح';
export const ruleAdvisorsNote = 'اسأل قبل أن تبدأ';
export const ruleNews = 'الأخبار المؤثرة';
/** {minutes, plural, one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} قبلها وبعدها */
export const ruleNewsValue = ({ minutes }: { minutes: number }): string =>
  `${$plurals.select(minutes) === 'one' ? 'دقيقة' : $plurals.select(minutes) === 'two' ? 'دقيقتان' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} قبلها وبعدها`;
export const ruleNewsNote = 'لا فتح ولا إغلاق يدويًا حول الأخبار عالية التأثير';
export const ruleCycle = 'دورة الدفع';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const ruleCycleValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
export const ruleCycleNote = ({ hours }: { hours: string | number }): string => `تُعالَج كل دفعة خلال ${hours} ساعة`;
export const amountAndPercent = ({ amount, percent }: { amount: string | number; percent: string | number }): string =>
  `${amount} · ${percent}`;
export const receiptPay = 'تدفع مرة واحدة';
export const receiptRefundable = ({ percent }: { percent: string | number }): string => `مستردة ${percent}`;
export const receiptRefundablePart = ({ amount }: { amount: string | number }): string => `منها ${amount} مستردة`;
export const receiptFee = ({ size }: { size: string | number }): string => `رسوم التقييم، ${size}`;
export const receiptNotAdded = 'غير مضافة';
export const receiptTotal = 'الإجمالي اليوم';
export const receiptStart = 'ابدأ التحدي';
export const receiptBack = 'عند الاجتياز تستلم';
export const receiptRefund = 'استرداد الرسوم';
export const receiptTargetShare = ({ percent, target }: { percent: string | number; target: string | number }): string =>
  `${percent} من الهدف ${target}`;
export const receiptBonus = 'مكافأة الفائز';
/** تُدفع خلال {days} أيام عمل. وقبل أول صفقة يمكنك إعادة الحساب خلال {returnable, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} واسترداد المبلغ كاملًا. تجاوز الحد ينهي الحساب؛ وإعادة المحاولة بالحجم نفسه أقل بنسبة {discount} لمدة {valid, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const receiptNote = ({ days, returnable, discount, valid }: { days: string | number; returnable: number; discount: string | number; valid: number }): string =>
  `تُدفع خلال ${days} أيام عمل. وقبل أول صفقة يمكنك إعادة الحساب خلال ${$plurals.select(returnable) === 'one' ? 'يوم واحد' : $plurals.select(returnable) === 'two' ? 'يومين' : $plurals.select(returnable) === 'few' ? `${$numbers.format(returnable)} أيام` : $plurals.select(returnable) === 'many' ? `${$numbers.format(returnable)} يومًا` : `${$numbers.format(returnable)} يوم`} واسترداد المبلغ كاملًا. تجاوز الحد ينهي الحساب؛ وإعادة المحاولة بالحجم نفسه أقل بنسبة ${discount} لمدة ${$plurals.select(valid) === 'one' ? 'يوم واحد' : $plurals.select(valid) === 'two' ? 'يومين' : $plurals.select(valid) === 'few' ? `${$numbers.format(valid)} أيام` : $plurals.select(valid) === 'many' ? `${$numbers.format(valid)} يومًا` : `${$numbers.format(valid)} يوم`}.`;
export const paymentMethods = 'طرق الدفع';
