// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const datesTitle = 'مواعيد هذا الحساب';
export const dayCloses = 'إغلاق يوم التداول';
export const dayClosesText = 'يُقاس حد خسارة اليوم التالي من هذا الإغلاق.';
export const payoutFrom = 'الدفعة التالية';
export const payoutFromText = 'يمكنك طلبها ابتداءً من هذا اليوم.';
export const payoutNow = 'انتهت الدورة';
export const payoutNowText = 'انتهت دورة الدفع؛ وتذكر صفحة الدفعات ما يلزم للطلب غير ذلك.';
export const payoutOpen = 'بعد الدفعة الجارية';
export const payoutOpenText = 'انتهت دورة الدفع، وهناك دفعة قيد المعالجة.';
export const payoutSmall = ({ minimum }: { minimum: string | number }): string => `متى بلغت حصتك ${minimum}`;
export const payoutSmallText = ({ minimum }: { minimum: string | number }): string =>
  `انتهت دورة الدفع، ويجب أن تبلغ حصتك ${minimum}.`;
export const payoutOnceFunded = 'بعد التمويل';
export const payoutOnceFundedText = 'تبدأ المدفوعات مع الحساب الممول.';
/** الدورة {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}. */
export const payoutCycle = ({ days }: { days: number }): string =>
  `الدورة ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}.`;
export const dormantOn = 'آخر يوم للتداول';
export const dormantOnText = ({ days }: { days: number }): string => `يُغلق الحساب بعد ${$numbers.format(days)} يومًا بلا تداول.`;
export const noDates = 'هذا الحساب مغلق، ولم تعد له مواعيد.';
export const marketsTitle = 'ساعات الأسواق';
export const serverTime = 'توقيت الخادم، UTC+4';
export const open = 'مفتوح';
export const closed = 'مغلق';
export const closes = ({ when }: { when: string | number }): string => `يغلق ${when}`;
export const opens = ({ when }: { when: string | number }): string => `يفتح ${when}`;
export const always = 'لا يغلق';
export const marketsSample = 'ساعات عيّنة';
export const newsTitle = 'أخبار عالية التأثير';
/** لا تُفتح صفقة ولا تُغلق يدويًا من {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} قبل الخبر عالي التأثير إلى {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} بعده. ويجوز أن تُنفّذ أوامر وقف الخسارة وجني الربح التي وُضعت من قبل. */
export const newsRule = ({ minutes }: { minutes: number }): string =>
  `لا تُفتح صفقة ولا تُغلق يدويًا من ${$plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتين' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} قبل الخبر عالي التأثير إلى ${$plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتين' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} بعده. ويجوز أن تُنفّذ أوامر وقف الخسارة وجني الربح التي وُضعت من قبل.`;
export const newsLabel = ({ days }: { days: number }): string =>
  `الأخبار عالية التأثير في ${$numbers.format(days)} يومًا القادمة`;
export const noTrading = ({ from, to }: { from: string | number; to: string | number }): string => `لا صفقات يدوية ${from}–${to}`;
export const newsNow = 'الآن: لا صفقات يدوية';
export const newsSample = 'تواريخ عيّنة';
export const daysTitle = 'اختر يومًا';
export const daysText = 'النقطة علامة على يوم فيه أخبار عالية التأثير.';
export const allDays = 'اعرض كل الأيام';
export const noNews = 'لا أخبار عالية التأثير في هذا اليوم.';
