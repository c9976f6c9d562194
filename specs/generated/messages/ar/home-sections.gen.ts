// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const sampleData = 'بيانات عيّنة';
export const pause = 'إيقاف مؤقت';
export const heroFigures = ({ name }: { name: string | number }): string => `${name} بالأرقام، أربعة في كل مرة`;
export const heroFiguresPause = 'أوقف تبدّل الأرقام';
export const heroFiguresPlay = 'شغّل تبدّل الأرقام';
export const heroFiguresPosition = ({ position, count }: { position: string | number; count: string | number }): string =>
  `${position} من ${count}`;
export const pausePayouts = 'أوقف حركة الدفعات';
export const play = 'تشغيل';
export const playPayouts = 'شغّل حركة الدفعات';
export const payoutsTitle = 'أحدث الدفعات';
export const payoutsLead = 'حصص من الربح دُفعت عن حسابات ممولة محاكاة.';
export const payoutsFilterLabel = 'طريقة الدفع';
export const payoutsMarqueeLabel = 'أحدث الدفعات، الأجدّ أولًا';
/** {count, plural, zero {لا توجد دفعات معروضة} one {دفعة واحدة معروضة} two {دفعتان معروضتان} few {# دفعات معروضة} many {# دفعة معروضة} other {# دفعة معروضة}} */
export const payoutsCount = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا توجد دفعات معروضة' : $plurals.select(count) === 'one' ? 'دفعة واحدة معروضة' : $plurals.select(count) === 'two' ? 'دفعتان معروضتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} دفعات معروضة` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} دفعة معروضة` : `${$numbers.format(count)} دفعة معروضة`;
export const payoutsByWeek = 'الدفعات أسبوعيًا';
/** قبل {weeks, plural, one {أسبوع} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}} */
export const payoutsWeeksAgo = ({ weeks }: { weeks: number }): string =>
  `قبل ${$plurals.select(weeks) === 'one' ? 'أسبوع' : $plurals.select(weeks) === 'two' ? 'أسبوعين' : $plurals.select(weeks) === 'few' ? `${$numbers.format(weeks)} أسابيع` : $plurals.select(weeks) === 'many' ? `${$numbers.format(weeks)} أسبوعًا` : `${$numbers.format(weeks)} أسبوع`}`;
export const payoutsThisWeek = ({ amount }: { amount: string | number }): string => `هذا الأسبوع ${amount}، محاكاة`;
export const payoutsWeekColumn = 'الأسبوع';
export const payoutsAmountColumn = 'المدفوع';
/** {weeks, plural, =0 {هذا الأسبوع} one {قبل أسبوع} two {قبل أسبوعين} few {قبل # أسابيع} many {قبل # أسبوعًا} other {قبل # أسبوع}} */
export const payoutsWeekRow = ({ weeks }: { weeks: number }): string =>
  weeks === 0 ? 'هذا الأسبوع' : $plurals.select(weeks) === 'one' ? 'قبل أسبوع' : $plurals.select(weeks) === 'two' ? 'قبل أسبوعين' : $plurals.select(weeks) === 'few' ? `قبل ${$numbers.format(weeks)} أسابيع` : $plurals.select(weeks) === 'many' ? `قبل ${$numbers.format(weeks)} أسبوعًا` : `قبل ${$numbers.format(weeks)} أسبوع`;
export const payoutAccount = ({ size }: { size: string | number }): string => `حساب ${size}`;
export const payoutShare = ({ percent }: { percent: string | number }): string => `حصة ${percent}`;
export const payoutReceipt = 'إيصال';
/** قبل {hours, plural, one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} */
export const hoursAgo = ({ hours }: { hours: number }): string =>
  `قبل ${$plurals.select(hours) === 'one' ? 'ساعة' : $plurals.select(hours) === 'two' ? 'ساعتين' : $plurals.select(hours) === 'few' ? `${$numbers.format(hours)} ساعات` : $plurals.select(hours) === 'many' ? `${$numbers.format(hours)} ساعة` : `${$numbers.format(hours)} ساعة`}`;
/** قبل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const daysAgo = ({ days }: { days: number }): string =>
  `قبل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const whyTitle = ({ name }: { name: string | number }): string => `لماذا يختار المتداولون ${name}`;
export const whyLead = 'قواعد مرسومة أمامك، وأسعار تجمعها بنفسك، من دون مبالغات.';
export const whyTargetLabel = ({ percent }: { percent: string | number }): string => `هدف ${percent}`;
export const whyPassed = 'اجتياز';
export const whyTargetPicture = ({ percent }: { percent: string | number }): string =>
  `رصيد محاكى، وهو عيّنة، يصعد إلى هدف ${percent} فيجتاز.`;
export const whyPay = 'تدفع رسوم التقييم';
export const whyRefund = 'تُسترد الرسوم عند الاجتياز';
export const whyTargetShare = ({ percent, target }: { percent: string | number; target: string | number }): string =>
  `${percent} من الهدف ${target}`;
export const whyBack = 'مكافأة الفائز المدفوعة لك';
export const whyDailyLoss = 'الخسارة اليومية';
export const whyMaximumLoss = 'الخسارة القصوى';
export const whyLeft = ({ left }: { left: string | number }): string => `بقي ${left}`;
export const whyLimitSpoken = ({ left, limit }: { left: string | number; limit: string | number }): string =>
  `بقي ${left} من ${limit}`;
export const whyLimitsNote = ({ size, day }: { size: string | number; day: string | number }): string =>
  `حساب ${size} محاكى في اليوم ${day}.`;
export const whySizesPicture = ({ sizes, scaling }: { sizes: string | number; scaling: string | number }): string =>
  `مربعات متناسبة مع أحجام الحسابات ${sizes}، ومع ${scaling} وهو أقصى ما يبلغه التوسيع.`;
export const whyCopyPicture = 'منحنيان، وهما عيّنة. الثاني منقّط ويتبع الأول.';
export const whyCycle = 'دورة الدفع';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const whyCycleValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
export const whyProcessing = 'المعالجة';
export const whyProcessingValue = ({ hours }: { hours: string | number }): string => `${hours} ساعة`;
export const whyRefundTime = 'الاسترداد والمكافأة';
export const whyRefundTimeValue = ({ days }: { days: string | number }): string => `${days} أيام عمل`;
export const whyMinimum = 'أصغر دفعة';
export const statsTitle = ({ name }: { name: string | number }): string => `${name} بالأرقام`;
export const statsNote = 'أرقام عيّنة. لكل رقم نطاق ومصدر وتاريخ.';
export const statsSources = 'من أين تأتي الأرقام';
export const statsFigure = 'الرقم';
export const statsScope = 'ما الذي يُعدّ';
export const statsSource = 'المصدر';
export const statsDate = 'حتى تاريخ';
export const carouselTitle = 'ماذا يقول المتداولون';
export const carouselPause = 'أوقف حركة الآراء';
export const carouselPlay = 'شغّل حركة الآراء';
export const carouselLabel = 'آراء المتداولين';
export const carouselRole = 'عرض متتابع';
export const carouselSlideRole = 'شريحة';
export const carouselSlide = ({ index, count }: { index: string | number; count: string | number }): string =>
  `${index} من ${count}`;
export const carouselPrevious = 'الرأي السابق';
export const carouselNext = 'الرأي التالي';
export const testimonialRating = ({ rating }: { rating: string | number }): string => `التقييم ${rating} من 5`;
export const testimonialProgram = ({ program, size }: { program: string | number; size: string | number }): string =>
  `${program}، ⁦${size}⁩`;
export const testimonialRefund = 'الرسوم المستردة';
export const testimonialBonus = ({ percent }: { percent: string | number }): string => `${percent} من الهدف`;
export const testimonialPayout = 'حصة الربح المدفوعة';
export const testimonialReceipt = 'على حساب محاكى';
export const hallTitle = 'قاعة المشاهير';
export const hallLead = 'متداولون من عيّنة مع أكبر دفعة لكل منهم على حساب ممول محاكى، مرسومة بالمقياس نفسه.';
export const hallTrader = 'المتداول';
export const hallAccount = 'الحساب';
export const hallTime = 'ممول منذ';
export const hallBestMonth = 'أفضل شهر';
export const hallLargest = 'أكبر دفعة';
export const hallStreak = 'دفعات متتالية';
export const hallSimulated = 'محاكاة';
export const verified = 'تم التحقق من الإيصال';
export const faqTitle = 'الأسئلة الشائعة';
export const faqLead = 'لم تجد سؤالك؟ اتصل بنا أو زر مركز المساعدة.';
export const faqContact = 'اتصل بنا';
export const faqHelp = 'مركز المساعدة';
export const wallTitle = 'المزيد من المتداولين';
export const wallLead = 'وبينها تقييمات أقل من خمسة.';
export const closingTitleFirst = ({ price }: { price: string | number }): string => `ابدأ بـ${price}.`;
export const closingTitleSecond = 'واستردّها عند الاجتياز.';
/** اختر حجمًا من {from} إلى {to}. اجتز التقييم المحاكى فتُسترد الرسوم مع مكافأة. بلا حد زمني؛ {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب. */
export const closingText = ({ from, to, days }: { from: string | number; to: string | number; days: number }): string =>
  `اختر حجمًا من ${from} إلى ${to}. اجتز التقييم المحاكى فتُسترد الرسوم مع مكافأة. بلا حد زمني؛ ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب.`;
export const closingRequest = 'ابدأ الآن';
export const closingPrices = 'شاهد الأسعار';
export const faqSearch = 'ابحث في الأسئلة';
/** {count, plural, =0 {لا سؤال يحتوي على هذه الكلمات} zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}} */
export const faqFound = ({ count }: { count: number }): string =>
  count === 0 ? 'لا سؤال يحتوي على هذه الكلمات' : $plurals.select(count) === 'zero' ? 'لا أسئلة' : $plurals.select(count) === 'one' ? 'سؤال واحد' : $plurals.select(count) === 'two' ? 'سؤالان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} أسئلة` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} سؤالًا` : `${$numbers.format(count)} سؤال`;
