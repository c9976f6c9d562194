// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'شركة تبيع اختبارًا.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} شركة تداول خاصة في الإمارات العربية المتحدة. ندير تقييمات على حسابات محاكاة، ونعيد الرسم إلى من يجتاز، ونتقاسم الربح المحاكى مع من يواصل.`;
export const toWhy = 'المبالغ والحدود والمُدَد';
export const moneyTitle = 'كيف ينتقل المال';
export const moneyLead = 'الصفقات محاكاة، أما المال بينك وبيننا فحقيقي. وهذا كله، في الاتجاهين.';
export const chartTitle = ({ size }: { size: string | number }): string => `حساب واحد بقيمة ${size} من جيبك`;
export const chartNote = 'شهر نموذجي وربح محاكى';
export const chartSummary = ({ fee, back, payout, month }: { fee: string | number; back: string | number; payout: string | number; month: string | number }): string =>
  `يخرج ${fee} ثمن التقييم، ويعود ${back} بعد الاجتياز، ثم ${payout} من شهر أول بربح محاكى قدره ${month}. ومعظم التقييمات لا تُجتاز، وعندها لا يصح إلا العمود الأول.`;
export const barHead = 'الخطوة';
export const barFee = 'الرسم';
export const barRefund = 'الاسترداد';
export const barBonus = 'المكافأة';
export const barPayout = 'أول دفعة';
export const barAmount = 'المبلغ';
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readChart = 'قراءة خطوة بخطوة';
export const inTitle = 'ما يدخل';
export const inText = 'رسوم التقييمات والإضافات. لا نأخذ ودائع ولا اشتراكات ولا نصيبًا من الخسائر.';
export const outTitle = 'ما يخرج';
export const outText = ({ share, most }: { share: string | number; most: string | number }): string =>
  `استردادات ومكافآت من يجتازون، ثم من ${share} وحتى ${most} من الربح المحاكى للحسابات الممولة.`;
export const neverTitle = 'ما لا ينتقل أبدًا';
export const neverText = 'رأس مالك للتداول. لا يصل أي أمر لك إلى السوق، ولا ترسل إلينا مالًا نتداول به.';
export const promisesTitle = 'ما نلزم به أنفسنا';
export const promisesLead = 'ليست شعارات على جدار. يمكن التحقق من كل منها في هذا الموقع اليوم.';
export const breachTitle = 'الجانب السيئ قبل الدفع';
export const breach = 'تجاوز الحدّ ينهي الحساب نهائيًا. وهذا مكتوب بجانب السعر، لا في الشروط وحدها.';
export const sampleTitle = 'النموذج يُسمى نموذجًا';
export const sample = 'العدّادات والشهادات والدفعات في هذا الموقع بيانات نموذجية، وكل منها يقول ذلك في مكانه.';
export const clockTitle = 'شرط بجانب كل وعد';
/** {days, plural, zero {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # يوم بلا صفقة يغلق الحساب.} one {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومًا واحدًا بلا صفقة يغلق الحساب.} two {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومين بلا صفقة يغلقان الحساب.} few {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # أيام بلا صفقة تغلق الحساب.} many {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # يومًا بلا صفقة تغلق الحساب.} other {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # يوم بلا صفقة تغلق الحساب.}} */
export const clock = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'zero' ? `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} يوم بلا صفقة يغلق الحساب.` : $plurals.select(days) === 'one' ? 'حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومًا واحدًا بلا صفقة يغلق الحساب.' : $plurals.select(days) === 'two' ? 'حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومين بلا صفقة يغلقان الحساب.' : $plurals.select(days) === 'few' ? `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} أيام بلا صفقة تغلق الحساب.` : $plurals.select(days) === 'many' ? `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} يومًا بلا صفقة تغلق الحساب.` : `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} يوم بلا صفقة تغلق الحساب.`;
export const priceTitle = 'المجموع يُعرض مجموعًا';
export const price = 'الرسم والإضافات والخصم وما يعود ومتى. والإجمالي واحد في كل شاشة، لأنه مكتوب مرة واحدة.';
export const dataTitle = 'لا شيء قبل موافقتك';
export const data = 'لا تتبّع ولا نصوص برمجية لشركة أخرى ولا رقم محفوظ قبل جوابك عن شريط ملفات تعريف الارتباط.';
export const hurryTitle = 'بلا استعجال';
export const hurry = 'لا عدّ تنازليًا، ولا مقاعد محدودة، ولا سعر يرتفع الليلة.';
export const firmTitle = 'أين نحن';
export const firmLead = 'يجيبك أشخاص، بالعربية والإنجليزية.';
export const legalName = 'الشركة';
export const address = 'العنوان';
export const hours = 'ساعات العمل';
export const hoursNote = ({ time, offset }: { time: string | number; offset: string | number }): string =>
  `يُغلق يوم التداول في كل حساب عند الساعة ${time} بتوقيت UTC${offset}.`;
export const phone = 'الهاتف';
export const mail = 'الدعم';
export const press = 'الصحافة';
