// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'اكسب عمولة على كل بيعة.';
export const lead = ({ name, from, to }: { name: string | number; from: string | number; to: string | number }): string =>
  `أرسل الناس إلى ${name} واكسب ${from} مما يدفعون، وتصل إلى ${to} كلما زادت مبيعاتك. ويمكنك التحقق من كل رقم في هذه الصفحة.`;
export const signUp = 'كن شريكًا';
export const signIn = 'تسجيل الدخول';
export const openDashboard = 'افتح لوحة الشركاء';
export const stairs = 'الدرجات الثلاث';
export const stairFirst = 'من أول بيعة';
/** {count, plural, zero {من أول بيعة} one {بعد بيعة واحدة} two {بعد بيعتين} few {بعد # بيعات} many {بعد # بيعة} other {بعد # بيعة}} */
export const stairFrom = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'من أول بيعة' : $plurals.select(count) === 'one' ? 'بعد بيعة واحدة' : $plurals.select(count) === 'two' ? 'بعد بيعتين' : $plurals.select(count) === 'few' ? `بعد ${$numbers.format(count)} بيعات` : $plurals.select(count) === 'many' ? `بعد ${$numbers.format(count)} بيعة` : `بعد ${$numbers.format(count)} بيعة`;
export const tiersTitle = 'عمولة البيعة الواحدة';
export const tiersLead = 'نسبتك هي نسبة الدرجة التي بلغتها مبيعاتك حتى الآن. المبيعات المستردة لا تُحسب. لا أهداف شهرية، ولا يعود العدد إلى الصفر.';
export const tiersTable = ({ program }: { program: string | number }): string =>
  `العمولة على رسوم كل حجم من برنامج ${program} بحسب الدرجة`;
export const size = 'الحساب';
export const fee = 'السعر';
export const tiersFoot = 'تُحسب العمولة من المبلغ المدفوع: تدخل الإضافات، وتُطرح الخصومات أولًا، ثم تُقرَّب النتيجة نزولًا إلى السنت.';
export const calculatorTitle = 'حاسبة الأرباح';
export const calculatorLead = 'هذا حساب وليس توقعًا. أنت تقدّر عدد من يشترون؛ فقدّر بحذر.';
export const salesOf = ({ size, price }: { size: string | number; price: string | number }): string => `حساب ${size}، ${price}`;
/** {count, plural, =0 {لا شيء} zero {لا شيء} one {واحد في الشهر} two {اثنان في الشهر} few {# في الشهر} many {# في الشهر} other {# في الشهر}} */
export const aMonth = ({ count }: { count: number }): string =>
  count === 0 ? 'لا شيء' : $plurals.select(count) === 'zero' ? 'لا شيء' : $plurals.select(count) === 'one' ? 'واحد في الشهر' : $plurals.select(count) === 'two' ? 'اثنان في الشهر' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} في الشهر` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} في الشهر` : `${$numbers.format(count)} في الشهر`;
export const months = 'لأي مدة';
/** {count, plural, zero {لا شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}} */
export const monthsOf = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا شهر' : $plurals.select(count) === 'one' ? 'شهر واحد' : $plurals.select(count) === 'two' ? 'شهران' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} أشهر` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} شهرًا` : `${$numbers.format(count)} شهر`;
/** {months, plural, zero {في لا شهر} one {في شهر واحد} two {في شهرين} few {في # أشهر} many {في # شهرًا} other {في # شهر}} */
export const total = ({ months }: { months: number }): string =>
  $plurals.select(months) === 'zero' ? 'في لا شهر' : $plurals.select(months) === 'one' ? 'في شهر واحد' : $plurals.select(months) === 'two' ? 'في شهرين' : $plurals.select(months) === 'few' ? `في ${$numbers.format(months)} أشهر` : $plurals.select(months) === 'many' ? `في ${$numbers.format(months)} شهرًا` : `في ${$numbers.format(months)} شهر`;
/** {count, plural, =0 {من دون بيعة لا يوجد ما يُدفع.} zero {من دون بيعة لا يوجد ما يُدفع.} one {عمولة على بيعة واحدة بمجموع {sold}.} two {عمولة على بيعتين بمجموع {sold}.} few {عمولة على # بيعات بمجموع {sold}.} many {عمولة على # بيعة بمجموع {sold}.} other {عمولة على # بيعة بمجموع {sold}.}} */
export const totalSales = ({ count, sold }: { count: number; sold: string | number }): string =>
  count === 0 ? 'من دون بيعة لا يوجد ما يُدفع.' : $plurals.select(count) === 'zero' ? 'من دون بيعة لا يوجد ما يُدفع.' : $plurals.select(count) === 'one' ? `عمولة على بيعة واحدة بمجموع ${sold}.` : $plurals.select(count) === 'two' ? `عمولة على بيعتين بمجموع ${sold}.` : $plurals.select(count) === 'few' ? `عمولة على ${$numbers.format(count)} بيعات بمجموع ${sold}.` : $plurals.select(count) === 'many' ? `عمولة على ${$numbers.format(count)} بيعة بمجموع ${sold}.` : `عمولة على ${$numbers.format(count)} بيعة بمجموع ${sold}.`;
export const chartTitle = 'العمولة شهرًا بشهر';
export const chartNote = 'محسوبة من أرقامك';
/** {count, plural, =0 {أضف بيعة أعلاه لترى الرسم.} zero {أضف بيعة أعلاه لترى الرسم.} one {الشهر الأول يدفع {first} والأخير {last}. {reached}} two {الشهر الأول يدفع {first} والأخير {last}. {reached}} few {الشهر الأول يدفع {first} والأخير {last}. {reached}} many {الشهر الأول يدفع {first} والأخير {last}. {reached}} other {الشهر الأول يدفع {first} والأخير {last}. {reached}}} */
export const chartSummary = ({ count, first, last, reached }: { count: number; first: string | number; last: string | number; reached: string | number }): string =>
  count === 0 ? 'أضف بيعة أعلاه لترى الرسم.' : $plurals.select(count) === 'zero' ? 'أضف بيعة أعلاه لترى الرسم.' : $plurals.select(count) === 'one' ? `الشهر الأول يدفع ${first} والأخير ${last}. ${reached}` : $plurals.select(count) === 'two' ? `الشهر الأول يدفع ${first} والأخير ${last}. ${reached}` : $plurals.select(count) === 'few' ? `الشهر الأول يدفع ${first} والأخير ${last}. ${reached}` : $plurals.select(count) === 'many' ? `الشهر الأول يدفع ${first} والأخير ${last}. ${reached}` : `الشهر الأول يدفع ${first} والأخير ${last}. ${reached}`;
export const chartReached = ({ tier, month }: { tier: string | number; month: string | number }): string =>
  `تُبلغ درجة ${tier} في الشهر ${month}.`;
export const chartNone = ({ percent }: { percent: string | number }): string => `كل بيعة تُدفع بنسبة ${percent}.`;
export const chartMonth = 'الشهر';
export const chartMonthOf = ({ month }: { month: string | number }): string => `الشهر ${month}`;
export const chartCommission = 'العمولة';
export const chartFlat = ({ percent }: { percent: string | number }): string => `بنسبة ${percent} طوال المدة`;
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readChart = 'قراءة شهرًا بشهر';
export const assumed = 'الأشهر كلها متشابهة، بلا خصومات ولا استردادات. وفي كل شهر تُحسب المبيعات الأغلى أولًا بالنسبة الأدنى، فلا يكون المجموع أعلى مما ينبغي أبدًا.';
export const howTitle = 'كيف تُحتسب البيعة لك';
export const howLead = 'رمزك جزء من الرابط ومن الطلب.';
export const applyTitle = 'تقدّم طلبًا';
export const apply = 'تنشئ حسابًا وتخبرنا إلى من تصل وكيف. يراجع شخص طلبك، ويظهر القرار في لوحتك.';
export const shareTitle = 'تشارك رابطًا';
export const share = 'رمزك في آخر الرابط. أنشئ ما شئت من الروابط إلى أي صفحة، وشاهد نتيجة كل منها.';
export const orderTitle = 'الطلب يحمل رمزك';
export const order = 'عندما يشتري أحد عبر رابطك تظهر العمولة فورًا، وتكون معلّقة.';
/** {days, plural, zero {لا تنتظر} one {تنتظر يومًا واحدًا} two {تنتظر يومين} few {تنتظر # أيام} many {تنتظر # يومًا} other {تنتظر # يوم}} */
export const waitTitle = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'zero' ? 'لا تنتظر' : $plurals.select(days) === 'one' ? 'تنتظر يومًا واحدًا' : $plurals.select(days) === 'two' ? 'تنتظر يومين' : $plurals.select(days) === 'few' ? `تنتظر ${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `تنتظر ${$numbers.format(days)} يومًا` : `تنتظر ${$numbers.format(days)} يوم`;
export const wait = 'خلال هذه المدة يمكن استرداد ثمن البيعة. وبعدها تُعتمد العمولة ويمكنك طلبها.';
export const linkLabel = 'هكذا يبدو أحد روابطك';
export const sampleCode = 'YOURCODE';
export const paidTitle = 'متى وكيف تُدفع لك';
export const paidLead = 'اطلبها فندفعها. لا دفعات تلقائية، ولا تنتهي صلاحية رصيدك.';
export const minimum = 'أصغر دفعة';
export const minimumNote = 'بالدولار الأمريكي';
export const methods = 'طرق الدفع';
export const methodsNote = 'يمكن تغييرها في أي وقت من الإعدادات';
export const processing = 'من الطلب إلى الإرسال';
export const processingValue = ({ hours }: { hours: string | number }): string => `${hours} ساعة`;
export const processingNote = 'بعد أن يعتمده شخص';
export const identity = 'قبل الدفعة الأولى';
export const identityValue = 'التحقق من الهوية';
export const identityNote = 'جواز سفر أو بطاقة هوية أو تصريح إقامة';
export const rulesTitle = 'ما لا ندفع عنه';
export const rulesLead = 'ست قواعد يراجعها أشخاص. ومخالفة واحدة منها تنهي حسابك كشريك.';
export const ownTitle = 'طلباتك أنت';
export const own = 'يمكنك الشراء لنفسك، لكن طلباتك أنت لا تكسب عمولة أيًّا كان الرمز الذي تحمله.';
export const promiseTitle = 'الوعد بدخل';
export const promise = 'كل الحسابات محاكاة، ومعظم من يتداولون يخسرون. لا تُغفل ذلك أبدًا.';
export const adTitle = 'الإعلان المستتر';
export const ad = 'قل إنك تكسب من الرابط، بجانبه مباشرة.';
export const spamTitle = 'رسائل لم يطلبها أحد';
export const spam = 'لا بريد جماعيًا، ولا رسائل خاصة إلى غرباء، ولا تعليقات تحت منشورات الآخرين.';
export const nameTitle = 'انتحال اسمنا';
export const nameText = ({ name }: { name: string | number }): string =>
  `لا إعلانات على اسم ${name}، ولا نطاق يشبه نطاقنا، ولا صفحة تنتحل هويتنا.`;
export const whereTitle = 'البلدان المحظورة';
export const where = ({ countries }: { countries: string | number }): string =>
  `الخدمة غير متاحة في ${countries}، فلا تشارك روابط فيها.`;
export const faqTitle = 'أسئلة قبل أن تقدّم طلبك';
export const faqLead = 'لم تجد سؤالك؟ اسأل قبل أن تسجّل.';
export const faqContact = 'اكتب إلى فريق الشركاء';
