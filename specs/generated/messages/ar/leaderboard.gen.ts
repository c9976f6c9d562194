// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'لوحة الصدارة';
export const lead = 'كل حساب محاكى حقق ربحًا في الفترة، مرتّبًا حسب عائده، فتُقارَن الحسابات الصغيرة بالكبيرة.';
export const periodLabel = 'الفترة';
export const periodWeek = 'سبعة أيام';
export const periodMonth = 'منذ بداية الشهر';
export const periodAll = 'كل الفترات';
export const sizeLabel = 'حجم الحساب';
export const sizeAll = 'الكل';
export const spanDays = ({ from, to }: { from: string | number; to: string | number }): string => `من ${from} إلى ${to}`;
export const spanUntil = ({ to }: { to: string | number }): string => `حتى ${to}`;
/** {count, plural, =0 {لا حسابات} zero {لا حسابات} one {حساب واحد} two {حسابان} few {{count, number} حسابات} many {{count, number} حسابًا} other {{count, number} حساب}} */
export const found = ({ count }: { count: number }): string =>
  count === 0 ? 'لا حسابات' : $plurals.select(count) === 'zero' ? 'لا حسابات' : $plurals.select(count) === 'one' ? 'حساب واحد' : $plurals.select(count) === 'two' ? 'حسابان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} حسابات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} حسابًا` : `${$numbers.format(count)} حساب`;
export const searching = 'جارٍ التحميل…';
export const noScript = 'عوامل التصفية وبقية الصفحات تحتاج إلى JavaScript. ما تراه هو الصفحة الأولى منذ بداية الشهر.';
export const caption = ({ period, size }: { period: string | number; size: string | number }): string => `${period}، ${size}`;
export const table = ({ name }: { name: string | number }): string => `الترتيب: ${name}`;
export const everySize = 'كل الأحجام';
export const rank = 'المرتبة';
export const trader = 'المتداول';
export const own = 'أنت';
export const columnReturn = 'العائد';
export const columnProfit = 'الربح المحاكى';
export const columnSize = 'الحجم';
export const columnWon = 'الصفقات الرابحة';
export const won = ({ wins, trades }: { wins: number; trades: number }): string =>
  `${$numbers.format(wins)} من ${$numbers.format(trades)}`;
export const note = 'نتائج محاكاة، بيانات عيّنة';
export const pagesLabel = 'صفحات الترتيب';
export const previousPage = 'الصفحة السابقة';
export const nextPage = 'الصفحة التالية';
export const pageLabel = ({ page }: { page: number }): string => `الصفحة ${$numbers.format(page)}`;
export const pageSummary = ({ page, count }: { page: number; count: number }): string =>
  `الصفحة ${$numbers.format(page)} من ${$numbers.format(count)}`;
export const ridgeLabel = 'عوائد كل المراتب، من الأخيرة يسارًا إلى الأولى يمينًا؛ محاكاة.';
export const ridgeBest = 'الأول';
export const ridgeMiddle = 'الأوسط';
export const ridgeLast = 'الأخير';
export const ownTitle = 'حساباتك';
export const ownAccount = ({ number }: { number: string | number }): string => `الحساب ${number}`;
export const ownRank = ({ rank, count }: { rank: number; count: number }): string =>
  `${$numbers.format(rank)} من ${$numbers.format(count)}`;
export const ownShow = 'عرضه في الترتيب';
export const ownNone = 'لا ربح لأي من حساباتك في هذا الترتيب.';
export const ownFailed = 'تعذّرت قراءة مرتبتك.';
export const signIn = 'سجّل الدخول لترى مرتبتك';
export const retry = 'إعادة المحاولة';
export const emptyTitle = 'لا حسابات رابحة';
export const emptyText = 'لم يحقق أي حساب بهذا الحجم ربحًا في هذه الفترة.';
export const emptyAction = 'عرض كل الأحجام في كل الفترات';
export const failedTitle = 'تعذّر تحميل الترتيب';
export const failedText = 'تحقق من اتصالك وأعد المحاولة.';
export const howTitle = 'كيف يُحسب الترتيب';
export const howLead = 'تُحسب المراتب من الأرقام وحدها. ومن يملك سجل الحساب يستطيع إعادة حسابها.';
export const returnTitle = 'الترتيب بالعائد لا بالدولارات';
export const returnText = 'الربح المغلق في الفترة مقسومًا على حجم الحساب، مقرّبًا إلى الأسفل حتى المنزلة العشرية الثانية.';
export const closedTitle = 'الصفقات المغلقة فقط';
export const closedText = 'تُحتسب الصفقة المفتوحة في يوم إغلاقها بتوقيت الخادم. ولا توجد إيداعات تغيّر العائد.';
export const accountTitle = 'سطر لكل حساب';
export const accountText = 'من يتداول على ثلاثة حسابات قد يظهر هنا ثلاث مرات. وعند تساوي العائد يتقدّم الحساب الأقدم.';
export const dailyTitle = 'يُحدَّث مرة كل يوم';
export const dailyText = 'تحدّث منصة التداول القائمة بعد كل إغلاق يومي. ولا يعدّلها أحد يدويًا.';
export const namesTitle = 'اسم أول وحرف';
export const namesText = 'ومعهما البلد إن ذكره المتداول. لا شيء هنا يدل على شخص.';
export const simulatedTitle = 'نتائج محاكاة فقط';
export const simulatedText = 'الأسعار تتبع السوق، والأوامر لا تصل إليه. المرتبة نتيجة محاكاة، لا مال مكتسب.';
export const notTitle = 'ما لا تعرضه اللوحة';
export const notLead = 'قائمة الرابحين تُغفل من خسروا. اقرأها مع نسبة الاجتياز.';
export const notLink = 'شاهد عدد من يجتازون';
export const notText = 'الفترة القصيرة تكافئ الحظ: صفقة جيدة واحدة قد تتصدر أسبوعًا. وكلما طالت الفترة وكثرت الصفقات زادت دلالة المرتبة.';
