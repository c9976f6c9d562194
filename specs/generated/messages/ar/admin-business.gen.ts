// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const all = 'الكل';
export const status = 'الحالة';
export const person = 'الشخص';
export const email = 'البريد الإلكتروني';
export const country = 'البلد';
export const date = 'التاريخ';
export const amount = 'المبلغ';
export const actions = 'الإجراءات';
export const unknownPerson = 'شخص محذوف';
export const approve = 'اعتمد';
export const reject = 'ارفض';
export const markPaid = 'سجّلها مدفوعة';
export const cancel = 'ألغِ';
export const reason = 'السبب';
export const reasonHelp = 'سيقرؤه الشخص.';
export const reasonMissing = 'اكتب السبب. سيقرؤه الشخص.';
export const decided = 'حُفظ';
export const approveTitle = ({ what }: { what: string | number }): string => `هل تعتمد ${what}؟`;
export const payTitle = ({ what }: { what: string | number }): string => `هل تسجّل ${what} مدفوعة؟`;
export const rejectTitle = ({ what }: { what: string | number }): string => `هل ترفض ${what}؟`;
export const ordersTitle = 'الطلبات';
export const ordersLead = 'كل تقييم طُلب، وما دُفع عنه.';
export const ordersEmpty = 'لم يُطلب شيء بعد.';
export const orderNumber = 'الطلب';
export const orderProgram = 'البرنامج';
export const orderDiscount = 'الخصم';
export const orderTotal = 'المجموع';
export const orderSearch = 'ابحث بالبريد الإلكتروني';
export const orderPending = 'ينتظر الدفع';
export const orderPaid = 'مدفوع';
export const orderFailed = 'فشل الدفع';
export const orderCancelled = 'ملغى';
export const orderRefunded = 'مستردّ';
export const ordersAll = 'كل الطلبات';
export const orderTitle = ({ number }: { number: string | number }): string => `الطلب ${number}`;
export const orderMissing = 'لا يوجد طلب كهذا.';
export const orderFacts = 'الطلب';
export const orderCoupon = 'القسيمة';
export const orderPlaced = 'تاريخ الطلب';
export const orderAccounts = 'الحسابات';
export const orderNoAccount = 'لا يتبع هذا الطلب أي حساب.';
export const orderLines = 'ما اشتُري';
export const orderPayments = 'المدفوعات';
export const orderNoPayment = 'لم يُدفع شيء.';
export const paymentPending = 'قيد الانتظار';
export const paymentSucceeded = 'دُفع';
export const paymentFailed = 'فشل';
export const paymentRefunded = 'مستردة';
export const refund = 'ردّ المبلغ';
export const refundTitle = ({ number }: { number: string | number }): string => `هل تردّ مبلغ الطلب ${number}؟`;
export const refundText = ({ amount, person }: { amount: string | number; person: string | number }): string =>
  `يعود ${amount} إلى ${person} عبر خدمة الدفع. يُغلق حساب الطلب وتُسترد عمولته. لا رجعة في ذلك.`;
export const refunded = 'تاريخ الرد';
export const refundReason = 'سبب الرد';
export const paymentPartBack = ({ amount }: { amount: string | number }): string => `رُدّ منها ${amount}`;
export const disputeOpen = 'معترَض عليها لدى البنك';
export const disputeWon = 'رُبح الاعتراض';
export const disputeLost = 'خُسر الاعتراض';
export const surplusTitle = 'أموال يجب ردّها';
export const surplusLead = 'وصلت هذه الدفعات بعد إلغاء طلبها أو دفعه، أو بمبلغ غير ثمنه، أو تعذّر ردّها من قبل. تُردّ دفعات Stripe تلقائيًا، وما يظهر هنا ينتظرك.';
export const surplusOfOrder = ({ number, person }: { number: string | number; person: string | number }): string =>
  `الطلب ${number}، ${person}`;
export const surplusCancelled = ({ amount, when }: { amount: string | number; when: string | number }): string =>
  `${amount}، وصلت في ${when} بعد إلغاء الطلب`;
export const surplusPaidAlready = ({ amount, when }: { amount: string | number; when: string | number }): string =>
  `${amount}، وصلت في ${when} والطلب مدفوع من قبل`;
export const surplusOtherAmount = ({ amount, when, price }: { amount: string | number; when: string | number; price: string | number }): string =>
  `${amount}، وصلت في ${when} لطلب ثمنه ${price}`;
export const surplusRefundFailed = ({ amount, when }: { amount: string | number; when: string | number }): string =>
  `${amount}، عادت في ${when} لأن الرد لم ينجح`;
export const surplusNotByStripe = ({ when }: { when: string | number }): string => `تعذّر ردّها عبر Stripe في ${when}`;
export const surplusSent = ({ when }: { when: string | number }): string => `رُدّت في ${when}`;
export const surplusSend = 'ردّ المبلغ';
export const surplusAsk = ({ amount, person }: { amount: string | number; person: string | number }): string =>
  `هل تردّ ${amount} إلى ${person}؟`;
export const surplusAskText = 'تعود دفعة Stripe عبر Stripe. أما دفعة خدمة أخرى فتردّها هناك، ثم تؤكد هنا أنها رُدّت، ويقرأ المشتري ذلك.';
export const surplusAskOtherWay = 'تعذّر على Stripe ردّ هذا المبلغ. ردّه أولًا بطريقة أخرى، مثل حساب بنكي يذكره المشتري، ثم أكّد هنا أنه رُدّ، ويقرأ المشتري ذلك.';
export const payoutsTitle = 'الدفعات';
export const payoutsLead = 'دفعات طلبها متداولون من حسابات ممولة. جميع الحسابات محاكاة.';
export const payoutsEmpty = 'لم تُطلب أي دفعة بعد.';
export const payoutNumber = 'الدفعة';
export const payoutName = ({ number }: { number: string | number }): string => `الدفعة ${number}`;
export const payoutAccount = 'الحساب';
export const payoutMethod = 'الطريقة';
export const payoutDestination = 'الوجهة';
export const payoutRequested = 'مطلوبة';
export const payoutApproved = 'معتمدة';
export const payoutPaid = 'مدفوعة';
export const payoutRejected = 'مرفوضة';
export const payoutApproveText = ({ amount, destination }: { amount: string | number; destination: string | number }): string =>
  `يذهب ${amount} إلى ${destination}. يتم التحويل في جولة الدفع القادمة.`;
export const payoutPayText = ({ amount, destination }: { amount: string | number; destination: string | number }): string =>
  `حُوّل ${amount} إلى ${destination}. يُخصم المبلغ من الحساب ويتلقى المتداول إيصالًا.`;
export const affiliatesTitle = 'الشركاء';
export const affiliatesLead = 'طلبات الانضمام، ومن يشاركون الروابط مقابل عمولة.';
export const affiliatesEmpty = 'لم يتقدم أحد بعد.';
export const affiliateCode = 'الرمز';
export const affiliateAudience = 'الجمهور';
export const affiliateWebsite = 'الموقع';
export const affiliateRate = 'العمولة';
export const affiliatePending = 'قيد المراجعة';
export const affiliateActive = 'نشط';
export const affiliateSuspended = 'موقوف';
export const affiliateRejected = 'مرفوض';
export const affiliateName = ({ code }: { code: string | number }): string => `الشريك ${code}`;
export const affiliateRejectText = 'يقرأ الشخص السبب، ويمكنه تعديل طلبه وإرساله مرة أخرى. وحتى ذلك الحين لا تكسب روابطه شيئًا.';
export const affiliateApproveText = ({ rate }: { rate: string | number }): string => `تكسب روابطه عمولة قدرها ${rate} من الآن.`;
export const affiliateTitle = ({ code }: { code: string | number }): string => `الشريك ${code}`;
export const affiliateMissing = 'لا يوجد شريك كهذا.';
export const affiliatesAll = 'كل الشركاء';
export const affiliateReason = 'سبب الرفض السابق';
export const affiliateFacts = 'الشريك';
export const affiliateEmail = 'العنوان الذي تقدم به';
export const affiliateSales = 'المبيعات المحتسبة';
export const affiliateTier = 'الفئة';
export const rateChanged = ({ date }: { date: string | number }): string => `تغيرت النسبة في ${date}`;
export const changeRate = 'تغيير النسبة';
export const changeRateTitle = ({ code }: { code: string | number }): string => `تغيير نسبة ${code}؟`;
export const changeRateText = ({ rate, tier }: { rate: string | number; tier: string | number }): string =>
  `تسري النسبة الجديدة على المبيعات اللاحقة، ولا تتغير العمولات السابقة. وإن أدخلت نسبة أدنى من نسبة الفئة فستُحتسب عملية البيع التالية مع ذلك بنسبة ${rate} على الأقل، وهي نسبة فئة ${tier}. يقرأ الشريك السبب.`;
export const newRate = 'النسبة الجديدة';
export const flags = 'العلامات';
export const flagsLead = 'طلبات مدفوعة برمز هذا الشريك أو قسيمته لم تحقق عمولة، وسبب ذلك.';
export const flagsNone = 'لا طلب عليه علامة.';
/** {count, plural, zero {لا شيء} one {علامة واحدة} two {علامتان} few {# علامات} many {# علامة} other {# علامة}} */
export const flagCount = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا شيء' : $plurals.select(count) === 'one' ? 'علامة واحدة' : $plurals.select(count) === 'two' ? 'علامتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} علامات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} علامة` : `${$numbers.format(count)} علامة`;
export const flagSelf = 'رابطه نفسه';
export const flagCoupon = 'قسيمته نفسها';
export const flagOther = 'المشتري تابع لشريك آخر';
export const flagRule = 'ما حدث';
export const tiers = 'فئات العمولة';
export const tiersLead = 'تعد بها صفحة البرنامج وتُدفع بها كل عملية بيع. تتغير مع الصفحة في إصدار جديد من الموقع.';
export const tierName = 'الفئة';
export const tierFrom = 'ابتداءً من';
/** {count, plural, zero {أول عملية بيع} one {عملية بيع واحدة} two {عمليتي بيع} few {# عمليات بيع} many {# عملية بيع} other {# عملية بيع}} */
export const tierSales = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'أول عملية بيع' : $plurals.select(count) === 'one' ? 'عملية بيع واحدة' : $plurals.select(count) === 'two' ? 'عمليتي بيع' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} عمليات بيع` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} عملية بيع` : `${$numbers.format(count)} عملية بيع`;
export const suspend = 'أوقف';
export const suspendTitle = ({ what }: { what: string | number }): string => `هل توقف ${what}؟`;
export const suspendText = 'لا تكسب روابطه عمولة بعد الآن. ويبقى ما كسبه من قبل.';
export const kycTitle = 'مراجعة الهوية';
export const kycLead = 'وثائق هوية تنتظر قرارًا. تحتاج أول دفعة إلى وثيقة معتمدة.';
export const kycEmpty = 'لم تُرفع أي وثيقة بعد.';
export const kycKind = 'الوثيقة';
export const kycPassport = 'جواز سفر';
export const kycIdentityCard = 'بطاقة هوية';
export const kycResidencePermit = 'تصريح إقامة';
export const kycProofOfAddress = 'إثبات عنوان';
export const kycPending = 'تنتظر';
export const kycApproved = 'معتمدة';
export const kycRejected = 'مرفوضة';
export const kycSubmitted = 'تاريخ الإرسال';
export const kycOpenFailed = 'تعذّر فتح الوثيقة.';
export const kycName = ({ person }: { person: string | number }): string => `وثيقة ${person}`;
export const kycApproveText = 'يمكن للشخص تلقي الدفعات متى اعتُمدت هويته.';
export const kycConfirmedName = 'الاسم في الوثيقة';
export const kycConfirmedNameHelp = ({ name }: { name: string | number }): string =>
  `حرفًا حرفًا والاسم الأول أولًا، فهو ما تعرضه الشهادات. في الملف الشخصي: ${name}.`;
export const kycConfirmedNameMissing = 'أدخل الاسم المكتوب في الوثيقة.';
export const ticketsTitle = 'التذاكر';
export const ticketsLead = 'أسئلة من المتداولين والشركاء. يرى الطرفان الردود حين تُكتب.';
export const ticketsEmpty = 'لم يفتح أحد تذكرة بعد.';
export const ticketsAll = 'كل التذاكر';
export const ticketSubject = 'الموضوع';
export const ticketNumber = 'الرقم';
export const ticketTopic = 'الباب';
export const ticketUpdated = 'آخر تغيير';
export const ticketSearch = 'ابحث بالموضوع';
export const ticketOpen = 'مفتوحة';
export const ticketAnswered = 'مُجابة';
export const ticketClosed = 'مغلقة';
export const topicAccount = 'الحساب';
export const topicPayout = 'الدفعات';
export const topicRules = 'القواعد';
export const topicAffiliate = 'برنامج الشركاء';
export const topicIdentity = 'التحقق من الهوية';
export const topicTechnical = 'أمور تقنية';
export const ticketMissing = 'لا توجد تذكرة كهذه.';
export const ticketConversation = 'المحادثة';
export const ticketFacts = ({ number, topic, person }: { number: string | number; topic: string | number; person: string | number }): string =>
  `التذكرة ${number}، ${topic}، فتحها ${person}`;
export const ticketSetStatus = 'غيّر الحالة';
export const ticketSupport = ({ name }: { name: string | number }): string => `${name}، الدعم`;
export const ticketReply = 'الرد';
export const ticketReplyHelp = 'يراه الشخص فورًا، وتُعدّ التذكرة مُجابة.';
export const ticketReplyMissing = 'اكتب الرد أولًا.';
export const ticketSend = 'أرسل الرد';
export const ticketSending = 'جارٍ الإرسال';
export const ticketAssignee = 'يجيب عنها';
export const ticketNobody = 'لا أحد بعد';
export const ticketMine = 'المسندة إليّ';
export const auditTitle = 'سجل التدقيق';
export const auditLead = 'من غيّر ماذا ومتى. لا يمكن تغيير القيود ولا حذفها.';
export const auditEmpty = 'لم يتغيّر شيء بعد.';
export const auditWhen = 'الوقت';
export const auditAction = 'الإجراء';
export const auditRow = 'الصف';
export const auditInsert = 'إنشاء';
export const auditUpdate = 'تغيير';
export const auditDelete = 'حذف';
export const auditShow = 'اعرض التغيير';
export const auditBefore = 'قبل';
export const auditAfter = 'بعد';
export const auditField = 'الحقل';
export const auditRecorded = 'كل ما سُجّل';
export const close = 'أغلق';
export const account = 'الحساب';
export const accountsTitle = 'الحسابات';
export const accountsLead = 'الحسابات المحاكاة لكل المتداولين، مع حدودها وما جرى عليها.';
export const accountsEmpty = 'لم يُفتح أي حساب بعد.';
export const accountsAll = 'كل الحسابات';
export const accountTitle = ({ number }: { number: string | number }): string => `الحساب ${number}`;
export const accountMissing = 'لا يوجد حساب كهذا.';
export const accountSearch = 'ابحث برقم الحساب';
export const accountFacts = 'الحساب';
export const accountActive = 'نشط';
export const accountPassed = 'اجتاز';
export const accountTerminated = 'تجاوز حدًا';
export const accountDormant = 'مغلق';
export const accountOpened = 'فُتح';
export const accountEnded = 'انتهى';
export const accountInitial = 'الرصيد الأولي';
export const balance = 'الرصيد';
export const phase = 'المرحلة';
export const phaseOne = 'المرحلة 1';
export const phaseTwo = 'المرحلة 2';
export const phaseFunded = 'ممول';
export const limitsTitle = 'الحدود';
export const limitLeft = ({ base, amount, left, floor }: { base: string | number; amount: string | number; left: string | number; floor: string | number }): string =>
  `${base}: ${amount}. بقي ${left} فوق ${floor}.`;
export const limitEnded = 'انتهى الحساب، ولم تعد حدوده سارية.';
export const dailyLoss = 'حد الخسارة اليومية';
export const maximumLoss = 'الخسارة القصوى';
export const maximumLossTrailing = 'الخسارة القصوى، متحركة';
export const maximumLossStatic = 'الخسارة القصوى، ثابتة';
export const profitTarget = 'هدف الربح';
export const profitSplit = 'تقاسم الربح';
export const payoutCycle = 'دورة الدفع';
/** كل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const everyDays = ({ days }: { days: number }): string =>
  `كل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const onceFunded = 'بعد تمويل الحساب';
export const breachTitle = 'دليل التجاوز';
export const breachRule = 'القاعدة';
export const breachDay = 'اليوم';
export const breachOpening = 'إغلاق اليوم السابق';
export const breachFloor = ({ percent }: { percent: string | number }): string => `حد الخسارة عند ${percent}`;
export const breachLowest = 'أدنى رصيد مع الصفقات المفتوحة في اليوم';
export const breachTold = ({ reason }: { reason: string | number }): string => `أُبلغ المتداول: ${reason}`;
export const lifeTitle = 'سجل الحساب';
export const endAccount = 'إنهاء الحساب';
export const endAccountTitle = ({ number }: { number: string | number }): string => `إنهاء الحساب ${number} بسبب ممارسة محظورة؟`;
export const endAccountText = 'ينتهي فورًا ونهائيًا ودون عرض لإعادة المحاولة. ويجب رفض أي دفعة لا تزال مفتوحة. يقرأ المتداول الممارسة ودليلك.';
export const practice = 'الممارسة المحظورة';
export const evidence = 'الدليل';
export const evidenceHelp = 'أي الصفقات، ومتى، وما المشترك بينها. يقرؤه المتداول.';
export const evidenceMissing = 'اكتب الدليل كي يستطيع المتداول الرد عليه.';
export const lifeRefunded = 'أُغلق برد مبلغ الطلب';
export const daysTitle = 'أيام التداول';
export const daysEmpty = 'لم يُتداول شيء بعد.';
export const day = 'اليوم';
export const dayOpening = 'رصيد الافتتاح';
export const dayLow = 'أدنى رصيد مع الصفقات المفتوحة';
export const dayClose = 'رصيد الإغلاق';
export const dayWithdrawn = 'المدفوع';
export const affiliatePayoutsTitle = 'دفعات الشركاء';
export const affiliatePayoutsLead = 'دفعات طلبها شركاء من عمولات معتمدة.';
export const affiliate = 'الشريك';
export const affiliateSearch = 'ابحث برمز الشريك';
export const affiliatePayoutName = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `دفعة ${amount} إلى ${code}`;
/** {count, plural, zero {لا دفعات} one {دفعة واحدة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}} بمجموع {amount} */
export const payoutsTogether = ({ count, amount }: { count: number; amount: string | number }): string =>
  `${$plurals.select(count) === 'zero' ? 'لا دفعات' : $plurals.select(count) === 'one' ? 'دفعة واحدة' : $plurals.select(count) === 'two' ? 'دفعتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} دفعات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} دفعة` : `${$numbers.format(count)} دفعة`} بمجموع ${amount}`;
export const ownMethods = 'طريقة الدفع لكل واحد';
export const payoutReference = 'مرجع التحويل';
export const payoutReferenceHelp = 'كما يسمّيه المصرف أو خدمة الدفع.';
export const payoutReferenceMissing = 'اكتب مرجع التحويل.';
export const affiliatePaidText = ({ amount, destination }: { amount: string | number; destination: string | number }): string =>
  `حُوّل ${amount} إلى ${destination}. يرى الشريك المرجع.`;
export const affiliatePayoutRejectText = 'يمكن طلب المبلغ مرة أخرى.';
/** {count, plural, =0 {اعتمد} other {اعتمد #}} */
export const approveCount = ({ count }: { count: number }): string => count === 0 ? 'اعتمد' : `اعتمد ${$numbers.format(count)}`;
/** {count, plural, =0 {ارفض} other {ارفض #}} */
export const rejectCount = ({ count }: { count: number }): string => count === 0 ? 'ارفض' : `ارفض ${$numbers.format(count)}`;
export const leaderboardTitle = 'لوحة الصدارة';
export const leaderboardLead = 'النتائج كما أرسلتها منصة التداول. تختفي النتيجة المخفية من الصفحة العامة.';
export const leaderboardEmpty = 'لا نتائج في لوحة الصدارة بعد.';
export const rank = 'المركز';
export const period = 'الفترة';
export const periodWeek = 'أسبوع';
export const periodMonth = 'شهر';
export const periodAll = 'منذ البداية';
export const profit = 'الربح';
export const returnOfSize = 'العائد';
export const entryShown = 'ظاهرة';
export const entryHidden = 'مخفية';
/** هل تخفي {count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتين} few {# نتائج} many {# نتيجة} other {# نتيجة}}؟ */
export const hideEntries = ({ count }: { count: number }): string =>
  `هل تخفي ${$plurals.select(count) === 'zero' ? 'لا نتائج' : $plurals.select(count) === 'one' ? 'نتيجة واحدة' : $plurals.select(count) === 'two' ? 'نتيجتين' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} نتائج` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} نتيجة` : `${$numbers.format(count)} نتيجة`}؟`;
/** هل تُظهر {count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتين} few {# نتائج} many {# نتيجة} other {# نتيجة}}؟ */
export const showEntries = ({ count }: { count: number }): string =>
  `هل تُظهر ${$plurals.select(count) === 'zero' ? 'لا نتائج' : $plurals.select(count) === 'one' ? 'نتيجة واحدة' : $plurals.select(count) === 'two' ? 'نتيجتين' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} نتائج` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} نتيجة` : `${$numbers.format(count)} نتيجة`}؟`;
export const hideEntriesText = 'تختفي من لوحة الصدارة العامة.';
export const showEntriesText = 'تعود إلى لوحة الصدارة العامة.';
export const hide = 'أخفِ';
export const show = 'أظهر';
export const hideEntry = ({ name, rank }: { name: string | number; rank: string | number }): string =>
  `أخفِ ${name}، المركز ${rank}`;
export const showEntry = ({ name, rank }: { name: string | number; rank: string | number }): string =>
  `أظهر ${name}، المركز ${rank}`;
export const consentTitle = 'سجل الموافقات';
export const consentLead = 'كل اختيار في شريط ملفات تعريف الارتباط. لا يستطيع أحد تغيير قيد أو حذفه.';
export const consentEmpty = 'لم يختر أحد بعد.';
export const consentChoice = 'الاختيار';
export const consentAll = 'قبل الكل';
export const consentNecessary = 'الضروري فقط';
export const consentCustom = 'اختيار خاص';
export const consentVersion = 'إصدار الشريط';
export const visitor = 'الزائر';
export const analytics = 'التحليلات';
export const marketing = 'التسويق';
export const yes = 'نعم';
export const no = 'لا';
export const trackingTitle = 'التتبع';
export const trackingLead = 'مشاهدات صفحات أُرسلت بموافقة الزائر.';
export const trackingEmpty = 'لم تُرسل أي مشاهدة بعد.';
export const page = 'الصفحة';
export const pageSearch = 'ابحث بالصفحة';
export const session = 'الجلسة';
export const referrer = 'المصدر';
export const secondsOnPage = 'ثوانٍ على الصفحة';
export const scrollDepth = 'مدى التمرير';
