// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'المدونة';
export const lead = 'ملاحظات عن المخاطرة والقواعد والعادات، يكتبها من يديرون التقييمات.';
export const latest = 'الأحدث';
/** {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} للقراءة */
export const minutes = ({ minutes }: { minutes: number }): string =>
  `${$plurals.select(minutes) === 'zero' ? 'أقل من دقيقة' : $plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتان' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} للقراءة`;
export const minutesShort = ({ minutes }: { minutes: number }): string => `${$numbers.format(minutes)} د`;
export const categoriesLabel = 'الأقسام';
export const allCategories = 'كل المقالات';
export const searchLabel = 'البحث في المقالات';
export const searchPlaceholder = 'كلمة مثل «الحد»';
export const searchClear = 'مسح البحث';
export const searchSubmit = 'بحث';
/** {count, plural, =0 {لا مقالات} zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}} */
export const found = ({ count }: { count: number }): string =>
  count === 0 ? 'لا مقالات' : $plurals.select(count) === 'zero' ? 'لا مقالات' : $plurals.select(count) === 'one' ? 'مقال واحد' : $plurals.select(count) === 'two' ? 'مقالان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} مقالات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} مقالًا` : `${$numbers.format(count)} مقال`;
/** {count, plural, =0 {لا مقالات} zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}} عن «{query}» */
export const foundFor = ({ count, query }: { count: number; query: string | number }): string =>
  `${count === 0 ? 'لا مقالات' : $plurals.select(count) === 'zero' ? 'لا مقالات' : $plurals.select(count) === 'one' ? 'مقال واحد' : $plurals.select(count) === 'two' ? 'مقالان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} مقالات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} مقالًا` : `${$numbers.format(count)} مقال`} عن «${query}»`;
export const searching = 'يجري البحث في النصوص أيضًا…';
export const searchFailed = 'شمل البحث العناوين والملخصات فقط. لا يمكن الوصول إلى النصوص الآن.';
export const retry = 'إعادة المحاولة';
export const offline = 'أنت غير متصل بالإنترنت.';
export const offlineText = 'يمكنك متابعة قراءة هذه الصفحة.';
export const emptyTitle = 'لم يُعثر على مقالات';
export const emptyText = 'جرّب كلمة أخرى، أو ابحث في كل الأقسام.';
export const emptyCategoryTitle = 'لا شيء هنا بعد';
export const emptyCategoryText = 'لم يُنشر أي مقال في هذا القسم.';
export const emptyAction = 'عرض كل المقالات';
export const pagesLabel = 'صفحات القائمة';
export const previousPage = 'الصفحة السابقة';
export const nextPage = 'الصفحة التالية';
export const pageLabel = ({ page }: { page: number }): string => `الصفحة ${$numbers.format(page)}`;
export const pageSummary = ({ page, count }: { page: number; count: number }): string =>
  `الصفحة ${$numbers.format(page)} من ${$numbers.format(count)}`;
export const everyTitle = 'جميع المقالات';
export const feed = 'خلاصة RSS';
export const feedTitle = ({ name }: { name: string | number }): string => `مدونة ${name}`;
export const breadcrumbs = 'مسار التنقل';
export const by = ({ name }: { name: string | number }): string => `بقلم ${name}`;
export const published = ({ date }: { date: string | number }): string => `نُشر في ${date}`;
export const updated = ({ date }: { date: string | number }): string => `رُوجع في ${date}`;
export const contents = 'في هذا المقال';
export const copyLink = 'نسخ الرابط';
export const copied = 'نُسخ الرابط.';
export const copyFailed = 'تعذّر نسخ الرابط. انسخه من شريط العنوان.';
export const byMail = 'إرسال بالبريد الإلكتروني';
export const relatedTitle = 'اقرأ بعد ذلك';
export const moreTitle = 'مقالات أخرى';
export const newer = 'أحدث';
export const older = 'أقدم';
export const tags = 'المواضيع';
export const disclaimer = 'هذا المقال تعليمي ويصف حسابات محاكاة. وهو ليس نصيحة مالية.';
export const example = 'مثال، محاكاة';
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readPoints = 'القراءة نقطةً نقطة';
export const emptyChart = 'لا قياسات بعد';
export const figStart = 'البداية';
export const figDay = 'اليوم';
export const figDayOf = ({ day }: { day: number }): string => `اليوم ${$numbers.format(day)}`;
export const figSize = 'الحجم';
export const figBalance = 'الرصيد';
export const figFloor = 'حد الخسارة';
export const figPaidShare = 'ربح محاكى وما يُدفع منه';
export const figPaid = 'المبلغ';
export const figPaidProfit = 'الربح المحاكى';
export const figPaidAt = ({ share }: { share: string | number }): string => `المدفوع بحصة ${share}`;
export const figTrailingFloor = 'أسبوع واحد على حساب 10K';
export const figDailyLine = 'حد الخسارة اليومية بعد كل إغلاق';
export const figDailyLineName = 'الحد اليومي';
export const figLosingStreak = 'ما يبقى بعد خسائر متتالية';
export const figLosses = 'الخسائر';
/** {count, plural, =0 {لا شيء} zero {#} one {#} two {#} few {#} many {#} other {#}} */
export const figLossesOf = ({ count }: { count: number }): string =>
  count === 0 ? 'لا شيء' : $plurals.select(count) === 'zero' ? `${$numbers.format(count)}` : $plurals.select(count) === 'one' ? `${$numbers.format(count)}` : $plurals.select(count) === 'two' ? `${$numbers.format(count)}` : $plurals.select(count) === 'few' ? `${$numbers.format(count)}` : $plurals.select(count) === 'many' ? `${$numbers.format(count)}` : `${$numbers.format(count)}`;
export const figRiskOf = ({ percent }: { percent: string | number }): string => `مخاطرة ${percent}`;
export const figMaximumLoss = 'الخسارة القصوى';
export const figFeeAndBonus = 'الرسوم والمكافأة حسب الحجم';
export const figFee = 'الرسوم';
export const figBonus = 'المكافأة';
export const figOneClock = 'الأيام منذ آخر صفقة';
export const figSince = 'الأيام';
export const figClose = 'يُغلق';
export const figNewsWindow = 'خبر عند 16:30';
export const figWhat = 'المدة';
export const figWhen = 'الوقت';
export const figYouTrade = 'تداول معتاد';
export const figWindow = 'لا صفقات يدوية';
export const figAgain = 'تداول معتاد';
export const figTimes = ({ from, to }: { from: string | number; to: string | number }): string => `من ${from} إلى ${to}`;
export const figTwoFloors = 'أسبوعان على 50K مع كل من الحدّين';
export const figTrailing = 'متحرك';
export const figStatic = 'ثابت';
export const figServerDay = 'متى ينتهي يوم الخادم';
export const figCity = 'المدينة';
export const figEnds = 'ينتهي عند';
export const figHalfSize = 'الصفقات نفسها بنصف الحجم';
export const figTrade = 'الصفقة';
export const figTradeOf = ({ count }: { count: number }): string => `الصفقة ${$numbers.format(count)}`;
export const figFull = 'كما نُفّذت';
export const figHalf = 'نصف الحجم';
export const figCopiedRisk = 'صفقة واحدة منسوخة دون تعديل';
export const figRisk = 'المخاطرة';
export const figCeiling = 'الحد الأقصى';
export const figPayoutDays = 'من أول يوم في الدورة';
export const figSpan = 'المرحلة';
export const figCycle = 'الدورة';
export const figProcessing = 'المعالجة';
export const figYourBank = 'مصرفك';
export const figDays = ({ count }: { count: number }): string => `${$numbers.format(count)} يومًا`;
export const figHours = ({ from, to }: { from: number; to: number }): string =>
  `من ${$numbers.format(from)} إلى ${$numbers.format(to)} ساعة`;
export const figBankText = 'بحسب مصرفك';
export const figJournalSum = 'عشر نتائج مجموعة';
export const figSum = 'المجموع';
export const figTimesRisk = ({ value }: { value: string | number }): string => `${value} × المخاطرة`;
export const cityLagos = 'لاغوس';
export const cityJohannesburg = 'جوهانسبرغ';
export const cityNairobi = 'نيروبي';
export const cityMumbai = 'مومباي';
export const citySaoPaulo = 'ساو باولو';
export const cityBogota = 'بوغوتا';
