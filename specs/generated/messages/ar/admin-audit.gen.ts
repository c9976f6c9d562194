// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const happened = 'ما جرى';
export const section = 'القسم';
export const table = 'الجدول';
export const ofPerson = 'قيود عن حساب هذا الشخص وأحدث سجلاته، وعمّا فعله.';
export const platform = 'نظام المنصة';
export const deletedPerson = 'شخص محذوف';
export const somebody = 'شخص غير معروف';
export const created = ({ who, thing }: { who: string | number; thing: string | number }): string => `أنشأ ${who} ${thing}`;
/** غيّر {who} {count, plural, zero {# حقل} one {حقلًا واحدًا} two {حقلين} few {# حقول} many {# حقلًا} other {# حقل}} من {thing} */
export const changed = ({ who, count, thing }: { who: string | number; count: number; thing: string | number }): string =>
  `غيّر ${who} ${$plurals.select(count) === 'zero' ? `${$numbers.format(count)} حقل` : $plurals.select(count) === 'one' ? 'حقلًا واحدًا' : $plurals.select(count) === 'two' ? 'حقلين' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} حقول` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} حقلًا` : `${$numbers.format(count)} حقل`} من ${thing}`;
export const deleted = ({ who, thing }: { who: string | number; thing: string | number }): string => `حذف ${who} ${thing}`;
export const withReason = ({ sentence, reason }: { sentence: string | number; reason: string | number }): string =>
  `${sentence}: ${reason}`;
export const requested = ({ who, thing }: { who: string | number; thing: string | number }): string => `طلب ${who} ${thing}`;
export const uploaded = ({ who, thing }: { who: string | number; thing: string | number }): string => `رفع ${who} ${thing}`;
export const approved = ({ who, thing }: { who: string | number; thing: string | number }): string => `اعتمد ${who} ${thing}`;
export const rejected = ({ who, thing }: { who: string | number; thing: string | number }): string => `رفض ${who} ${thing}`;
export const paid = ({ who, thing }: { who: string | number; thing: string | number }): string => `سجّل ${who} ${thing} مدفوعة`;
export const switchedOn = ({ who, thing }: { who: string | number; thing: string | number }): string => `فعّل ${who} ${thing}`;
export const switchedOff = ({ who, thing }: { who: string | number; thing: string | number }): string => `أوقف ${who} ${thing}`;
export const userCreated = ({ who, person }: { who: string | number; person: string | number }): string =>
  `أنشأ ${who} حسابًا لـ ${person}`;
export const userInvited = ({ who, person }: { who: string | number; person: string | number }): string =>
  `أرسل ${who} دعوة إلى ${person}`;
export const recoveryLink = ({ who, person }: { who: string | number; person: string | number }): string =>
  `أنشأ ${who} رابط استعادة لـ ${person}`;
export const magicLink = ({ who, person }: { who: string | number; person: string | number }): string =>
  `أنشأ ${who} رابط دخول لـ ${person}`;
export const banned = ({ who, person, time }: { who: string | number; person: string | number; time: string | number }): string =>
  `فرض ${who} حظرًا على ${person} لمدة ${time}`;
export const bannedEndlessly = ({ who, person }: { who: string | number; person: string | number }): string =>
  `فرض ${who} حظرًا على ${person} حتى يُرفع`;
export const unbanned = ({ who, person }: { who: string | number; person: string | number }): string =>
  `رفع ${who} الحظر عن ${person}`;
/** {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const days = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
/** {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} */
export const hours = ({ hours }: { hours: number }): string =>
  $plurals.select(hours) === 'zero' ? `${$numbers.format(hours)} ساعة` : $plurals.select(hours) === 'one' ? 'ساعة واحدة' : $plurals.select(hours) === 'two' ? 'ساعتين' : $plurals.select(hours) === 'few' ? `${$numbers.format(hours)} ساعات` : $plurals.select(hours) === 'many' ? `${$numbers.format(hours)} ساعة` : `${$numbers.format(hours)} ساعة`;
export const factorRemoved = ({ who, person }: { who: string | number; person: string | number }): string =>
  `أزال ${who} التحقق بخطوتين لـ ${person}`;
export const roleGranted = ({ who, person }: { who: string | number; person: string | number }): string =>
  `منح ${who} دور المشرف لـ ${person}`;
export const roleRevoked = ({ who, person }: { who: string | number; person: string | number }): string =>
  `نزع ${who} دور المشرف من ${person}`;
export const refunded = ({ who, thing }: { who: string | number; thing: string | number }): string => `ردّ ${who} مبلغ ${thing}`;
export const sentBack = ({ who, amount, thing }: { who: string | number; amount: string | number; thing: string | number }): string =>
  `ردّ ${who} إلى المشتري ${amount} من ${thing}`;
export const refundFailed = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `سجّل ${who} أن ردّ ${thing} لم ينجح`;
export const accountEnded = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `أنهى ${who} ${thing} بسبب ممارسة محظورة`;
export const applied = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `تقدّم ${who} إلى برنامج الشركاء بصفة ${thing}`;
export const appliedAgain = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `تقدّم ${who} من جديد إلى برنامج الشركاء بصفة ${thing}`;
export const suspended = ({ who, thing }: { who: string | number; thing: string | number }): string => `علّق ${who} ${thing}`;
export const reactivated = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `فعّل ${who} ${thing} من جديد`;
export const rateChanged = ({ who, thing, before, after }: { who: string | number; thing: string | number; before: string | number; after: string | number }): string =>
  `غيّر ${who} نسبة عمولة ${thing} من ${before} إلى ${after}`;
export const couponCreated = ({ who, thing, percent }: { who: string | number; thing: string | number; percent: string | number }): string =>
  `أنشأ ${who} ${thing} (${percent})`;
export const answered = ({ who, thing }: { who: string | number; thing: string | number }): string => `أجاب ${who} عن ${thing}`;
export const closed = ({ who, thing }: { who: string | number; thing: string | number }): string => `أغلق ${who} ${thing}`;
export const reopened = ({ who, thing }: { who: string | number; thing: string | number }): string => `أعاد ${who} فتح ${thing}`;
export const assigned = ({ who, thing, person }: { who: string | number; thing: string | number; person: string | number }): string =>
  `أسند ${who} ${thing} إلى ${person}`;
export const unassigned = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `ألغى ${who} إسناد ${thing}`;
export const spam = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `صنّف ${who} ${thing} رسالةً مزعجة`;
export const notSpam = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `صنّف ${who} ${thing} رسالةً غير مزعجة`;
export const hidden = ({ who, thing }: { who: string | number; thing: string | number }): string => `أخفى ${who} ${thing}`;
export const shown = ({ who, thing }: { who: string | number; thing: string | number }): string => `أظهر ${who} ${thing} من جديد`;
export const published = ({ who, thing }: { who: string | number; thing: string | number }): string => `نشر ${who} ${thing}`;
export const unpublished = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `ألغى ${who} نشر ${thing}`;
export const articleMoved = ({ who, thing, path }: { who: string | number; thing: string | number; path: string | number }): string =>
  `نقل ${who} ${thing} إلى ${path}`;
export const rolledBack = ({ who, thing }: { who: string | number; thing: string | number }): string => `رجع ${who} عن ${thing}`;
export const publishFailed = ({ who, thing }: { who: string | number; thing: string | number }): string =>
  `تعذّر على ${who} نشر ${thing}`;
export const user = 'مستخدم';
export const userAccount = ({ name }: { name: string | number }): string => `حساب ${name}`;
export const order = ({ name }: { name: string | number }): string => `الطلب ${name}`;
export const anyOrder = 'أحد الطلبات';
export const payment = ({ name }: { name: string | number }): string => `المبلغ المدفوع عن الطلب ${name}`;
export const anyPayment = 'أحد المبالغ المدفوعة';
export const account = ({ name }: { name: string | number }): string => `الحساب ${name}`;
export const anyAccount = 'أحد الحسابات';
export const payout = ({ name }: { name: string | number }): string => `الدفعة ${name}`;
export const anyPayout = 'إحدى الدفعات';
export const samplePayout = ({ name }: { name: string | number }): string => `الدفعة النموذجية ${name}`;
export const anySamplePayout = 'إحدى الدفعات النموذجية';
export const affiliate = ({ name }: { name: string | number }): string => `الشريك ${name}`;
export const anyAffiliate = 'أحد الشركاء';
export const affiliatePayout = ({ amount, name }: { amount: string | number; name: string | number }): string =>
  `دفعة ${amount} إلى الشريك ${name}`;
export const anyAffiliatePayout = 'إحدى دفعات الشركاء';
export const coupon = ({ name }: { name: string | number }): string => `القسيمة ${name}`;
export const anyCoupon = 'إحدى القسائم';
export const leaderboardEntry = 'إحدى نتائج لوحة الصدارة';
export const document = ({ name }: { name: string | number }): string => `وثيقة هوية ${name}`;
export const anyDocument = 'إحدى وثائق الهوية';
export const ticket = ({ name }: { name: string | number }): string => `التذكرة ${name}`;
export const anyTicket = 'إحدى التذاكر';
export const message = ({ name }: { name: string | number }): string => `رسالة ${name}`;
export const anyMessage = 'رسالة أحد الزوار';
export const article = ({ name }: { name: string | number }): string => `المقال «${name}»`;
export const anyArticle = 'أحد المقالات';
export const category = ({ name }: { name: string | number }): string => `فئة المدونة «${name}»`;
export const anyCategory = 'إحدى فئات المدونة';
export const theme = ({ name }: { name: string | number }): string => `المظهر «${name}»`;
export const anyTheme = 'أحد المظاهر';
export const seo = ({ name }: { name: string | number }): string => `إعدادات محركات البحث للصفحة ${name}`;
export const anySeo = 'إعدادات محركات البحث لإحدى الصفحات';
export const menu = 'إحدى القوائم';
export const texts = ({ name }: { name: string | number }): string => `نصوص الصفحة ${name}`;
export const anyTexts = 'نصوص إحدى الصفحات';
export const call = ({ name }: { name: string | number }): string => `زر الدعوة «${name}»`;
export const anyCall = 'أحد أزرار الدعوة';
export const component = 'إعدادات أحد المكوّنات';
export const picture = ({ name }: { name: string | number }): string => `الصورة «${name}»`;
export const anyPicture = 'إحدى الصور';
export const release = ({ name }: { name: string | number }): string => `الإصدار المجمّع «${name}»`;
export const anyRelease = 'أحد الإصدارات المجمّعة';
export const anything = 'أحد الأشياء';
