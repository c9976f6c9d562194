// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'تحقّق من الأرقام بنفسك.';
export const lead = ({ name }: { name: string | number }): string =>
  `تبيع ${name} شيئًا واحدًا: تقييم تداول محاكى. تعرض هذه الصفحة حدوده وتكاليفه ومواعيد دفعه، ومعها أسباب ألّا تشتريه.`;
export const toPricing = 'قارن الأسعار';
export const toNotForYou = 'لمن لا يناسب';
export const linesTitle = 'هدف واحد وحدّان للخسارة';
export const linesLead = ({ days }: { days: string | number }): string =>
  `هدف واحد بلا مرحلة ثانية، ولا حدّ أدنى للأيام ولا مهلة زمنية. ويُغلق الحساب بعد ${days} يومًا بلا صفقة.`;
export const chartTitle = ({ size }: { size: string | number }): string => `تقييم بقيمة ${size} يومًا بيوم`;
export const chartNote = 'مسار عيّنة محاكى';
export const chartSummary = ({ target, day, floor }: { target: string | number; day: string | number; floor: string | number }): string =>
  `يبلغ الرصيد هدفه ${target} في اليوم ${day}، ويكون حدّ الخسارة قد ارتفع حينها إلى ${floor} وثبت عنده.`;
export const chartDay = ({ day }: { day: string | number }): string => `اليوم ${day}`;
export const chartDayHead = 'اليوم';
export const chartBalance = 'رصيد الإغلاق';
export const chartTarget = 'الهدف';
export const chartFloor = 'حدّ الخسارة';
export const chartPassed = 'تمّ الاجتياز';
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readChart = 'قراءة يومًا بيوم';
export const upTitle = ({ percent }: { percent: string | number }): string => `هدف الربح ${percent}`;
export const up = ({ size, target }: { size: string | number; target: string | number }): string =>
  `من ${size} إلى ${target}، محسوبة على الأرباح المغلقة. وتُغلق جميع الصفقات قبل احتسابها.`;
export const downTitle = ({ percent }: { percent: string | number }): string => `الخسارة القصوى ${percent}`;
export const down = ({ start, size }: { start: string | number; size: string | number }): string =>
  `يبدأ الحدّ عند ${start}، ويتبع أعلى رصيد إغلاق لك صعودًا فقط، ثم يتوقّف نهائيًا عند ${size}.`;
export const dayTitle = ({ percent }: { percent: string | number }): string => `حد الخسارة اليومية ${percent}`;
export const day = 'تُقاس من رصيد إغلاق الأمس. وتجاوز أيّ من الحدّين ينهي الحساب فورًا.';
export const sumsTitle = 'ما تدفعه وما يعود إليك';
export const sumsLead = 'رسوم التقييم والإضافات التي تختارها هي كل ما تدفعه. وعند اجتيازك تُسترد الرسوم كاملة ومعها المكافأة.';
export const sumsTable = ({ program }: { program: string | number }): string =>
  `الرسوم ومكافأة الفائز لكل حجم من برنامج ${program}`;
export const sumsSize = 'الرصيد المحاكى';
export const sumsFee = 'تدفع';
export const sumsRefund = 'الرسوم المستردة';
export const sumsBonus = ({ percent }: { percent: string | number }): string => `${percent} من الهدف`;
export const sumsBack = 'تستلم';
export const sumsFoot = ({ days, discount }: { days: string | number; discount: string | number }): string =>
  `تُدفع خلال ${days} أيام عمل من الاجتياز. وإن لم تجتز فلا تُسترد الرسوم، وتحصل على قسيمة واحدة لحساب جديد بالحجم نفسه بخصم ${discount}.`;
export const timesTitle = 'مواعيد الدفع بالتحديد';
export const timesLead = 'قد تعني عبارة «دفعات سريعة» أيّ شيء. لذلك نحدّد أربعة مواعيد، لكل منها رقم.';
export const processing = 'المعالجة';
export const processingValue = ({ hours }: { hours: string | number }): string => `${hours} ساعة`;
export const processingText = 'من طلبك حتى إرسال المال.';
export const refund = 'الاسترداد';
export const refundValue = ({ days }: { days: string | number }): string => `${days} أيام عمل`;
export const refundText = 'من الاجتياز حتى إرسال الرسوم والمكافأة.';
export const cycle = 'دورة الدفع';
/** {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const cycleValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
export const cycleText = ({ minimum }: { minimum: string | number }): string =>
  `من دفعة إلى التي تليها في الحساب الممول. وأصغر دفعة ${minimum}.`;
export const inactivity = 'انعدام النشاط';
/** {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const inactivityValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
export const inactivityText = 'يُغلق الحساب إذا مضت هذه المدة بلا صفقة. وهي الحد الزمني الوحيد.';
export const notTitle = 'لمن لا يناسب';
export const notLead = ({ name }: { name: string | number }): string =>
  `ينبغي ألّا يشتري بعض الناس تقييمًا من ${name} ولا من غيرها. اقرأ هذا قبل أن تدفع.`;
export const notMarket = 'تريد التداول في سوق حقيقية';
export const notMarketText = 'كل حساب هنا محاكى، والممول كذلك. الرسوم والدفعات حقيقية، أما الصفقات فلا.';
export const notIncome = 'تحتاج إلى هذا المال';
export const notIncomeText = 'معظم من يتداولون يخسرون. وإن كنت لا تستغني عن الرسوم فلا حجم يناسبك.';
export const notNews = 'تتداول على الأخبار';
/** لا تُفتح صفقة ولا تُغلق يدويًا من {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} قبل الخبر عالي التأثير حتى {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} بعده. */
export const notNewsText = ({ minutes }: { minutes: number }): string =>
  `لا تُفتح صفقة ولا تُغلق يدويًا من ${$plurals.select(minutes) === 'zero' ? `${$numbers.format(minutes)} دقيقة` : $plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتين' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} قبل الخبر عالي التأثير حتى ${$plurals.select(minutes) === 'zero' ? `${$numbers.format(minutes)} دقيقة` : $plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتين' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} بعده.`;
export const notMany = 'تحتفظ بصفقات كثيرة';
export const notManyText = ({ positions, percent }: { positions: string | number; percent: string | number }): string =>
  `يُسمح بـ${positions} صفقات مفتوحة على الأكثر، وبمخاطرة ${percent} من الرصيد على الأكثر في كل منها.`;
export const notOthers = 'تريد أن يتداول غيرك عنك';
export const notOthersText = 'إدارة الحساب من طرف ثالث غير مسموحة. أما النسخ بين حساباتك أو داخل فريق مسجّل فمسموح.';
export const notBreaks = 'تأخذ فترات انقطاع طويلة';
/** يُغلق الحساب بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بلا صفقة، ولا سبيل إلى إيقافه مؤقتًا. */
export const notBreaksText = ({ days }: { days: number }): string =>
  `يُغلق الحساب بعد ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا صفقة، ولا سبيل إلى إيقافه مؤقتًا.`;
