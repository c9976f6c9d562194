// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'إتمام الشراء';
export const lead = 'دفعة واحدة لتقييم محاكى واحد.';
export const noticeTitle = 'لم نتمكن من اتباع ذلك الرابط.';
export const noticeProgram = ({ program }: { program: string | number }): string =>
  `يذكر الرابط برنامجًا غير موجود. ما تراه الآن هو أول حجم في برنامج ${program}.`;
export const noticeUnavailable = ({ name, program }: { name: string | number; program: string | number }): string =>
  `لا يمكن شراء ${name} بعد. ما تراه الآن هو أول حجم في برنامج ${program}.`;
export const noticeSize = ({ program }: { program: string | number }): string =>
  `يذكر الرابط حجمًا ليس في برنامج ${program}. ما تراه الآن هو أول حجم فيه.`;
export const change = 'غيّر الحجم أو البرنامج';
export const orderName = ({ program, size }: { program: string | number; size: string | number }): string =>
  `تقييم ${program}، ${size}`;
export const orderSimulated = 'حساب محاكاة';
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
export const orderTrailing = 'متحركة، على الرصيد المغلق';
export const orderStatic = 'من الرصيد الأولي، على الرصيد المغلق';
export const amountAndPercent = ({ amount, percent }: { amount: string | number; percent: string | number }): string =>
  `${amount} · ${percent}`;
export const addOnsTitle = 'إضافات';
export const addOnOption = ({ name, price }: { name: string | number; price: string | number }): string => `${name}، ${price}`;
export const contactTitle = 'التواصل';
export const emailLabel = 'البريد الإلكتروني';
export const emailHint = 'إلى هنا سيُرسل إيصالك والدخول إلى الحساب عندما يُفتح الطلب. لا يُرسل شيء اليوم.';
export const emailError = 'أدخل عنوان بريد إلكتروني، مثل name@example.com.';
export const paymentTitle = 'الدفع';
export const paymentMethods = ({ methods }: { methods: string | number }): string => `ستُقبل: ${methods}.`;
export const closedTitle = 'الطلب غير مفتوح بعد.';
export const closedText = 'يُفتح الطلب مع خدمة الدفع في إصدار لاحق من هذا الموقع. لا يُخصم شيء ولا يُنشأ طلب، وما تكتبه هنا يبقى في هذه الصفحة.';
export const closedShort = 'غير مفتوح بعد. لا يُخصم شيء ولا يُنشأ طلب.';
export const placeOrder = 'أرسل الطلب';
export const needsScript = 'يُجمع الطلب في متصفحك، وهذا يحتاج JavaScript. الأسعار في صفحة الأسعار.';
export const summaryLabel = 'الملخص';
export const summaryPay = 'تدفع مرة واحدة';
export const summaryRefundable = ({ percent }: { percent: string | number }): string => `مستردة ${percent}`;
export const summaryFee = ({ size }: { size: string | number }): string => `رسوم التقييم، ${size}`;
export const summaryNotAdded = 'غير مضافة';
export const summaryTotal = 'الإجمالي';
export const summaryBack = 'عند الاجتياز تستلم';
export const summaryRefund = 'استرداد الرسوم';
export const summaryTargetShare = ({ percent, target }: { percent: string | number; target: string | number }): string =>
  `${percent} من الهدف ${target}`;
export const summaryBonus = 'مكافأة الفائز';
/** يشمل الاسترداد رسوم التقييم، خلال {days} أيام عمل. لا تُسترد الإضافات. تجاوز الحد ينهي الحساب؛ وإعادة المحاولة بالحجم نفسه أقل بنسبة {discount} لمدة {valid, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. */
export const summaryNote = ({ days, discount, valid }: { days: string | number; discount: string | number; valid: number }): string =>
  `يشمل الاسترداد رسوم التقييم، خلال ${days} أيام عمل. لا تُسترد الإضافات. تجاوز الحد ينهي الحساب؛ وإعادة المحاولة بالحجم نفسه أقل بنسبة ${discount} لمدة ${$plurals.select(valid) === 'one' ? 'يوم واحد' : $plurals.select(valid) === 'two' ? 'يومين' : $plurals.select(valid) === 'few' ? `${$numbers.format(valid)} أيام` : $plurals.select(valid) === 'many' ? `${$numbers.format(valid)} يومًا` : `${$numbers.format(valid)} يوم`}.`;
export const summaryReading = 'نقرأ اختيارك';
export const successTitle = 'لا طلب لعرضه';
export const successText = 'ستعرض هذه الصفحة إيصال الطلب. يُفتح الطلب مع خدمة الدفع في إصدار لاحق؛ وحتى ذلك الحين لا يمكن أن تصلنا أي دفعة، فلا شيء نؤكده هنا.';
export const successPaid = 'هل دفعت لأحد باسمنا؟ اكتب إلينا قبل أي شيء آخر.';
export const successContact = 'اتصل بنا';
export const successPrices = 'شاهد الأسعار';
export const successHome = 'الرئيسية';
