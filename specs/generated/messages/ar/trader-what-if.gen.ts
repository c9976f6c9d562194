// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'هل كانت صفقاتي ستجتاز؟';
export const simulated = 'محاكاة';
export const lead = 'اختر ملفًا بصفقات أغلقتها في أي مكان. تُقاس بقواعد التقييم صفقةً صفقة. يبقى الملف في متصفحك.';
export const account = 'التقييم';
export const tier = ({ program, size }: { program: string | number; size: string | number }): string => `${program}، ${size}`;
export const file = 'ملف الصفقات المغلقة (CSV)';
export const fileHint = 'الأعمدة: opened و closed و profit. الأوقات مثل 2026-03-02T09:00:00+04:00 والربح بالدولار الأمريكي. تُتجاهل الأعمدة الأخرى. خسائر الصفقات المفتوحة ليست في هذا الملف ولا تُحتسب.';
export const noTrades = 'لا صفقات في الملف.';
/** {count, plural, one {تعذّرت قراءة خلية واحدة.} two {تعذّرت قراءة خليتين.} few {تعذّرت قراءة {count, number} خلايا.} many {تعذّرت قراءة {count, number} خلية.} zero {تعذّرت قراءة {count, number} خلية.} other {تعذّرت قراءة {count, number} خلية.}} صحّح الملف واختره ثانية. */
export const wrongFile = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'تعذّرت قراءة خلية واحدة.' : $plurals.select(count) === 'two' ? 'تعذّرت قراءة خليتين.' : $plurals.select(count) === 'few' ? `تعذّرت قراءة ${$numbers.format(count)} خلايا.` : $plurals.select(count) === 'many' ? `تعذّرت قراءة ${$numbers.format(count)} خلية.` : $plurals.select(count) === 'zero' ? `تعذّرت قراءة ${$numbers.format(count)} خلية.` : `تعذّرت قراءة ${$numbers.format(count)} خلية.`} صحّح الملف واختره ثانية.`;
export const problemsCaption = 'الأخطاء في الملف';
export const line = 'السطر';
export const column = 'العمود';
export const found = 'الموجود';
export const reason = 'السبب';
export const missingColumn = 'لا عمود بهذا الاسم في الرأس.';
export const badTime = 'يجب أن يكون الوقت مثل 2026-03-02T09:00:00+04:00.';
export const badAmount = 'يجب أن يكون المبلغ مثل 12.50 أو -12.50.';
export const closedBeforeOpened = 'أُغلقت الصفقة قبل فتحها.';
export const passed = 'كانت ستجتاز';
export const place = ({ trade, date }: { trade: number; date: string | number }): string =>
  `الصفقة ${$numbers.format(trade)} في ${date}:`;
export const passedText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `بلغ الرصيد ${actual} الهدف ${limit}.`;
export const breached = 'كان سينتهي بتجاوز حد';
export const dailyLossText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `خسر اليوم ${actual} وكان حد الخسارة اليومية ${limit}.`;
export const maximumLossText = ({ actual, limit }: { actual: string | number; limit: string | number }): string =>
  `نزل الرصيد ${actual} تحت مستوى الخسارة القصوى ${limit}.`;
export const dormant = 'كان الحساب سيُغلق لعدم النشاط';
/** في {date}: مضى {days, plural, one {يوم واحد} two {يومان} few {{days, number} أيام} many {{days, number} يومًا} zero {{days, number} يوم} other {{days, number} يوم}} دون صفقة. */
export const inactivityText = ({ date, days }: { date: string | number; days: number }): string =>
  `في ${date}: مضى ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : $plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : `${$numbers.format(days)} يوم`} دون صفقة.`;
export const running = ({ balance }: { balance: string | number }): string => `كان الحساب سيبقى مفتوحًا برصيد ${balance}`;
export const runningText = ({ progress, daily, maximum }: { progress: string | number; daily: string | number; maximum: string | number }): string =>
  `قُطع ${progress} من الطريق إلى الهدف. بقي اليوم ${daily}، وبقي ${maximum} إلى الخسارة القصوى.`;
export const phase2 = 'اجتيزت المرحلة 1، والأرقام هي أرقام المرحلة 2.';
export const manyOpen = ({ count, limit }: { count: number; limit: number }): string =>
  `كان ما يصل إلى ${$numbers.format(count)} من الأسطر مفتوحًا في وقت واحد، وتسمح القواعد بعدد ${$numbers.format(limit)} من الصفقات المفتوحة. تُحتسب هنا كل الأسطر، فقد تكون عدة أسطر أجزاءً من صفقة واحدة.`;
