// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');

export const datesTitle = 'مواعيد هذا الحساب';
export const dayCloses = 'إغلاق يوم التداول';
export const dayClosesText = 'يُقاس حد خسارة اليوم التالي من هذا الإغلاق.';
export const payoutFrom = 'الدفعة التالية';
export const payoutFromText = 'يمكنك طلبها ابتداءً من هذا اليوم.';
export const dormantOn = 'آخر يوم للتداول';
export const dormantOnText = ({ days }: { days: number }): string =>
  `يُغلق الحساب إذا لم تُنفّذ فيه صفقة ${$numbers.format(days)} يومًا.`;
export const noDates = 'هذا الحساب مغلق، ولم تعد له مواعيد.';
export const marketsTitle = 'ساعات الأسواق';
export const serverTime = 'توقيت الخادم، UTC+4';
export const open = 'مفتوح';
export const closed = 'مغلق';
export const closes = ({ when }: { when: string | number }): string => `يغلق ${when}`;
export const opens = ({ when }: { when: string | number }): string => `يفتح ${when}`;
export const always = 'لا يغلق';
export const marketsSample = 'ساعات للتمثيل';
export const newsTitle = 'أخبار عالية التأثير';
export const newsRule = ({ minutes }: { minutes: number }): string =>
  `لا يُفتح مركز ولا يُغلق يدويًا من ${$numbers.format(minutes)} دقيقة قبل الخبر إلى ${$numbers.format(minutes)} دقيقة بعده. ويجوز أن تُنفّذ أوامر وقف الخسارة وجني الربح الموضوعة من قبل.`;
export const newsLabel = ({ days }: { days: number }): string =>
  `الأخبار عالية التأثير في ${$numbers.format(days)} يومًا القادمة`;
export const noTrading = ({ from, to }: { from: string | number; to: string | number }): string => `لا تداول ${from}–${to}`;
export const newsNow = 'الآن، لا تداول';
export const newsSample = 'تواريخ للتمثيل';
