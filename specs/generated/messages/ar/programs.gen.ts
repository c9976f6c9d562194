// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'ثلاث طرق إلى حساب ممول.';
export const lead = 'مرحلة تقييم واحدة أو اثنتان أو بلا مراحل. لكل برنامج حدوده وسعره ونسبة تقاسم الربح فيه. وكل الحسابات محاكاة، بما فيها الممولة.';
export const start = ({ price }: { price: string | number }): string => `ابدأ التحدي من ${price}`;
export const toCompare = 'قارن البرامج';
export const pathsTitle = 'كيف يعمل كل برنامج';
/** مرسومة بمقياس واحد، كنسبة من الرصيد الأولي. لا مهلة زمنية في أي برنامج؛ {days, plural, one {ويوم واحد} two {ويومان} few {و# أيام} many {و# يومًا} other {و# يوم}} بلا تداول تُغلق الحساب. */
export const pathsLead = ({ days }: { days: number }): string =>
  `مرسومة بمقياس واحد، كنسبة من الرصيد الأولي. لا مهلة زمنية في أي برنامج؛ ${$plurals.select(days) === 'one' ? 'ويوم واحد' : $plurals.select(days) === 'two' ? 'ويومان' : $plurals.select(days) === 'few' ? `و${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `و${$numbers.format(days)} يومًا` : `و${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب.`;
export const pathsNote = 'مسارات عيّنة محاكاة، تُظهر مواضع الحدود لا ما ستكسبه.';
export const popular = 'الأكثر طلبًا';
export const comingSoon = 'قريبًا';
export const price = ({ from, to }: { from: string | number; to: string | number }): string => `من ${from} إلى ${to}`;
export const sizes = ({ from, to }: { from: string | number; to: string | number }): string =>
  `رسوم لمرة واحدة لرصيد محاكى من ${from} إلى ${to}`;
export const phaseSummary = ({ day }: { day: string | number }): string => `يبلغ مسار العيّنة الهدف في اليوم ${day}.`;
/** {count, plural, one {دفعة واحدة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}} خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من مسار عيّنة. */
export const fundedSummary = ({ count, days }: { count: number; days: number }): string =>
  `${$plurals.select(count) === 'one' ? 'دفعة واحدة' : $plurals.select(count) === 'two' ? 'دفعتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} دفعات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} دفعة` : `${$numbers.format(count)} دفعة`} خلال ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} من مسار عيّنة.`;
export const passed = 'تمّ الاجتياز';
export const paid = 'دفعة';
export const target = 'الهدف';
export const daily = 'الخسارة اليومية';
export const maximum = 'الخسارة القصوى';
export const keep = 'تقاسم الربح';
export const floor = 'حدّ الخسارة';
export const floorTrails = 'متحرك';
export const floorStays = 'ثابت';
export const floorTrailsNote = 'يرتفع مع أعلى رصيد إغلاق حتى الرصيد الأولي';
export const floorStaysNote = 'ثابت تحت الرصيد الأولي';
export const pass = 'عند الاجتياز';
export const passShare = ({ percent }: { percent: string | number }): string => `الرسوم و${percent} من الهدف`;
export const passFee = 'تُسترد الرسوم';
export const passNone = 'لا تقييم';
export const passNote = ({ days }: { days: string | number }): string => `خلال ${days} أيام عمل`;
export const passNoneNote = 'ممول من اليوم الأول';
export const cycle = 'الدفعات';
/** {days, plural, one {كل يوم} two {كل يومين} few {كل # أيام} many {كل # يومًا} other {كل # يوم}} */
export const cycleValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'كل يوم' : $plurals.select(days) === 'two' ? 'كل يومين' : $plurals.select(days) === 'few' ? `كل ${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `كل ${$numbers.format(days)} يومًا` : `كل ${$numbers.format(days)} يوم`;
export const cycleNote = ({ minimum, hours }: { minimum: string | number; hours: string | number }): string =>
  `ابتداءً من ${minimum}، ويُعالَج خلال ${hours} ساعة`;
export const notSold = 'قريبًا، لا يُباع بعد';
export const compareTitle = 'قارن البرامج';
export const compareLead = 'النسب من الرصيد الأولي، ومعها المبالغ بالدولار على أكبر حجم تشترك فيه البرامج الثلاثة.';
export const compareCaption = 'مقارنة البرامج الثلاثة';
export const from = ({ price }: { price: string | number }): string => `من ${price}`;
export const wayGroup = 'التقييم';
export const phases = 'مراحل التقييم';
/** {count, plural, =0 {لا شيء} one {مرحلة واحدة} two {مرحلتان} few {# مراحل} many {# مرحلة} other {# مرحلة}} */
export const phasesValue = ({ count }: { count: number }): string =>
  count === 0 ? 'لا شيء' : $plurals.select(count) === 'one' ? 'مرحلة واحدة' : $plurals.select(count) === 'two' ? 'مرحلتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} مراحل` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} مرحلة` : `${$numbers.format(count)} مرحلة`;
/** {count, plural, one {{percent}} two {{percent} في كل منهما} few {{percent} في كل منها} many {{percent} في كل منها} other {{percent} في كل منها}} */
export const targetEach = ({ count, percent }: { count: number; percent: string | number }): string =>
  $plurals.select(count) === 'one' ? `${percent}` : $plurals.select(count) === 'two' ? `${percent} في كل منهما` : $plurals.select(count) === 'few' ? `${percent} في كل منها` : $plurals.select(count) === 'many' ? `${percent} في كل منها` : `${percent} في كل منها`;
export const none = 'لا يوجد';
export const timeLimit = 'المهلة الزمنية';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب */
export const timeLimitNote = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب`;
export const minimumDays = 'الحدّ الأدنى للأيام';
export const limitsGroup = 'حدود الخسارة';
export const dailyLoss = 'حد الخسارة اليومية';
export const dailyLossNote = 'من إغلاق اليوم السابق';
export const dailyTwo = ({ first, funded }: { first: string | number; funded: string | number }): string =>
  `${first}، ثم ${funded} بعد التمويل`;
export const maximumLoss = 'الخسارة القصوى';
export const maximumTrailing = ({ percent }: { percent: string | number }): string => `${percent}، متحركة`;
export const maximumStatic = ({ percent }: { percent: string | number }): string => `${percent}، ثابتة`;
export const moneyGroup = ({ size }: { size: string | number }): string => `على حساب بقيمة ${size}`;
export const fee = 'الرسوم، تُدفع مرة واحدة';
export const dollarTarget = 'الربح اللازم للاجتياز';
/** {count, plural, one {{amount}} two {{amount} في كل منهما} few {{amount} في كل منها} many {{amount} في كل منها} other {{amount} في كل منها}} */
export const dollarsPhases = ({ count, amount }: { count: number; amount: string | number }): string =>
  $plurals.select(count) === 'one' ? `${amount}` : $plurals.select(count) === 'two' ? `${amount} في كل منهما` : $plurals.select(count) === 'few' ? `${amount} في كل منها` : $plurals.select(count) === 'many' ? `${amount} في كل منها` : `${amount} في كل منها`;
export const dollarDaily = 'حد الخسارة اليومية في اليوم الأول';
export const dollarMaximum = 'الخسارة القصوى عند البداية';
export const bonus = 'مكافأة الفائز';
export const bonusNote = 'تُدفع بعد الاجتياز وتشمل الرسوم المستردة';
export const rewardsGroup = 'بعد التمويل';
export const share = 'تقاسم الربح';
export const cycleRow = 'دورة الدفع';
export const leastPayout = 'أصغر دفعة';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const cycleDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
export const tradingGroup = 'التداول';
export const sizesRow = 'الأحجام';
export const leverage = 'الرافعة';
export const leverageValue = ({ leverage }: { leverage: string | number }): string => `حتى 1:${leverage}`;
export const advisors = 'المستشارون الآليون';
export const advisorsAsk = 'بموافقة مسبقة';
export const advisorsYes = 'مسموح';
export const advisorsNo = 'غير مسموح';
export const platforms = 'المنصات';
export const where = 'أين يُباع';
export const whereTab = 'هنا وفي أداة اختيار السعر';
export const whereLink = 'في هذه الصفحة برابط مباشر';
export const whereSoon = 'ليس بعد';
export const turnsTitle = 'ما الذي قد يحدث للحساب';
export const turnsLead = 'أربع نتائج. اقرأها قبل أن تدفع.';
export const turnPass = 'تبلغ الهدف';
export const turnPassText = ({ days, program, percent }: { days: string | number; program: string | number; percent: string | number }): string =>
  `أغلق كل الصفقات عند الهدف فتجتاز المرحلة في أي يوم. وبعد آخر مرحلة تُسترد الرسوم خلال ${days} أيام عمل، ومعها في «${program}» ${percent} من الهدف.`;
export const turnBreach = 'تتجاوز حدًّا';
/** ينتهي الحساب فورًا ونهائيًا. وتحصل على قسيمة واحدة لحساب جديد بالحجم نفسه: خصم {discount}، صالحة لمدة {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const turnBreachText = ({ discount, days }: { discount: string | number; days: number }): string =>
  `ينتهي الحساب فورًا ونهائيًا. وتحصل على قسيمة واحدة لحساب جديد بالحجم نفسه: خصم ${discount}، صالحة لمدة ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}.`;
export const turnStill = 'تتوقف عن التداول';
/** يُغلق الحساب بعد {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول. هذا هو الحد الزمني الوحيد، ولا يمكن إيقافه مؤقتًا. */
export const turnStillText = ({ days }: { days: number }): string =>
  `يُغلق الحساب بعد ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول. هذا هو الحد الزمني الوحيد، ولا يمكن إيقافه مؤقتًا.`;
export const turnFunded = 'تصبح ممولًا';
export const turnFundedText = ({ most }: { most: string | number }): string =>
  `تبقى حدود الخسارة، ولا هدف بعد ذلك. تحتفظ بحصتك من الربح المحاكى، والنتائج المنتظمة قد توسّع الحساب حتى ${most}.`;
export const faqTitle = ({ program }: { program: string | number }): string => `أسئلة عن «${program}»`;
export const faqTrading = 'قواعد التداول';
export const faqContact = 'اسألنا عن غير ذلك';
export const closingFirst = 'اختر برنامجًا.';
export const closingSecond = 'واطّلع على السعر كاملًا.';
/** من {price} لحساب محاكى بحجم {size}. بلا مهلة زمنية؛ {days, plural, one {ويوم واحد} two {ويومان} few {و# أيام} many {و# يومًا} other {و# يوم}} بلا تداول تُغلقه. */
export const closingText = ({ price, size, days }: { price: string | number; size: string | number; days: number }): string =>
  `من ${price} لحساب محاكى بحجم ${size}. بلا مهلة زمنية؛ ${$plurals.select(days) === 'one' ? 'ويوم واحد' : $plurals.select(days) === 'two' ? 'ويومان' : $plurals.select(days) === 'few' ? `و${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `و${$numbers.format(days)} يومًا` : `و${$numbers.format(days)} يوم`} بلا تداول تُغلقه.`;
export const closingPrices = 'قارن كل الأسعار';
export const sizeLabel = ({ program }: { program: string | number }): string => `أحجام ${program}`;
export const choosePrice = ({ program, size, price }: { program: string | number; size: string | number; price: string | number }): string =>
  `ابدأ التحدي: ${program}، ${size} مقابل ${price}`;
