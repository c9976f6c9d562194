// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'القواعد التي اشتريت بها تبقى سارية';
export const lead = 'لا تسري تغييرات القواعد إلا على الحسابات الجديدة. ويحتفظ كل حساب بقواعد يوم شرائه حتى ينتهي.';
export const history = 'إصدارات كتاب القواعد، الأحدث أولًا';
export const version = ({ id }: { id: string | number }): string => `الإصدار ${id}`;
export const since = ({ date }: { date: string | number }): string => `منذ ${date}`;
/** كتاب القواعد الأول: {count, plural, zero {# قاعدة} one {قاعدة واحدة} two {قاعدتان} few {# قواعد} many {# قاعدة} other {# قاعدة}}. */
export const first = ({ count }: { count: number }): string =>
  `كتاب القواعد الأول: ${$plurals.select(count) === 'zero' ? `${$numbers.format(count)} قاعدة` : $plurals.select(count) === 'one' ? 'قاعدة واحدة' : $plurals.select(count) === 'two' ? 'قاعدتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} قواعد` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} قاعدة` : `${$numbers.format(count)} قاعدة`}.`;
/** {count, plural, zero {تغيّرت # قاعدة} one {تغيّرت قاعدة واحدة} two {تغيّرت قاعدتان} few {تغيّرت # قواعد} many {تغيّرت # قاعدة} other {تغيّرت # قاعدة}} */
export const changes = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? `تغيّرت ${$numbers.format(count)} قاعدة` : $plurals.select(count) === 'one' ? 'تغيّرت قاعدة واحدة' : $plurals.select(count) === 'two' ? 'تغيّرت قاعدتان' : $plurals.select(count) === 'few' ? `تغيّرت ${$numbers.format(count)} قواعد` : $plurals.select(count) === 'many' ? `تغيّرت ${$numbers.format(count)} قاعدة` : `تغيّرت ${$numbers.format(count)} قاعدة`;
export const was = ({ value }: { value: string | number }): string => `كانت ${value}`;
export const sample = 'الإصدارات السابقة بيانات عيّنة';
export const compareTitle = 'قارن قواعدك بقواعد اليوم';
export const choose = 'اشتريت بموجب';
export const bought = ({ id, date }: { id: string | number; date: string | number }): string => `الإصدار ${id}، من ${date}`;
export const tableNow = ({ id }: { id: string | number }): string => `الإصدار ${id} هو الحالي، ولا اختلاف.`;
/** {count, plural, zero {# قاعدة مختلفة اليوم.} one {قاعدة واحدة مختلفة اليوم.} two {قاعدتان مختلفتان اليوم.} few {# قواعد مختلفة اليوم.} many {# قاعدة مختلفة اليوم.} other {# قاعدة مختلفة اليوم.}} */
export const tableChanged = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? `${$numbers.format(count)} قاعدة مختلفة اليوم.` : $plurals.select(count) === 'one' ? 'قاعدة واحدة مختلفة اليوم.' : $plurals.select(count) === 'two' ? 'قاعدتان مختلفتان اليوم.' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} قواعد مختلفة اليوم.` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} قاعدة مختلفة اليوم.` : `${$numbers.format(count)} قاعدة مختلفة اليوم.`;
export const rule = 'القاعدة';
export const then = 'يوم اشتريت';
export const now = 'اليوم';
export const changed = 'تغيّرت';
export const target = 'هدف الربح';
export const dailyLoss = 'حدّ الخسارة اليومية';
export const dailyLossFunded = 'حدّ الخسارة اليومية بعد التمويل';
export const maximumLoss = 'الخسارة القصوى';
export const drawdownType = 'حدّ الخسارة';
export const minimumDays = 'الحدّ الأدنى للأيام';
export const risk = 'المخاطرة في الصفقة';
export const positions = 'الصفقات المفتوحة';
export const news = 'مدة الأخبار';
export const inactivity = 'أيام بلا صفقة';
export const share = 'تقاسم الربح بعد التمويل';
export const cycle = 'دورة الدفع';
export const processing = 'معالجة الدفعة خلال';
export const smallestPayout = 'أصغر دفعة';
export const feeRefund = 'الرسوم المستردة';
export const refundTime = 'يُدفع الاسترداد خلال';
export const bonus = 'مكافأة على الهدف';
export const retryDiscount = 'خصم إعادة المحاولة';
export const retryValid = 'صلاحية قسيمة الإعادة';
/** {count, plural, =0 {لا يوجد} zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const days = ({ count }: { count: number }): string =>
  count === 0 ? 'لا يوجد' : $plurals.select(count) === 'zero' ? `${$numbers.format(count)} يوم` : $plurals.select(count) === 'one' ? 'يوم واحد' : $plurals.select(count) === 'two' ? 'يومان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} أيام` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} يومًا` : `${$numbers.format(count)} يوم`;
export const businessDays = ({ range }: { range: string | number }): string => `${range} أيام عمل`;
export const hours = ({ range }: { range: string | number }): string => `${range} ساعة`;
/** {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} قبلها وبعدها */
export const minutes = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'zero' ? `${$numbers.format(count)} دقيقة` : $plurals.select(count) === 'one' ? 'دقيقة واحدة' : $plurals.select(count) === 'two' ? 'دقيقتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} دقائق` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} دقيقة` : `${$numbers.format(count)} دقيقة`} قبلها وبعدها`;
export const floorTrailing = 'متحرك';
export const floorStatic = 'ثابت';
export const historyCurrent = 'القواعد السارية اليوم';
/** {count, plural, zero {لا إصدارات سابقة} one {إصدار سابق واحد} two {إصداران سابقان} few {# إصدارات سابقة} many {# إصدارًا سابقًا} other {# إصدار سابق}} */
export const historyEarlier = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا إصدارات سابقة' : $plurals.select(count) === 'one' ? 'إصدار سابق واحد' : $plurals.select(count) === 'two' ? 'إصداران سابقان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} إصدارات سابقة` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} إصدارًا سابقًا` : `${$numbers.format(count)} إصدار سابق`;
