// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const simulated = 'محاكاة';
export const requestTitle = 'اطلب دفعة';
export const shareOf = ({ share, profit }: { share: string | number; profit: string | number }): string =>
  `حصتك ${share} من ربح ${profit}`;
export const ready = 'جاهز';
export const onItsWay = 'دفعتك في الطريق';
export const nextFrom = ({ date }: { date: string | number }): string => `يمكنك طلب الدفعة التالية من ${date}، بعد دفع هذه.`;
export const nextAfterThis = 'يمكنك طلب الدفعة التالية بعد دفع هذه أو رفضها.';
export const lastRejected = ({ number }: { number: string | number }): string => `رُفضت الدفعة ${number}.`;
/** تقاسم الربح: {share}. ويمكن طلب دفعة كل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const termsFunded = ({ share, days }: { share: string | number; days: number }): string =>
  `تقاسم الربح: ${share}. ويمكن طلب دفعة كل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}.`;
/** بعد تمويل الحساب تكون حصتك {share}، ويمكن طلب دفعة كل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const termsLater = ({ share, days }: { share: string | number; days: number }): string =>
  `بعد تمويل الحساب تكون حصتك ${share}، ويمكن طلب دفعة كل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}.`;
export const conditionsLabel = 'ما تتطلبه الدفعة';
export const met = 'متحقق';
export const notYet = 'ليس بعد';
export const fundedMet = 'الحساب ممول ونشط';
export const fundedNotYet = 'تبدأ الدفعات بحساب ممول نشط';
export const identityMet = 'هويتك مؤكدة';
export const identityPending = 'مستندك قيد المراجعة';
export const identityRejected = 'رُفض مستندك؛ أرسل غيره';
export const identityNone = 'تتطلب دفعتك الأولى التحقق من الهوية';
export const cycleMet = 'انتهت دورة الدفع';
export const cycleNotYet = ({ date }: { date: string | number }): string => `يمكن طلب الدفعة التالية من ${date}`;
export const cycleUnknown = 'تبدأ دورة الدفع مع الحساب الممول';
export const minimumMet = ({ minimum }: { minimum: string | number }): string => `حصتك ${minimum} على الأقل`;
export const minimumNotYet = ({ minimum }: { minimum: string | number }): string => `يجب أن تبلغ حصتك ${minimum}`;
export const repair = 'راجع هذه الحقول';
export const amount = 'المبلغ الذي تستلمه';
export const amountHint = ({ minimum, share }: { minimum: string | number; share: string | number }): string =>
  `من ${minimum} إلى ${share}.`;
export const belowMinimum = ({ minimum }: { minimum: string | number }): string => `أصغر دفعة ${minimum}.`;
export const aboveShare = ({ share }: { share: string | number }): string => `حصتك ${share} على الأكثر.`;
export const method = 'طريقة الدفع';
export const earlierLabel = 'وجهة الدفعة';
export const anotherDestination = 'حساب آخر أو محفظة أخرى';
export const lastUsed = ({ date }: { date: string | number }): string => `آخر استخدام في ${date}`;
export const nextOne = 'الدفعة التالية';
/** بعد {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من هذا الطلب */
export const nextOneAfter = ({ days }: { days: number }): string =>
  `بعد ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} من هذا الطلب`;
export const deducted = 'يُخصم من الحساب';
export const simulatedProfit = 'من الربح المحاكى';
export const processing = 'مدة المعالجة';
export const holder = 'صاحب الحساب';
export const holderHint = 'كما هو لدى البنك. يجب أن يكون حسابك أنت.';
export const wrongHolder = 'أدخل اسم صاحب الحساب.';
export const iban = 'رقم الآيبان';
export const wrongIban = 'هذا الآيبان غير صالح. قارنه بما لدى بنكك.';
export const bic = 'رمز BIC';
export const bicHint = 'فقط إن طلبه بنكك.';
export const wrongBic = 'يتكون رمز BIC من 8 أو 11 حرفًا ورقمًا.';
export const upi = 'عنوان UPI';
export const upiHint = 'مثل name@okaxis.';
export const wrongUpi = 'عنوان UPI يشبه name@bank.';
export const network = 'الشبكة';
export const wallet = 'عنوان المحفظة';
export const walletHint = 'لا يمكن استرجاع تحويل إلى عنوان خاطئ.';
export const wrongWallet = 'هذا العنوان غير صالح على الشبكة المختارة.';
export const identityTitle = 'التحقق من الهوية';
export const identityText = 'مطلوب مرة واحدة قبل دفعتك الأولى. ويمكنك الشراء والتداول من دونه.';
export const identityStep = 'جواز سفر أو بطاقة هوية أو تصريح إقامة';
export const identityAsk = 'أرسل صورة أو ملف PDF لأحدها.';
export const sentOn = ({ date }: { date: string | number }): string => `أُرسل في ${date}.`;
export const sendDocument = 'أرسل مستندًا';
export const stateOpen = 'مطلوب';
export const stateReviewing = 'قيد المراجعة';
export const stateApproved = 'مؤكد';
export const stateRejected = 'مرفوض';
export const passport = 'جواز سفر';
export const identityCard = 'بطاقة هوية';
export const residencePermit = 'تصريح إقامة';
export const proofOfAddress = 'إثبات عنوان';
export const documentKind = 'المستند';
export const documentFile = 'صورة أو ملف PDF';
export const documentFileNote = 'الصفحة كاملة ومقروءة حتى حوافها.';
export const contentWrong = 'لم يُقبل هذا الملف. محتواه ليس PDF أو JPEG أو PNG، أو لا يطابق اسمه. اختر المستند نفسه أو احفظه من جديد بأحد هذه الأنواع.';
export const uploadFailed = 'تعذّر إرسال المستند. وما زال محددًا.';
export const tryAgain = 'أعد المحاولة';
export const sendingDocument = 'جارٍ الإرسال';
export const arrivedTitle = 'رُفع ملف ولم يُقدَّم';
export const arrivedText = 'حدّد نوع المستند وأرسله، أو اختر ملفًا آخر.';
export const brokenOffTitle = 'انقطع رفع ملف';
export const brokenOffText = ({ name }: { name: string | number }): string => `اختر ${name} من جديد ليُستأنف الرفع.`;
export const sentDocuments = 'مستنداتك';
export const sentDocument = ({ kind, state }: { kind: string | number; state: string | number }): string => `${kind}: ${state}`;
export const kycLead = 'إثبات لهويتك. يراجعه شخص، ويظهر القرار وسببه هنا.';
export const keepTitle = 'كم نحتفظ به، ولماذا';
export const keepWhat = 'المستند';
export const keepWhy = 'السبب';
export const keepUntil = 'يُحفظ حتى';
export const keepWho = 'من يراه';
export const keepWhoText = 'أنت، والقلائل الذين يتحققون من الهويات. ويسجّلون الدخول بالتحقق بخطوتين.';
export const listTitle = 'دفعات سابقة';
export const none = 'لم تُدفع أي دفعة من هذا الحساب ولم تُرفض بعد.';
export const payoutTitle = ({ number, amount }: { number: string | number; amount: string | number }): string =>
  `${number} · ${amount}`;
export const statusPaid = 'مدفوعة';
export const statusRejected = 'مرفوضة';
export const stepsLabel = 'خطوات هذه الدفعة';
export const stepRequested = 'طُلبت';
export const stepApproved = 'وُوفق عليها';
export const stepRejected = 'رُفضت';
export const stepPaid = 'دُفعت';
export const within = ({ from, to }: { from: number; to: number }): string =>
  `خلال ${$numbers.format(from)}–${$numbers.format(to)} ساعة`;
export const receiptLead = 'استلمت';
export const receiptGross = 'الربح المحاكى المسحوب';
export const receiptShare = 'حصتك';
export const receiptNumber = 'رقم الإيصال';
export const receiptTotal = 'المدفوع لك';
export const simulatedNote = 'مكافأة عن نتائج محاكاة.';
export const scalingTitle = 'خطة التوسيع';
export const scalingText = 'النتائج المحاكاة المنتظمة توسّع هذا الحساب.';
export const scalingLater = 'بعد أن يصبح الحساب ممولًا توسّعه النتائج المحاكاة المنتظمة.';
export const scalingSize = ({ size, largest }: { size: string | number; largest: string | number }): string =>
  `حجمه الآن ${size} ويمكن أن يبلغ ${largest}.`;
