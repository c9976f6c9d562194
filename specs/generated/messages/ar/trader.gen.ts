// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'لوحة المتداول';
export const lead = 'حساباتك المحاكاة: حالتها، وما بقي من حدودها، والخطوة التالية.';
export const toPortal = 'افتح بوابة المتداولين';
export const toPricing = 'قارن الأسعار';
export const signInTitle = 'سجّل الدخول لترى حساباتك';
export const signInText = 'سترى حالة كل حساب، وما بقي من حدوده، والخطوة التالية.';
export const signIn = 'تسجيل الدخول';
export const unreachable = 'لم نتمكن من الوصول إلى الخادم. تسجيل دخولك محفوظ؛ أعد المحاولة بعد لحظة.';
export const empty = 'ليس لديك حساب بعد';
export const emptyText = 'يُفتح الحساب فور دفع ثمن التقييم.';
export const emptyLink = 'شاهد الأسعار';
export const navLeaderboard = 'لوحة الصدارة';
export const navOpen = 'مفتوحة';
export const navHelp = 'المساعدة';
export const navRules = 'قواعد التداول';
export const navHelpCenter = 'مركز المساعدة';
export const smallPrint = 'جميع الأرقام محاكاة. محتوى تعليمي وليس نصيحة مالية.';
export const nameEvaluation = ({ size }: { size: string | number }): string => `تقييم ${size}`;
export const nameFunded = ({ size }: { size: string | number }): string => `حساب ممول ${size}`;
export const accountLine = ({ number, program }: { number: string | number; program: string | number }): string =>
  `الحساب ${number}، ${program}`;
export const phaseEvaluation = 'التقييم';
export const phase2 = 'المرحلة 2';
export const phaseFunded = 'ممول';
export const statusActive = 'نشط';
export const statusPassed = 'مجتاز';
export const statusTerminated = 'منتهٍ';
export const statusDormant = 'خامل';
export const statusRefunded = 'مُسترَد';
export const stateDay = ({ phase, day }: { phase: string | number; day: number }): string =>
  `${phase}، اليوم ${$numbers.format(day)}`;
export const allAccounts = ({ count }: { count: number }): string => `كل الحسابات (${$numbers.format(count)})`;
export const accountChoice = ({ name, number, status }: { name: string | number; number: string | number; status: string | number }): string =>
  `${name} · ${number} · ${status}`;
export const compareAccounts = 'قارن كل الحسابات';
export const openPlatform = 'افتح المنصة';
export const simulated = 'محاكاة';
export const simulatedAccount = 'حساب محاكى';
export const balanceTitle = 'رصيد الإغلاق';
export const balanceLook = 'عرض الرصيد';
export const lookBalance = 'الرصيد';
export const lookDay = 'يومًا بيوم';
export const lookTable = 'جدول';
export const curveTitle = 'رصيد الإغلاق لكل يوم تداول، محاكاة';
export const curveSummary = 'الرصيد عند إغلاق كل يوم تداول، مع هدف الربح وحد الخسارة اليومية لليوم وحد الخسارة القصوى.';
export const showTable = 'اعرضه جدولًا';
export const showChart = 'اعرضه رسمًا';
export const readDays = 'اقرأ يومًا بيوم';
export const noDays = 'لم يُغلق أي يوم تداول بعد';
export const day = ({ day }: { day: number }): string => `اليوم ${$numbers.format(day)}`;
export const closeOfDay = ({ day }: { day: number }): string => `إغلاق اليوم ${$numbers.format(day)}`;
export const dayAndDate = ({ day, date }: { day: number; date: string | number }): string => `${$numbers.format(day)} · ${date}`;
export const balance = 'الرصيد';
export const target = 'الهدف';
export const dailyLimit = 'الحد اليومي';
export const lossFloor = 'حد الخسارة';
export const columnDay = 'اليوم';
export const columnResult = 'النتيجة';
export const columnWithdrawn = 'المدفوع';
export const columnClose = 'الإغلاق';
export const targetTitle = 'هدف الربح';
export const profitTitle = 'الربح المحاكى';
export const ofTheWay = ({ target }: { target: string | number }): string => `من الطريق إلى ${target}`;
export const targetLeft = ({ amount }: { amount: string | number }): string => `بقي ${amount}`;
export const targetReached = 'تحقق الهدف';
export const noTimeLimit = 'بلا حد زمني';
export const yourShare = ({ share }: { share: string | number }): string => `حصتك ${share}`;
/** دفعة كل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const everyDays = ({ days }: { days: number }): string =>
  `دفعة كل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const nextPayoutFrom = ({ date }: { date: string | number }): string => `التالية من ${date}`;
export const nextPayoutNow = 'انتهت الدورة';
export const nextPayoutOpen = 'دفعة قيد المعالجة';
export const nextPayoutSmall = ({ minimum }: { minimum: string | number }): string => `التالية متى بلغت حصتك ${minimum}`;
export const limitsTitle = 'حدود اليوم';
export const dayCloses = ({ time }: { time: string | number }): string => `يُغلق اليوم ${time}، UTC+4`;
export const dailyLoss = 'الخسارة اليومية';
export const maximumLoss = 'الخسارة القصوى';
export const left = 'متبقٍ';
export const roomUsed = ({ used, limit }: { used: string | number; limit: string | number }): string =>
  `استُخدم ${used} من ${limit}`;
export const roomWithProfit = ({ limit, profit }: { limit: string | number; profit: string | number }): string =>
  `الحد ${limit}، مع ربح قدره ${profit}`;
export const ofClose = ({ percent, base }: { percent: string | number; base: string | number }): string =>
  `${percent} من الإغلاق السابق، ${base}`;
export const ofInitial = ({ percent, base }: { percent: string | number; base: string | number }): string =>
  `${percent} من الرصيد الأولي، ${base}`;
export const trailingFloor = ({ base, floor }: { base: string | number; floor: string | number }): string =>
  `${base}؛ متحركة، الحد ${floor}`;
export const staticFloor = ({ base, floor }: { base: string | number; floor: string | number }): string =>
  `${base}؛ ثابتة، الحد ${floor}`;
export const lastTrade = ({ date }: { date: string | number }): string => `آخر تداول في ${date}.`;
export const noTradeYet = 'لا تداول بعد.';
export const dormantAfter = ({ date, days }: { date: string | number; days: number }): string =>
  `نفّذ صفقة قبل ${date} ليبقى هذا الحساب مفتوحًا، فهو يُغلق بعد ${$numbers.format(days)} يومًا بلا تداول.`;
export const closedTitle = 'الحساب مغلق';
export const closedPassed = 'اجتيز هذا التقييم وأُغلق، ولم تعد حدوده سارية.';
export const closedTerminated = 'جرى تجاوز أحد الحدود وانتهى هذا الحساب. السبب أدناه.';
export const closedDormant = 'مضى وقت طويل بلا تداول فأُغلق هذا الحساب.';
export const closedProhibited = 'أنهت هذا الحساب ممارسة تحظرها القواعد. الدليل أدناه.';
export const closedRefunded = 'استُرد ثمن الطلب فأُغلق هذا الحساب. السبب مذكور في طلبك.';
export const closedOn = ({ date }: { date: string | number }): string => `أُغلق في ${date}`;
export const standingTitle = 'حالة الحساب';
export const standingNote = ({ percent, days }: { percent: string | number; days: number }): string =>
  `تجاوز أي من الحدّين ينهي الحساب. وإعادة المحاولة أقل بنسبة ${percent} لمدة ${$numbers.format(days)} يومًا.`;
export const standingLabel = 'مراحل الحساب';
export const youAreHere = 'المرحلة الحالية';
export const endedHere = 'انتهى في هذه المرحلة';
export const stationEvaluation = 'التقييم';
export const stationPhase2 = 'المرحلة 2';
export const stationPass = 'الاجتياز';
export const stationRefund = 'استرداد الرسوم + المكافأة';
export const stationFunded = 'حساب ممول';
export const stationPayout = 'الدفعة';
export const detailDay = ({ day, result }: { day: number; result: string | number }): string =>
  `اليوم ${$numbers.format(day)}، ${result}`;
export const detailBreached = 'انتهى بتجاوز حد';
export const detailProhibited = 'انتهى بسبب ممارسة محظورة';
export const detailDormant = 'أُغلق لعدم النشاط';
export const detailRefunded = 'أُغلق بعد استرداد الثمن';
export const detailPass = ({ target }: { target: string | number }): string => `${target} والصفقات مغلقة`;
export const detailRefund = ({ amount, from, to }: { amount: string | number; from: number; to: number }): string =>
  `${amount} خلال ${$numbers.format(from)}–${$numbers.format(to)} أيام`;
export const detailFunded = ({ share }: { share: string | number }): string => `حصة ربح ${share}`;
/** كل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const detailPayout = ({ days }: { days: number }): string =>
  `كل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const historyTitle = ({ count }: { count: number }): string => `السجل قاعدةً بقاعدة (${$numbers.format(count)})`;
export const historyLabel = 'ما حدث على هذا الحساب، الأحدث أولًا';
export const historyOpened = 'بدأ التقييم';
export const historyFunded = 'فُتح الحساب الممول';
export const historyRules = ({ size, target, daily, maximum }: { size: string | number; target: string | number; daily: string | number; maximum: string | number }): string =>
  `${size} محاكاة. الهدف ${target}، والخسارة اليومية ${daily} على الأكثر من الإغلاق السابق، والخسارة القصوى ${maximum}.`;
export const historyFundedRules = ({ size, daily, maximum }: { size: string | number; daily: string | number; maximum: string | number }): string =>
  `${size} محاكاة. بلا هدف؛ الخسارة اليومية ${daily} على الأكثر من الإغلاق السابق، والخسارة القصوى ${maximum}.`;
export const historyWorstDay = 'أقرب يوم إلى حد الخسارة اليومية';
export const historyWorstDayText = ({ low, share, opening }: { low: string | number; share: string | number; opening: string | number }): string =>
  `نزل رصيد اليوم مع الصفقات المفتوحة إلى ${low}: أقل بنسبة ${share} من ${opening} عند الإغلاق السابق.`;
export const historyFloor = 'ثبت حد الخسارة';
export const historyFloorText = ({ floor }: { floor: string | number }): string =>
  `رفع أعلى إغلاق حد الخسارة المتحرك إلى ${floor}، أي الرصيد الأولي، ويبقى عنده.`;
export const historyRequested = ({ amount }: { amount: string | number }): string => `طُلبت دفعة ${amount}`;
export const historyRequestedText = ({ gross, share }: { gross: string | number; share: string | number }): string =>
  `${gross} من الربح المحاكى، حصتك منها ${share}.`;
export const historyRejected = ({ amount }: { amount: string | number }): string => `رُفضت دفعة ${amount}`;
export const historyPaid = ({ amount }: { amount: string | number }): string => `سُدّدت دفعة ${amount}`;
export const historyPaidText = ({ gross }: { gross: string | number }): string => `خُصم ${gross} من الرصيد المحاكى.`;
export const historyPassed = 'اجتيز التقييم';
export const historyPassedText = ({ target }: { target: string | number }): string =>
  `بلغ الربح المغلق ${target} من الرصيد الأولي دون صفقة مفتوحة.`;
export const historyBonus = ({ amount }: { amount: string | number }): string => `سُدّد الاسترداد والمكافأة: ${amount}`;
export const historyBonusText = 'استُردت الرسوم ومعها مكافأة الفائز.';
export const historyDailyLoss = 'تجاوز حد الخسارة اليومية';
export const historyDailyLossText = ({ percent }: { percent: string | number }): string =>
  `يجوز أن يخسر الحساب في اليوم ${percent} على الأكثر من الإغلاق السابق.`;
export const historyMaximumLoss = 'تجاوز الخسارة القصوى';
export const historyMaximumLossText = ({ percent }: { percent: string | number }): string =>
  `نزل الرصيد تحت حد الخسارة. والخسارة القصوى ${percent} من الرصيد الأولي.`;
export const historyProhibited = ({ practice }: { practice: string | number }): string => `انتهى بسبب ممارسة محظورة: ${practice}`;
export const historyProhibitedText = ({ practices }: { practices: string | number }): string =>
  `لا تسمح القواعد بأي مما يلي: ${practices}. لا يوجد عرض لإعادة المحاولة. إذا كنت ترى أن هذا خطأ فاكتب إلينا من صفحة الاتصال.`;
export const historyDormant = 'أُغلق لعدم النشاط';
export const historyDormantText = ({ days }: { days: number }): string =>
  `لم يُجرَ أي تداول لمدة ${$numbers.format(days)} يومًا.`;
export const historyRefunded = 'أُغلق بعد استرداد الثمن';
export const historyRefundedText = 'استُرد ثمن الطلب الذي اشتُري به هذا الحساب.';
export const openPositions = 'الصفقات المفتوحة';
export const countOf = ({ count, limit }: { count: number; limit: number }): string =>
  `${$numbers.format(count)} من ${$numbers.format(limit)}`;
export const noOpenPositions = 'لا توجد صفقة مفتوحة.';
export const closedPositions = 'الصفقات المغلقة';
export const noClosedPositions = 'لم تُغلق أي صفقة بعد.';
export const columnSymbol = 'الأداة';
export const columnSide = 'الاتجاه';
export const columnLots = 'اللوت';
export const columnEntry = 'الدخول';
export const columnExit = 'الخروج';
export const columnOpened = 'فُتحت';
export const columnClosed = 'أُغلقت';
export const buy = 'شراء';
export const sell = 'بيع';
export const retryTitle = ({ percent }: { percent: string | number }): string => `ابدأ من جديد بخصم ${percent}`;
export const retryText = ({ code, date }: { code: string | number; date: string | number }): string =>
  `قسيمتك ${code} للحجم نفسه. تُستخدم مرة واحدة حتى ${date}.`;
export const retryLink = 'استخدم القسيمة';
export const retryUsed = 'استُخدمت إعادة المحاولة';
export const retryUsedText = ({ code }: { code: string | number }): string => `استُخدمت قسيمتك ${code} في طلب.`;
export const retryExpired = 'انتهت مدة إعادة المحاولة';
export const retryExpiredText = ({ code, date }: { code: string | number; date: string | number }): string =>
  `كان استخدام قسيمتك ${code} ممكنًا حتى ${date}.`;
