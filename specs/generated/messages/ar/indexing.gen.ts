// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'الفهرسة في البحث';
export const lead = 'كل عنوان في الموقع كما تراه محركات البحث. تُنشأ القائمة عند بناء الموقع بالشيفرة التي تكتب رؤوس الصفحات وخريطة الموقع وملف robots.txt.';
export const toSitemap = 'sitemap.xml';
export const toRobots = 'robots.txt';
export const exportCsv = 'تصدير CSV';
export const exportName = 'search-indexing.csv';
export const skyline = 'كل شريط عنوان، وارتفاعه عدد إشاراته لمحركات البحث.';
export const skylineNote = 'شريط لكل عنوان. يعدّ ارتفاعه خمس إشارات: ملف HTML، والسماح بالفهرسة، وعنوان معتمد، وإدراج في خريطة الموقع، وبيانات منظمة.';
export const listTitle = 'كل العناوين';
/** يُعرض {count, plural, =0 {لا عنوان} zero {لا عنوان} one {عنوان واحد} two {عنوانان} few {{count, number} عناوين} many {{count, number} عنوانًا} other {{count, number} عنوان}} من {all, number} */
export const listLead = ({ count, all }: { count: number; all: number }): string =>
  `يُعرض ${count === 0 ? 'لا عنوان' : $plurals.select(count) === 'zero' ? 'لا عنوان' : $plurals.select(count) === 'one' ? 'عنوان واحد' : $plurals.select(count) === 'two' ? 'عنوانان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} عناوين` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} عنوانًا` : `${$numbers.format(count)} عنوان`} من ${$numbers.format(all)}`;
export const filterLabel = 'الحالة';
export const filterAll = 'الكل';
export const filterOption = ({ state, count }: { state: string | number; count: number }): string =>
  `${state} ${$numbers.format(count)}`;
export const table = 'العناوين وحالتها';
export const page = 'العنوان';
export const state = 'الحالة';
export const sitemap = 'في خريطة الموقع';
export const canonical = 'العنوان المعتمد';
export const data = 'البيانات المنظمة';
export const inSitemap = 'نعم';
export const notInSitemap = 'لا';
export const details = ({ path }: { path: string | number }): string => `تفاصيل ${path}`;
/** مرتّب حسب {column}، {direction, select, ascending {تصاعديًا} other {تنازليًا}}. */
export const sorted = ({ column, direction }: { column: string | number; direction: string }): string =>
  `مرتّب حسب ${column}، ${direction === 'ascending' ? 'تصاعديًا' : 'تنازليًا'}.`;
export const none = 'لا شيء';
export const leadsTo = ({ host }: { host: string | number }): string => `إلى ${host}`;
export const offered = 'قابل للفهرسة';
export const noindex = 'مستبعد';
export const blocked = 'محجوب';
export const redirect = 'إعادة توجيه';
export const statesTitle = 'معنى الحالات';
export const statesLead = 'لكل عنوان حالة واحدة فقط.';
export const offeredText = 'ملف HTML يُقرأ من دون JavaScript، له عنوان ووصف وعنوان معتمد واحد ورابط إلى ترجمته. وهو في خريطة الموقع.';
export const noindexText = 'يمكن لمحركات البحث قراءة الصفحة وتتبّع روابطها، لكنها تطلب ألا تُدرج. وهي لصفحات يصل إليها الزوار من داخل الموقع، مثل صفحة الدفع.';
export const blockedText = 'تُعرض في المتصفح خلف تسجيل الدخول. يُبعد robots.txt برامج الزحف عنها، إذ لا شيء لتقرأه.';
export const redirectText = 'عنوان قصير يعيد التوجيه إلى مضيف آخر. تتبعه محركات البحث وتُدرج تلك الصفحة بدلًا منه.';
export const wrongTitle = 'حل المشكلات';
export const wrongLead = 'تحقق هنا أولًا، ثم في محرك البحث. تعرض هذه الصفحة ما بُني، وقد تكون نتائج البحث أقدم بأسابيع.';
export const missing = 'صفحة غائبة عن النتائج';
export const missingText = 'ابحث عنها أعلاه. إن كانت قابلة للفهرسة فافحص عنوانها المعتمد في لوحة محرك البحث، فهي تعرض متى قُرئت آخر مرة. وإن كانت مستبعدة أو محجوبة فذلك مقصود: اطلب من المطورين تغييره.';
export const shown = 'صفحة مدرجة ولا ينبغي أن تكون';
export const shownText = 'إن كانت مستبعدة فستخرج من النتائج بعد قراءتها من جديد، وطلب الإزالة أسرع. وإن كانت محجوبة فقد يُدرج عنوانها إذا ربطت به مواقع أخرى: اطلب إزالته.';
export const oldTitle = 'نتيجة تعرض عنوانًا أو وصفًا قديمًا';
export const oldTitleText = 'افتح الصفحة وقارن عنوانها. إن كان صحيحًا فانتظر أو اطلب زيارة جديدة. وإن كان خاطئًا فغيّره في لوحة الإدارة ضمن محركات البحث؛ ويكتبه البناء التالي في الصفحة.';
export const language = 'تُدرج اللغة الخطأ';
export const languageText = 'كل صفحة قابلة للفهرسة ترتبط بنفسها في كل لغة، وبالإنجليزية لسائر الزوار. تحقق من أن للصفحة العنوانين هنا؛ فالعنوان الغائب لم يُبنَ.';
export const rich = 'الأسعار أو الأسئلة أو المقالات تفقد نتائجها الغنية';
export const richText = 'قارن العمود الأخير بتقرير محرك البحث. النوع الغائب هنا لم يُكتب. والنوع الموجود هنا والمبلَّغ عن عطله خطأ برمجي: أبلغ المطورين عنه.';
