// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'اختبر صفقاتك';
export const simulated = 'محاكاة';
export const lead = 'اختر ملفًا بصفقات أغلقتها في أي مكان. تُقاس بقواعد التقييم صفقةً صفقة. يبقى الملف في متصفحك.';
export const account = 'التقييم';
export const tier = ({ program, size }: { program: string | number; size: string | number }): string => `${program}، ${size}`;
export const file = 'ملف الصفقات المغلقة (CSV أو HTML)';
export const fileHint = 'ملفات مصدَّرة من MetaTrader وcTrader وMatch-Trader وغيرها، بالدولار الأمريكي. يصلح أي جدول آخر إذا اخترت أعمدته. تُضاف العمولة ورسوم التبييت إلى الربح. خسائر الصفقات المفتوحة ليست في هذا الملف ولا تُحتسب.';
export const noTrades = 'لا صفقات في الملف. اختر ملفًا فيه صفقات مغلقة.';
/** {count, plural, one {تعذّرت قراءة خلية واحدة} two {تعذّرت قراءة خليتين} few {تعذّرت قراءة {count, number} خلايا} many {تعذّرت قراءة {count, number} خلية} zero {تعذّرت قراءة {count, number} خلية} other {تعذّرت قراءة {count, number} خلية}} من الملف قراءةً مؤكدة، فلم يُقيَّم شيء. اختر أدناه كيف يُقرأ الملف، أو صحّحه واختره ثانية. */
export const wrongFile = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'تعذّرت قراءة خلية واحدة' : $plurals.select(count) === 'two' ? 'تعذّرت قراءة خليتين' : $plurals.select(count) === 'few' ? `تعذّرت قراءة ${$numbers.format(count)} خلايا` : $plurals.select(count) === 'many' ? `تعذّرت قراءة ${$numbers.format(count)} خلية` : $plurals.select(count) === 'zero' ? `تعذّرت قراءة ${$numbers.format(count)} خلية` : `تعذّرت قراءة ${$numbers.format(count)} خلية`} من الملف قراءةً مؤكدة، فلم يُقيَّم شيء. اختر أدناه كيف يُقرأ الملف، أو صحّحه واختره ثانية.`;
export const problemsCaption = 'الأخطاء في الملف';
export const line = 'السطر';
export const column = 'العمود';
export const found = 'الموجود';
export const reason = 'السبب';
export const missingColumn = 'لم يُتعرَّف على هذا العمود في رأس الملف. اختر العمود أدناه.';
export const badTime = 'هذا ليس وقتًا ممكنًا. الأوقات مثل 2026-03-02T09:00:00+04:00 أو 2026.03.02 09:00.';
export const badAmount = 'للمبلغ بالدولار خانتان عشريتان على الأكثر، مثل -12.50.';
export const closedBeforeOpened = 'أُغلقت الصفقة قبل فتحها.';
export const passed = 'كانت ستجتاز.';
export const place = ({ trade, date }: { trade: number; date: string | number }): string =>
  `الصفقة ${$numbers.format(trade)} في ${date}:`;
export const passedText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `بلغ الرصيد ${actual} الهدف ${limit}.`;
export const breached = 'كان سينتهي بتجاوز حد.';
export const dailyLossText = ({ actual, limit, base }: { actual: string | number; limit: string | number; base: string | number }): string =>
  `خسر اليوم ${actual} وكان حد الخسارة اليومية ${limit}، أي ${base}.`;
export const maximumLossText = ({ actual, limit, base }: { actual: string | number; limit: string | number; base: string | number }): string =>
  `نزل الرصيد ${actual} تحت حد الخسارة ${limit}؛ والخسارة القصوى ${base}.`;
export const dormant = 'كان الحساب سيُغلق لعدم النشاط.';
/** في {date}: مضى {days, plural, one {يوم واحد} two {يومان} few {{days, number} أيام} many {{days, number} يومًا} zero {{days, number} يوم} other {{days, number} يوم}} دون صفقة. */
export const inactivityText = ({ date, days }: { date: string | number; days: number }): string =>
  `في ${date}: مضى ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : $plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : `${$numbers.format(days)} يوم`} دون صفقة.`;
export const running = ({ balance }: { balance: string | number }): string => `كان الحساب سيبقى مفتوحًا برصيد ${balance}.`;
export const runningText = ({ progress, daily, dailyUse, maximum, maximumUse }: { progress: string | number; daily: string | number; dailyUse: string | number; maximum: string | number; maximumUse: string | number }): string =>
  `قُطع ${progress} من الطريق إلى الهدف. الخسارة اليومية: بقي ${daily}؛ ${dailyUse}. الخسارة القصوى: بقي ${maximum}؛ ${maximumUse}.`;
export const phase2 = 'اجتيزت المرحلة 1، والأرقام هي أرقام المرحلة 2.';
export const manyOpen = ({ count, limit }: { count: number; limit: number }): string =>
  `كان ما يصل إلى ${$numbers.format(count)} من الأسطر مفتوحًا في وقت واحد، وتسمح القواعد بعدد ${$numbers.format(limit)} من الصفقات المفتوحة. تُحتسب هنا كل الأسطر، فقد تكون عدة أسطر أجزاءً من صفقة واحدة.`;
export const pending = 'تجري قراءة الملف…';
export const failed = 'تعذّرت قراءة الملف. تأكد من أنه ما زال موجودًا ومن أنك متصل بالإنترنت، ثم اختره ثانية.';
/** {count, plural, one {قُيِّمت صفقة واحدة} two {قُيِّمت صفقتان} few {قُيِّمت {count, number} صفقات} many {قُيِّمت {count, number} صفقة} zero {قُيِّمت {count, number} صفقة} other {قُيِّمت {count, number} صفقة}} من الملف. */
export const read = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'قُيِّمت صفقة واحدة' : $plurals.select(count) === 'two' ? 'قُيِّمت صفقتان' : $plurals.select(count) === 'few' ? `قُيِّمت ${$numbers.format(count)} صفقات` : $plurals.select(count) === 'many' ? `قُيِّمت ${$numbers.format(count)} صفقة` : $plurals.select(count) === 'zero' ? `قُيِّمت ${$numbers.format(count)} صفقة` : `قُيِّمت ${$numbers.format(count)} صفقة`} من الملف.`;
export const firstShown = ({ count }: { count: number }): string => `المعروض هو أول ${$numbers.format(count)}.`;
export const doubledColumn = 'لأكثر من عمود في الملف هذا المعنى. اختر العمود الصحيح أدناه.';
export const missingCells = 'ينتهي السطر قبل هذا العمود. تأكد من أن الملف كامل.';
export const surplusCells = 'في السطر خلايا أكثر مما في الرأس. ضع الأرقام والنصوص التي تحوي الفاصل بين علامتي اقتباس.';
export const badQuotes = 'علامة اقتباس لم تُغلق. صحّح السطر في محرر نصوص.';
export const ambiguousDate = 'قد يكون أي من الرقمين هو اليوم. اختر ترتيب اليوم والشهر أدناه.';
export const ambiguousHour = 'أُخّرت الساعات فتكررت هذه الساعة. أضف المنطقة الزمنية إلى الوقت، مثل +02:00.';
export const noZone = 'لأوقات أخرى في الملف منطقة زمنية، وليس لهذا الوقت منطقة. أضفها، مثل +04:00.';
export const ambiguousAmount = 'قد تفصل العلامة الآلاف أو الكسور. اختر العلامة العشرية أدناه.';
export const ambiguousCharge = 'ليس لأي رسوم في الملف إشارة، فقد تكون تكاليف أو إضافات. اختر أدناه.';
export const reading = 'كيف يُقرأ الملف';
export const readingLead = 'قارن الأعمدة بأول أسطر الملف. يُعاد التقييم مع كل تغيير.';
export const columnOpened = 'وقت الفتح';
export const columnClosed = 'وقت الإغلاق';
export const columnProfit = 'الربح';
export const columnCommission = 'العمولة';
export const columnSwap = 'رسوم التبييت';
export const columnFee = 'رسوم أخرى';
export const columnTax = 'الضرائب';
export const columnType = 'نوع السطر';
export const columnNumber = ({ number }: { number: number }): string => `العمود ${$numbers.format(number)}`;
export const noColumn = 'ليس في الملف';
export const usedAs = ({ header, column }: { header: string | number; column: string | number }): string =>
  `${header} (${column})`;
export const preview = 'أول أسطر الملف';
export const clock = 'ساعة الملف';
export const clockHint = 'لا تذكر الأوقات في الملف منطقتها الزمنية.';
export const clockFirm = ({ zone }: { zone: string | number }): string => `${zone} (خادمنا)`;
export const clockMetaTrader = 'UTC+2، وصيفًا UTC+3 (معظم خوادم MetaTrader)';
export const dateOrder = 'ترتيب اليوم والشهر';
export const dayFirst = 'اليوم أولًا';
export const monthFirst = 'الشهر أولًا';
export const decimal = 'العلامة العشرية';
export const decimalPoint = 'نقطة';
export const decimalComma = 'فاصلة';
export const charges = 'رسوم بلا إشارة';
export const chargesCosts = 'تكاليف تُطرح';
export const chargesCredits = 'إضافات تُجمع';
/** {count, plural, one {مدخل واحد في الملف ليس صفقة} two {مدخلان في الملف ليسا صفقتين} few {{count, number} مدخلات في الملف ليست صفقات} many {{count, number} مدخلًا في الملف ليس صفقة} zero {{count, number} مدخل في الملف ليس صفقة} other {{count, number} مدخل في الملف ليس صفقة}} */
export const skipped = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? 'مدخل واحد في الملف ليس صفقة' : $plurals.select(count) === 'two' ? 'مدخلان في الملف ليسا صفقتين' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} مدخلات في الملف ليست صفقات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} مدخلًا في الملف ليس صفقة` : $plurals.select(count) === 'zero' ? `${$numbers.format(count)} مدخل في الملف ليس صفقة` : `${$numbers.format(count)} مدخل في الملف ليس صفقة`;
export const skippedCaption = 'ما ليس صفقة';
export const lines = ({ from, to }: { from: number; to: number }): string => `${$numbers.format(from)}–${$numbers.format(to)}`;
export const skippedTitle = 'فوق الرأس';
export const skippedBalance = 'إيداع أو سحب أو قيد آخر';
export const skippedOrder = 'أمر لم يُنفَّذ';
export const skippedTotal = 'مجموع';
export const skippedSection = 'جدول آخر في التقرير';
export const skippedNote = 'ملاحظة';
export const aboveHeader = 'يقع هذا السطر الذي فيه أوقات فوق الرأس. انقل الرأس إلى أول الملف.';
export const readByClock = ({ zone }: { zone: string | number }): string =>
  `لا تذكر أوقاته منطقتها الزمنية، فقُرئت بتوقيت ${zone}. إذا كانت منصتك تستخدم ساعة أخرى فاخترها ضمن «كيف يُقرأ الملف».`;
export const pictureTable = 'الرصيد المحاكى بعد كل يوم تداول، مع حد الخسارة';
export const pictureDay = ({ day }: { day: number }): string => `اليوم ${$numbers.format(day)}`;
export const columnDay = 'اليوم';
export const balance = 'الرصيد';
export const target = 'الهدف';
export const dailyLimit = 'الحد اليومي';
export const lossFloor = 'حد الخسارة';
/** {count, plural, zero {أحجام كانت هذه الصفقات ستجتازها} one {حجم كانت هذه الصفقات ستجتازه} two {حجمان كانت هذه الصفقات ستجتازهما} few {أحجام كانت هذه الصفقات ستجتازها} many {أحجام كانت هذه الصفقات ستجتازها} other {أحجام كانت هذه الصفقات ستجتازها}} */
export const passedSizes = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'أحجام كانت هذه الصفقات ستجتازها' : $plurals.select(count) === 'one' ? 'حجم كانت هذه الصفقات ستجتازه' : $plurals.select(count) === 'two' ? 'حجمان كانت هذه الصفقات ستجتازهما' : $plurals.select(count) === 'few' ? 'أحجام كانت هذه الصفقات ستجتازها' : $plurals.select(count) === 'many' ? 'أحجام كانت هذه الصفقات ستجتازها' : 'أحجام كانت هذه الصفقات ستجتازها';
export const startSize = ({ program, size, price }: { program: string | number; size: string | number; price: string | number }): string =>
  `${program}، ${size} مقابل ${price}`;
export const passedNone = 'لم تكن هذه الصفقات لتجتاز أيًّا من الأحجام المعروضة.';
export const noPromise = 'الصفقات السابقة لا تدل على ما بعدها.';
export const sample = 'مثال لما يرسمه الاختبار';
export const sampleTable = 'رصيد مثال محاكى حسب يوم التداول، مع حد الخسارة';
