// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'إتمام الشراء';
export const lead = 'دفعة واحدة لتقييم محاكى واحد.';
export const noticeTitle = 'لم نتمكن من اتباع ذلك الرابط.';
export const noticeProgram = ({ program }: { program: string | number }): string =>
  `يذكر الرابط برنامجًا غير موجود. اختير بدلًا منه أول حجم في برنامج ${program}.`;
export const noticeUnavailable = ({ name, program }: { name: string | number; program: string | number }): string =>
  `${name} قادم قريبًا ولا يمكن شراؤه بعد. اختير بدلًا منه أول حجم في برنامج ${program}.`;
export const noticeSize = ({ program }: { program: string | number }): string =>
  `يذكر الرابط حجمًا ليس في برنامج ${program}. اختير بدلًا منه أول حجم فيه.`;
export const orderName = ({ program, size }: { program: string | number; size: string | number }): string =>
  `تقييم ${program}، ${size}`;
export const orderSimulated = 'حساب محاكى';
export const orderTarget = 'هدف الربح';
export const orderTargetNote = 'من الرصيد الأولي';
export const orderTargets = 'هدف الربح، لكل مرحلة';
export const orderDailyLoss = 'حد الخسارة اليومية';
export const orderMaximumLoss = 'الخسارة القصوى';
export const orderTime = 'الحد الزمني';
export const orderTimeNone = 'لا يوجد';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب */
export const orderTimeNote = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب`;
export const orderDailyLossNote = 'من إغلاق اليوم السابق';
export const orderTrailing = 'متحركة، على رصيد الإغلاق';
export const orderStatic = 'من الرصيد الأولي، على رصيد الإغلاق';
export const amountAndPercent = ({ amount, percent }: { amount: string | number; percent: string | number }): string =>
  `${amount} · ${percent}`;
export const addOnsTitle = 'إضافات';
export const addOnOption = ({ name, price }: { name: string | number; price: string | number }): string => `${name}، ${price}`;
export const contactTitle = 'التواصل';
export const emailLabel = 'البريد الإلكتروني';
export const emailHint = 'يصدر الإيصال باسم هذا العنوان. إن كان لديك حساب فاستخدم عنوانه.';
export const emailError = 'أدخل عنوان بريد إلكتروني، مثل name@example.com.';
export const paymentTitle = 'الدفع';
export const needsScript = 'يحتاج الطلب إلى JavaScript، وهو متوقف في هذا المتصفح. والأسعار في صفحة الأسعار.';
export const summaryLabel = 'الملخص';
export const summaryPay = 'تدفع مرة واحدة';
export const summaryRefundable = ({ percent }: { percent: string | number }): string => `مستردة ${percent}`;
export const summaryRefundablePart = ({ amount }: { amount: string | number }): string => `${amount} قابلة للاسترداد`;
export const summaryFee = ({ size }: { size: string | number }): string => `رسوم التقييم، ${size}`;
export const summaryNotAdded = 'غير مضافة';
export const summaryTotal = 'الإجمالي';
export const summaryKept = 'الإضافات، لا تُسترد عند الاجتياز';
export const summaryBack = 'عند الاجتياز تستلم';
export const summaryRefund = 'استرداد الرسوم';
export const summaryCouponBack = ({ code }: { code: string | number }): string => `ما وفّرته القسيمة ${code}`;
export const summaryTargetShare = ({ percent, target }: { percent: string | number; target: string | number }): string =>
  `${percent} من الهدف ${target}`;
export const summaryBonus = 'مكافأة الفائز';
/** قبل أول صفقة يمكنك إعادة الحساب خلال {returnable, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} واسترداد {total} كاملة. وبعد الاجتياز تُسترد رسوم التقييم خلال {days} أيام عمل، ولا تُسترد الإضافات. تجاوز الحد ينهي الحساب؛ وإعادة المحاولة بالحجم نفسه أقل بنسبة {discount} لمدة {valid, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const summaryNote = ({ returnable, total, days, discount, valid }: { returnable: number; total: string | number; days: string | number; discount: string | number; valid: number }): string =>
  `قبل أول صفقة يمكنك إعادة الحساب خلال ${$plurals.select(returnable) === 'one' ? 'يوم واحد' : $plurals.select(returnable) === 'two' ? 'يومين' : $plurals.select(returnable) === 'few' ? `${$numbers.format(returnable)} أيام` : $plurals.select(returnable) === 'many' ? `${$numbers.format(returnable)} يومًا` : `${$numbers.format(returnable)} يوم`} واسترداد ${total} كاملة. وبعد الاجتياز تُسترد رسوم التقييم خلال ${days} أيام عمل، ولا تُسترد الإضافات. تجاوز الحد ينهي الحساب؛ وإعادة المحاولة بالحجم نفسه أقل بنسبة ${discount} لمدة ${$plurals.select(valid) === 'one' ? 'يوم واحد' : $plurals.select(valid) === 'two' ? 'يومين' : $plurals.select(valid) === 'few' ? `${$numbers.format(valid)} أيام` : $plurals.select(valid) === 'many' ? `${$numbers.format(valid)} يومًا` : `${$numbers.format(valid)} يوم`}.`;
export const summaryReading = 'يجري تحميل طلبك';
export const successTitle = 'لا طلب لعرضه';
export const successText = 'هذا الرابط لا يخص طلبًا نعرفه. يُفتح إيصالك من الصفحة التي يعيدك إليها مزود الدفع.';
export const successPaid = 'هل دفعت لأحد ادّعى أنه نحن؟ اتصل بنا قبل أي شيء آخر.';
export const successContact = 'اتصل بنا';
export const successPrices = 'شاهد الأسعار';
export const successHome = 'الرئيسية';
export const selectionTitle = 'التقييم';
export const termsTitle = 'الشروط والطلب';
export const programLabel = 'البرنامج';
export const programSoon = 'قريبًا';
export const sizeLabel = 'حجم الحساب';
export const orderCycle = 'دورة المدفوعات';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const orderCycleDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
export const orderCycleNote = 'بعد تمويل الحساب';
export const optional = 'اختياري';
export const couponQuestion = 'هل لديك رمز قسيمة؟';
export const couponLabel = 'قسيمة';
export const couponRule = 'قسيمة واحدة لكل طلب. تخفّض رسوم التقييم دون الإضافات. ويمكنك استخدامها مع رابط إحالة.';
export const couponApply = 'طبّق';
export const couponRemove = 'أزل القسيمة';
export const couponApplied = ({ code }: { code: string | number }): string => `طُبّقت القسيمة ${code}.`;
export const couponRefused = 'هذه القسيمة غير صالحة. تحقق من الرمز.';
export const repair = 'راجع هذه الحقول';
export const fullNameLabel = 'الاسم الكامل';
export const fullNameError = 'أدخل اسمك.';
export const countryLabel = 'بلد الفوترة';
export const countryNone = 'لا بلد بهذا الاسم.';
export const countryError = 'اختر بلد عنوان الفوترة.';
export const countryRestricted = ({ country }: { country: string | number }): string =>
  `الخدمة غير متاحة في ${country}، لأن العقوبات تمنع الدفع إليها. لم يُخصم شيء.`;
export const signedInAs = ({ name }: { name: string | number }): string =>
  `أنت مسجّل الدخول باسم ${name}. يُضاف الطلب إلى هذا الحساب.`;
export const accountLead = 'هل لديك حساب؟';
export const accountOr = 'أو';
export const signIn = 'سجّل الدخول';
export const createAccount = 'أنشئ حسابًا';
export const accountKept = 'يبقى ما أدخلته هنا. ويمكنك أيضًا الطلب ضيفًا.';
export const methodLabel = 'طريقة الدفع';
export const methodHint = 'تدفع في صفحة مزود الدفع. ولا نرى بيانات بطاقتك أبدًا.';
export const methodError = 'اختر طريقة الدفع.';
export const kindCard = 'بطاقة';
export const kindWallet = 'محفظة';
export const kindBank = 'تحويل مصرفي في الهند';
export const kindCrypto = 'عملة رقمية';
export const termsAccept = 'أقبل شروط الخدمة وقواعد التداول والإفصاح عن المخاطر.';
export const termsVersion = ({ version, date }: { version: string | number; date: string | number }): string =>
  `الإصدار ${version} من القواعد، سارٍ منذ ${date}`;
export const termsLink = 'شروط الخدمة';
export const termsRules = 'قواعد التداول';
export const termsRisk = 'الإفصاح عن المخاطر';
export const termsError = 'اقبل الشروط كي تطلب.';
export const pay = ({ total }: { total: string | number }): string => `اطلب وادفع ${total}`;
export const payNote = 'تتابع لدى مزود الدفع. لا يُخصم شيء قبل أن تؤكد هناك.';
export const ordering = 'نرسل الطلب…';
export const refusedTitle = 'لم يُرسل الطلب.';
export const refusedText = 'لا يمكن قبول الطلب كما هو. راجع ما أدخلته وحاول من جديد.';
export const checking = 'نتحقق من الدفعة…';
export const paid = 'تم الدفع. نفتح الإيصال…';
export const unsentTitle = 'لم نتأكد من وصول طلبك.';
export const unsentText = 'أعد المحاولة، ولن يُخصم منك المبلغ مرتين.';
export const sendAgain = 'أرسل من جديد';
export const backToOrder = 'عودة إلى الطلب';
export const uncheckedTitle = 'تعذّر التحقق من الدفعة.';
export const uncheckedText = 'لم يجب الخادم. لم يُفقد شيء، ولا يُخصم شيء مرتين.';
export const checkAgain = 'تحقق من جديد';
export const payingTitle = 'سُجّل طلبك ولم يُدفع بعد.';
export const payingText = 'إن كنت قد دفعت فالتأكيد في الطريق؛ تحقق من جديد بعد لحظة. وإن غادرت صفحة الدفع فيمكنك العودة إليها. يُخصم الطلب مرة واحدة فقط.';
export const toPayment = 'إلى صفحة الدفع';
export const otherMethod = 'طريقة دفع أخرى';
export const declinedTitle = 'لم تتم الدفعة.';
export const declinedText = 'لم يُخصم شيء، وطلبك محفوظ. حاول من جديد أو ادفع بطريقة أخرى.';
export const payAgain = 'حاول الدفع من جديد';
export const reasonDeclined = 'رفضها البنك.';
export const reasonRefused = 'لم ينجح التأكيد لدى بنكك.';
export const reasonExpired = 'بقيت صفحة الدفع مفتوحة أطول مما يجب.';
export const reasonUnknown = 'لم يذكر مزود الدفع سببًا.';
export const closedOrderTitle = 'لم يعد دفع هذا الطلب ممكنًا.';
export const closedOrderText = 'تغيّر أو أُغلق، ربما في تبويب آخر.';
export const closedOrderNote = 'عندما تبدأ طلبًا جديدًا يُغلق الطلب غير المدفوع، كي لا يُخصم إلا طلب واحد.';
export const orderAnew = 'ابدأ طلبًا جديدًا';
export const quoteRefusedTitle = 'لا يمكنك طلب هذا.';
export const quoteFailedTitle = 'تعذّر التحقق من السعر.';
export const quoteFailedText = 'هذه أسعار القائمة. ويُتحقق منها من جديد عندما تطلب.';
export const summaryCoupon = ({ code }: { code: string | number }): string => `القسيمة ${code}`;
export const receiptTitle = 'وصلت الدفعة';
export const receiptLead = ({ email }: { email: string | number }): string => `شكرًا لك. صدر هذا الإيصال باسم ${email}.`;
export const receiptWaitingTitle = 'طلبك';
export const receiptWaitingLead = 'يظهر الإيصال هنا حالما تتأكد الدفعة.';
export const receiptWaiting = 'بانتظار تأكيد مزود الدفع…';
export const receiptUnpaidTitle = 'هذا الطلب غير مدفوع.';
export const receiptUnpaidText = 'لم تصل أي دفعة لهذا الطلب. يمكنك متابعته في صفحة إتمام الشراء.';
export const receiptStillUnpaidText = 'هذه الدفعة لا تسدّد ثمن الطلب. يمكنك دفعه في صفحة إتمام الشراء.';
export const receiptBackTitle = ({ amount }: { amount: string | number }): string => `نعيد إليك ${amount}.`;
export const receiptBackText = ({ received }: { received: string | number }): string =>
  `وصلت في ${received} دفعة لم يعد هذا الطلب بحاجة إليها. نعيدها كاملة بالطريقة التي دفعت بها، ولا يلزمك فعل شيء.`;
export const receiptBackOtherText = ({ received, amount }: { received: string | number; amount: string | number }): string =>
  `وصلت في ${received} دفعة قدرها ${amount}، وليس هذا ثمن الطلب. نعيدها كاملة بالطريقة التي دفعت بها، ولا يلزمك فعل شيء.`;
export const receiptBackFailedText = ({ received }: { received: string | number }): string =>
  `تعذّر على خدمة الدفع إيصال المبلغ المسترد وأعادته إلينا في ${received}. سنراسلك لنسألك إلى أين نرسله.`;
export const receiptBackSentTitle = ({ amount }: { amount: string | number }): string => `أعدنا إليك ${amount}.`;
export const receiptBackSentText = ({ received, sent }: { received: string | number; sent: string | number }): string =>
  `وصلت في ${received} دفعة لم يعد هذا الطلب بحاجة إليها. أعدناها كاملة في ${sent} بالطريقة التي دفعت بها.`;
export const receiptBackOtherSentText = ({ received, amount, sent }: { received: string | number; amount: string | number; sent: string | number }): string =>
  `وصلت في ${received} دفعة قدرها ${amount}، وليس هذا ثمن الطلب. أعدناها كاملة في ${sent}.`;
export const receiptBackFailedSentText = ({ received, sent }: { received: string | number; sent: string | number }): string =>
  `أعادت خدمة الدفع المبلغ المسترد إلينا في ${received}. أرسلناه بطريقة أخرى في ${sent}.`;
export const receiptPay = 'عودة إلى إتمام الشراء';
export const receiptFailedTitle = 'لم يُحمَّل الإيصال.';
export const receiptFailedText = 'طلبك محفوظ. حاول من جديد بعد لحظة.';
export const receiptNumber = ({ number }: { number: string | number }): string => `الطلب ${number}`;
export const receiptPaid = 'مدفوع';
export const receiptRefunded = 'مسترد';
export const receiptRefundDue = 'لم يُرسل المبلغ بعد';
export const receiptFrom = ({ name }: { name: string | number }): string =>
  `البائع ${name}. رسوم تقييم محاكى؛ لا يُودع أي رأس مال للتداول.`;
export const receiptDetails = 'الإيصال';
export const receiptDate = 'التاريخ';
export const receiptName = 'الفاتورة باسم';
export const receiptTerms = 'إصدار القواعد';
export const receiptPrint = 'اطبع الإيصال';
export const nextTitle = 'ما الخطوة التالية';
export const nextReady = 'حسابك المحاكى مفتوح. القواعد والحدود وتقدمك في لوحة المتداول.';
export const nextPlatform = ({ platforms }: { platforms: string | number }): string =>
  `افتح منصة التداول من لوحة المتداول: ${platforms}.`;
/** ابدأ التداول. يُغلق الحساب بعد {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} دون صفقة. */
export const nextTrade = ({ days }: { days: number }): string =>
  `ابدأ التداول. يُغلق الحساب بعد ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} دون صفقة.`;
export const nextGuest = ({ email }: { email: string | number }): string =>
  `لفتح حسابك المحاكى سجّل الدخول أو أنشئ حسابًا بالعنوان ${email} وأكّده.`;
export const nextOther = ({ email }: { email: string | number }): string =>
  `أنت مسجّل الدخول بعنوان آخر. يُفتح الحساب المحاكى لمن يؤكد ${email}؛ سجّل الدخول بهذا العنوان لتراه.`;
export const nextDashboard = 'افتح لوحة المتداول';
export const nextCreate = 'أنشئ حسابًا';
export const refundDue = ({ amount }: { amount: string | number }): string => `استرداد ${amount}`;
export const refundDueWhen = 'لم يُرسل بعد';
export const refundTitle = 'الاسترداد';
export const refundPaid = 'دُفع';
export const refundUntraded = ({ amount }: { amount: string | number }): string => `قبل أول صفقة: ${amount}`;
export const refundUntil = ({ date }: { date: string | number }): string => `حتى ${date}`;
export const refundUntradedText = 'ما لم تتداول يمكنك إرجاع التقييم واسترداد المبلغ كاملًا بما فيه الإضافات.';
export const refundWhere = 'ترجعه من لوحة المتداول ضمن «الطلبات».';
export const refundPassed = ({ amount }: { amount: string | number }): string => `عند الاجتياز: ${amount}`;
export const refundPassedWhen = ({ days }: { days: string | number }): string => `خلال ${days} أيام عمل بعده`;
export const refundPassedPart = ({ part, amount }: { part: string | number; amount: string | number }): string =>
  `${part}: ${amount}.`;
export const refundPassedFee = 'هي رسوم التقييم التي دفعتها.';
export const refundKept = ({ amount }: { amount: string | number }): string => `ولا تُسترد ${amount} ثمن الإضافات.`;
export const refundSent = ({ amount }: { amount: string | number }): string => `استُرد ${amount}`;
export const refundSentBefore = 'تم';
export const refundReturned = 'أرجعت التقييم قبل أول صفقة، وأُغلق حسابه.';
export const refundSentText = 'استُرد ثمن الطلب وأُغلق حسابه.';
export const refundReason = ({ reason }: { reason: string | number }): string =>
  `استُرد ثمن الطلب وأُغلق حسابه. السبب: ${reason}`;
export const nextOrders = 'كل طلباتك';
export const statusPending = 'لم يُدفع بعد';
export const statusFailed = 'لم تتم الدفعة';
export const statusCancelled = 'مغلق';
