// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'نظرة عامة';
export const periodLabel = 'المدة';
export const period7 = '7 أيام';
export const period12 = '12 أسبوعًا';
export const periodYear = 'سنة';
export const copyLink = 'انسخ رابطي';
export const copied = 'تم النسخ';
export const copyFailed = 'تعذّر النسخ - يُرجى تحديد النص ونسخه يدويًا.';
export const commission = 'العمولة';
export const sales = 'المبيعات';
export const clicks = 'النقرات';
export const signUps = 'التسجيلات';
export const buyers = 'مسجلون اشتروا';
export const paid = 'المدفوع حتى الآن';
export const onPrior = 'مقارنة بالمدة السابقة';
export const bySignUps = ({ count }: { count: string | number }): string => `${count} لمن سجّلوا عن طريقك`;
export const allLinks = 'كل الروابط';
export const lastPayout = ({ amount, date }: { amount: string | number; date: string | number }): string =>
  `آخر دفعة ${amount}، ${date}`;
export const noPayout = 'لا دفعات بعد';
export const up = 'ارتفاع';
export const down = 'انخفاض';
export const flat = 'دون تغيير';
export const chart7 = 'العمولة حسب اليوم';
export const chart12 = 'العمولة حسب الأسبوع';
export const chartYear = 'العمولة حسب الشهر';
export const chartSummary = ({ total }: { total: string | number }): string => `${total} في هذه المدة، دون المبيعات المستردة.`;
export const day = 'اليوم';
export const week = 'الأسبوع';
export const month = 'الشهر';
export const weekName = ({ number }: { number: string | number }): string => `أسبوع ${number}`;
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readPoints = 'اقرأ نقطة بنقطة';
export const chartEmpty = 'لم تُكتسب عمولة في هذه المدة';
export const nextPayout = 'الدفعة التالية';
export const available = 'متاح الآن';
export const requested = ({ date }: { date: string | number }): string => `طُلبت في ${date}`;
export const approvedPayout = ({ date }: { date: string | number }): string => `اعتُمدت في ${date}`;
export const payoutTo = ({ method, account, minimum }: { method: string | number; account: string | number; minimum: string | number }): string =>
  `${method}، ${account}. الحد الأدنى ${minimum}.`;
export const noMethod = ({ minimum }: { minimum: string | number }): string => `لا طريقة دفع بعد. الحد الأدنى ${minimum}.`;
export const heldUntil = ({ amount, date }: { amount: string | number; date: string | number }): string =>
  `${amount} إضافية محجوزة حتى انتهاء مدة الاسترداد، وأولها في ${date}.`;
export const toPayouts = 'الدفعات';
export const funnel = 'من النقرات إلى المبيعات';
/** {clickCount, plural, zero {دون نقرات} one {نقرة واحدة} two {نقرتان} few {{clicks} نقرات} many {{clicks} نقرة} other {{clicks} نقرة}} و{signUpCount, plural, zero {دون تسجيلات} one {تسجيل واحد} two {تسجيلان} few {{signUps} تسجيلات} many {{signUps} تسجيلًا} other {{signUps} تسجيل}} في هذه المدة، واشترى منهم منذئذ {buyerCount, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {{buyers} أشخاص} many {{buyers} شخصًا} other {{buyers} شخص}}. {saleCount, plural, zero {دون مبيعات} one {عملية بيع واحدة} two {عمليتا بيع} few {{sales} عمليات بيع} many {{sales} عملية بيع} other {{sales} عملية بيع}} في هذه المدة: {bySignUps} لمن سجّلوا عبر روابطك، و{byOthers} لمن كان لهم حساب أو اشتروا دون حساب. */
export const funnelSummary = ({ clickCount, clicks, signUpCount, signUps, buyerCount, buyers, saleCount, sales, bySignUps, byOthers }: { clickCount: number; clicks: string | number; signUpCount: number; signUps: string | number; buyerCount: number; buyers: string | number; saleCount: number; sales: string | number; bySignUps: string | number; byOthers: string | number }): string =>
  `${$plurals.select(clickCount) === 'zero' ? 'دون نقرات' : $plurals.select(clickCount) === 'one' ? 'نقرة واحدة' : $plurals.select(clickCount) === 'two' ? 'نقرتان' : $plurals.select(clickCount) === 'few' ? `${clicks} نقرات` : $plurals.select(clickCount) === 'many' ? `${clicks} نقرة` : `${clicks} نقرة`} و${$plurals.select(signUpCount) === 'zero' ? 'دون تسجيلات' : $plurals.select(signUpCount) === 'one' ? 'تسجيل واحد' : $plurals.select(signUpCount) === 'two' ? 'تسجيلان' : $plurals.select(signUpCount) === 'few' ? `${signUps} تسجيلات` : $plurals.select(signUpCount) === 'many' ? `${signUps} تسجيلًا` : `${signUps} تسجيل`} في هذه المدة، واشترى منهم منذئذ ${$plurals.select(buyerCount) === 'zero' ? 'لا أحد' : $plurals.select(buyerCount) === 'one' ? 'شخص واحد' : $plurals.select(buyerCount) === 'two' ? 'شخصان' : $plurals.select(buyerCount) === 'few' ? `${buyers} أشخاص` : $plurals.select(buyerCount) === 'many' ? `${buyers} شخصًا` : `${buyers} شخص`}. ${$plurals.select(saleCount) === 'zero' ? 'دون مبيعات' : $plurals.select(saleCount) === 'one' ? 'عملية بيع واحدة' : $plurals.select(saleCount) === 'two' ? 'عمليتا بيع' : $plurals.select(saleCount) === 'few' ? `${sales} عمليات بيع` : $plurals.select(saleCount) === 'many' ? `${sales} عملية بيع` : `${sales} عملية بيع`} في هذه المدة: ${bySignUps} لمن سجّلوا عبر روابطك، و${byOthers} لمن كان لهم حساب أو اشتروا دون حساب.`;
export const step = 'الخطوة';
export const count = 'العدد';
export const ofPrevious = 'النسبة من الخطوة السابقة';
export const ofFirst = 'النسبة من النقرات';
export const shareOf = ({ share, previous }: { share: string | number; previous: string | number }): string =>
  `${share} من ${previous}`;
export const latest = 'أحدث الإحالات';
export const allReferrals = 'كل الإحالات';
export const shownOf = ({ shown, count }: { shown: string | number; count: string | number }): string => `${shown} من ${count}`;
export const reviewTitle = 'طلبك قيد المراجعة';
/** يراجعه شخص، عادةً خلال {days, plural, one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}. روابطك تعمل وتُحتسب منذ الآن؛ ولا تُدفع العمولة إلا بعد الموافقة. */
export const reviewText = ({ days }: { days: number }): string =>
  `يراجعه شخص، عادةً خلال ${$plurals.select(days) === 'one' ? 'يوم عمل واحد' : $plurals.select(days) === 'two' ? 'يومي عمل' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام عمل` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يوم عمل` : `${$numbers.format(days)} يوم عمل`}. روابطك تعمل وتُحتسب منذ الآن؛ ولا تُدفع العمولة إلا بعد الموافقة.`;
export const suspendedTitle = 'حسابك كشريك موقوف';
export const suspendedText = 'المبيعات الجديدة لا تكسب عمولة، ولا يمكن طلب الدفعات. راسل الدعم لتعرف السبب وما يمكنك فعله.';
export const rejectedTitle = 'رُفض طلبك';
export const rejectedLead = 'لا تكسب روابطك شيئًا الآن. عدّل ما يذكره السبب ثم قدّم الطلب من جديد.';
export const rejectedReason = 'السبب';
export const applyAgain = 'قدّم الطلب من جديد';
export const applyAgainLead = ({ code }: { code: string | number }): string => `يبقى الرمز ${code} لك.`;
export const toSupport = 'راسل الدعم';
export const becomeTitle = 'كن شريكًا';
export const becomeLead = 'ليس لديك حساب شريك بعد. قدّم طلبك هنا، وتُفتح لوحتك فورًا.';
export const becomeProgram = 'كيف يعمل البرنامج';
export const applyName = 'الاسم';
export const applyAudience = 'جمهورك وكيف تصل إليه';
export const applyAudienceNote = 'مثل نشرة بريدية أو قناة أو نادٍ، مع حجمه ولغته.';
export const applyWebsite = 'الموقع أو القناة';
export const applyWebsiteNote = 'عنوان يبدأ بـ https://';
export const applyCode = 'رمزك';
export const applyCodeNote = 'من 4 إلى 16 حرفًا لاتينيًا كبيرًا ورقمًا. يظهر في روابطك ويمكن نطقه. اتركه فارغًا لنختار لك رمزًا.';
export const applyTerms = 'أقبل قواعد برنامج الشركاء. لن أشتري عبر رابطي ولن أعرض نتائج محاكاة على أنها حقيقية.';
export const applyTermsVersion = ({ date }: { date: string | number }): string => `قواعد ${date}.`;
export const applySend = 'أرسل الطلب';
export const applySending = 'جارٍ الإرسال…';
export const applyOptional = 'اختياري';
export const needed = 'املأ هذا الحقل.';
export const codeShape = 'استخدم من 4 إلى 16 حرفًا كبيرًا ورقمًا.';
export const websiteShape = 'أدخل عنوانًا يبدأ بـ https://';
export const termsNeeded = 'اقبل القواعد لتقديم الطلب.';
export const codeTaken = 'هذا الرمز محجوز. اختر غيره.';
