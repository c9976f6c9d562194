// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'نُجري تقييمات تداول محاكاة.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} شركة تداول خاصة في الإمارات العربية المتحدة. ندير تقييمات على حسابات محاكاة، ونعيد الرسوم إلى من يجتاز، ونتقاسم الربح المحاكى مع من يواصل.`;
export const toWhy = 'اطّلع على القواعد والمبالغ';
export const moneyTitle = 'كيف ينتقل المال';
export const moneyLead = 'الصفقات محاكاة، أما المال بينك وبيننا فحقيقي. وهذا كله، في الاتجاهين.';
export const chartTitle = ({ size }: { size: string | number }): string => `ما تدفعه وما تستلمه على حساب ${size}`;
export const chartNote = 'شهر عيّنة بربح محاكى';
export const chartSummary = ({ fee, back, payout, month }: { fee: string | number; back: string | number; payout: string | number; month: string | number }): string =>
  `تدفع ${fee} ثمن التقييم، ويعود إليك ${back} بعد الاجتياز، ثم ${payout} من شهر أول بربح محاكى قدره ${month}. وإن لم تجتز خسرت الرسوم.`;
export const barHead = 'الخطوة';
export const barFee = 'الرسوم';
export const barRefund = 'الاسترداد';
export const barBonus = 'المكافأة';
export const barPayout = 'أول دفعة';
export const barAmount = 'المبلغ';
export const showTable = 'عرض كجدول';
export const showChart = 'عرض كرسم';
export const readChart = 'قراءة خطوة بخطوة';
export const inTitle = 'ما نستلمه';
export const inText = 'رسوم التقييمات والإضافات. لا نأخذ ودائع ولا اشتراكات ولا نصيبًا من الخسائر.';
export const outTitle = 'ما ندفعه';
export const outText = ({ share, most }: { share: string | number; most: string | number }): string =>
  `استردادات ومكافآت من يجتازون، ثم من ${share} وحتى ${most} من الربح المحاكى للحسابات الممولة.`;
export const neverTitle = 'ما لا نأخذه أبدًا';
export const neverText = 'رأس مالك للتداول. لا يصل أي أمر لك إلى السوق، ولا ترسل إلينا مالًا نتداول به.';
export const promisesTitle = 'ما نلتزم به';
export const promisesLead = 'يمكنك التحقق من كل منها في هذا الموقع اليوم.';
export const breachTitle = 'المخاطر قبل الدفع';
export const breach = 'تجاوز الحد ينهي الحساب نهائيًا. ونقول ذلك بجانب السعر، لا في الشروط وحدها.';
export const sampleTitle = 'العيّنات معلَّمة';
export const sample = 'العدّادات وآراء المتداولين والدفعات في هذا الموقع بيانات عيّنة، وكل منها معلَّم بذلك.';
export const clockTitle = 'الشروط بجانب العبارات';
/** {days, plural, zero {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # يوم بلا صفقة يغلق الحساب.} one {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومًا واحدًا بلا صفقة يغلق الحساب.} two {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومين بلا صفقة يغلقان الحساب.} few {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # أيام بلا صفقة تغلق الحساب.} many {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # يومًا بلا صفقة تغلق الحساب.} other {حيث نقول «بلا مهلة زمنية» نقول أيضًا إن # يوم بلا صفقة تغلق الحساب.}} */
export const clock = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'zero' ? `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} يوم بلا صفقة يغلق الحساب.` : $plurals.select(days) === 'one' ? 'حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومًا واحدًا بلا صفقة يغلق الحساب.' : $plurals.select(days) === 'two' ? 'حيث نقول «بلا مهلة زمنية» نقول أيضًا إن يومين بلا صفقة يغلقان الحساب.' : $plurals.select(days) === 'few' ? `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} أيام بلا صفقة تغلق الحساب.` : $plurals.select(days) === 'many' ? `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} يومًا بلا صفقة تغلق الحساب.` : `حيث نقول «بلا مهلة زمنية» نقول أيضًا إن ${$numbers.format(days)} يوم بلا صفقة تغلق الحساب.`;
export const priceTitle = 'أسعار مفصّلة';
export const price = 'الرسوم والإضافات والخصم وما يُسترد ومتى. والإجمالي واحد في كل شاشة.';
export const dataTitle = 'لا تتبّع قبل موافقتك';
export const data = 'لا تتبّع ولا نصوص برمجية لجهات أخرى ولا معرّف محفوظ قبل جوابك عن شريط ملفات تعريف الارتباط.';
export const hurryTitle = 'بلا ضغط';
export const hurry = 'لا عدّ تنازليًا، ولا مقاعد محدودة، ولا سعر يرتفع الليلة.';
export const firmTitle = 'أين نحن';
export const firmLead = 'يجيبك هنا شخص، بالعربية أو الإنجليزية.';
export const legalName = 'الشركة';
export const address = 'العنوان';
export const hours = 'ساعات العمل';
export const hoursNote = ({ time, offset }: { time: string | number; offset: string | number }): string =>
  `يُغلق يوم التداول في كل حساب عند الساعة ${time} بتوقيت UTC${offset}.`;
export const phone = 'الهاتف';
export const mail = 'الدعم';
export const press = 'الصحافة';
