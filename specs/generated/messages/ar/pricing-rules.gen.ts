// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const tableTitle = ({ program }: { program: string | number }): string => `${program} بحسب الحجم`;
export const note = 'أرصدة محاكاة';
export const ruleHead = 'القاعدة';
export const sizeLabel = 'أمثلة على حجم';
export const target = 'هدف الربح';
export const targetCondition = ({ percent }: { percent: string | number }): string =>
  `${percent} من الرصيد الأولي، على الربح المغلق`;
export const daily = 'حدّ الخسارة اليومية';
export const dailyCondition = ({ percent }: { percent: string | number }): string =>
  `${percent} في اليوم الأول، ثم من إغلاق الأمس`;
export const dailyFunded = 'حدّ الخسارة اليومية بعد التمويل';
export const dailyFundedCondition = ({ percent }: { percent: string | number }): string =>
  `${percent} في اليوم الأول من الحساب الممول`;
export const maximum = 'الخسارة القصوى';
export const maximumTrailing = ({ percent }: { percent: string | number }): string => `${percent}، متحركة، على رصيد الإغلاق`;
export const maximumStatic = ({ percent }: { percent: string | number }): string =>
  `${percent} من الرصيد الأولي، على رصيد الإغلاق`;
export const maximumAdded = ({ condition }: { condition: string | number }): string => `${condition}، مع الإضافة`;
export const risk = 'المخاطرة في الصفقة';
export const riskCondition = ({ percent }: { percent: string | number }): string => `${percent} من الرصيد على الأكثر`;
export const share = 'حصتك من الربح بعد التمويل';
export const shareCondition = ({ percent }: { percent: string | number }): string => `${percent} من ربح يساوي الهدف`;
export const exampleTarget = ({ size }: { size: string | number }): string => `هدف الربح على ${size}`;
export const exampleDaily = ({ size }: { size: string | number }): string => `حد الخسارة اليومية على ${size}`;
export const exampleMaximum = ({ size }: { size: string | number }): string => `الخسارة القصوى على ${size}`;
export const exampleRisk = ({ size }: { size: string | number }): string => `المخاطرة لكل صفقة على ${size}`;
export const exampleFunded = ({ size }: { size: string | number }): string => `حد الخسارة اليومية بعد التمويل على ${size}`;
export const exampleShare = ({ size }: { size: string | number }): string => `دفعة على ${size}`;
export const initial = 'الرصيد الأولي';
export const targetPart = ({ percent }: { percent: string | number }): string => `هدف الربح، ${percent} منه`;
export const passed = 'يُجتاز عند رصيد مغلق قدره';
export const yesterday = 'إغلاق الأمس';
export const dailyPart = ({ percent }: { percent: string | number }): string => `حد الخسارة اليومية، ${percent} منه`;
export const endsToday = 'يُتجاوز الحد اليومي تحت';
export const highest = 'أعلى إغلاق حتى الآن';
export const trailPart = ({ percent }: { percent: string | number }): string => `الخسارة القصوى، ${percent} من الرصيد الأولي`;
export const endsEver = 'تُتجاوز الخسارة القصوى تحت';
export const balance = 'الرصيد';
export const riskPart = 'المخاطرة لكل صفقة';
export const riskMost = 'أقصى خسارة في صفقة واحدة';
export const firstDay = 'رصيد افتتاح الحساب الممول';
export const profit = 'الربح المحاكى للدورة';
export const sharePart = 'حصتك من الربح على الأقل';
export const paid = 'يُدفع لك';
export const targetNote = 'تُغلق جميع الصفقات قبل أن يُعدّ التقييم مجتازًا.';
export const dailyNote = ({ time, offset }: { time: string | number; offset: string | number }): string =>
  `الخسارة المساوية للحد تمامًا ليست تجاوزًا. يُغلق اليوم عند ${time} بتوقيت UTC${offset}.`;
export const maximumTrailingNote = ({ size }: { size: string | number }): string =>
  `يرتفع حد الخسارة مع أعلى إغلاق حتى يبلغ ${size}، ثم يثبت عنده.`;
export const maximumStaticNote = 'لا يتحرك حد الخسارة أبدًا.';
/** {count, plural, zero {يجوز فتح # صفقة} one {يجوز فتح صفقة واحدة} two {يجوز فتح صفقتين} few {يجوز فتح # صفقات} many {يجوز فتح # صفقة} other {يجوز فتح # صفقة}} في الوقت نفسه. */
export const riskNote = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'zero' ? `يجوز فتح ${$numbers.format(count)} صفقة` : $plurals.select(count) === 'one' ? 'يجوز فتح صفقة واحدة' : $plurals.select(count) === 'two' ? 'يجوز فتح صفقتين' : $plurals.select(count) === 'few' ? `يجوز فتح ${$numbers.format(count)} صفقات` : $plurals.select(count) === 'many' ? `يجوز فتح ${$numbers.format(count)} صفقة` : `يجوز فتح ${$numbers.format(count)} صفقة`} في الوقت نفسه.`;
export const fundedNote = 'أقل مما في التقييم، ويُقاس بالطريقة نفسها.';
export const shareNote = ({ hours, minimum }: { hours: string | number; minimum: string | number }): string =>
  `يُعالج خلال ${hours} ساعة. وأصغر دفعة ${minimum}.`;
export const drawdownTitle = 'مقارنة حد الخسارة المتحرك والثابت';
export const drawdownLead = 'الحساب المحاكى نفسه بالقاعدتين. الحد الثابت يبقى حيث بدأ. والحد المتحرك يرتفع مع كل قمة جديدة، فقد تُنهي خسارة الأرباح الحساب.';
export const drawdownChart = ({ size, percent }: { size: string | number; percent: string | number }): string =>
  `حساب بقيمة ${size} وخسارة قصوى ${percent}`;
export const drawdownSummary = ({ end, day, balance, below }: { end: string | number; day: string | number; balance: string | number; below: string | number }): string =>
  `بالحد الثابت ينجو الحساب ويُغلق عند ${end}. وبالحد المتحرك ينتهي في اليوم ${day} عند ${balance}، أي أقل من رصيده الأولي بمقدار ${below} فقط.`;
export const drawdownBoth = ({ percent, end }: { percent: string | number; end: string | number }): string =>
  `مع مجال قدره ${percent} ينجو الحسابان على هذا المسار ويغلقان عند ${end}.`;
export const drawdownNote = 'مسار عيّنة محاكى';
export const drawdownStatic = 'ثابت';
export const drawdownTrailing = 'متحرك';
export const drawdownDay = 'اليوم';
export const drawdownBalance = 'الرصيد';
export const drawdownPlay = 'تشغيل';
export const drawdownPause = 'إيقاف مؤقت';
export const drawdownStep = 'اليوم';
export const drawdownDayOf = ({ day }: { day: string | number }): string => `اليوم ${day}`;
export const drawdownOpen = ({ floor }: { floor: string | number }): string => `مفتوح، حد الخسارة ${floor}`;
export const drawdownEnded = ({ day, balance, floor }: { day: string | number; balance: string | number; floor: string | number }): string =>
  `انتهى في ${day}: ‏${balance} تحت ${floor}`;
export const drawdownWhich = 'أي البرامج يستخدم أي حد';
export const drawdownWhichTrailing = ({ programs }: { programs: string | number }): string =>
  `${programs}: متحرك حتى يبلغ الرصيد الأولي، ثم ثابت.`;
export const drawdownWhichStatic = ({ programs }: { programs: string | number }): string =>
  `${programs}: ثابت من اليوم الأول إلى الأخير.`;
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
