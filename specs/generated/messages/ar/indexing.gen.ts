// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'الفهرسة في البحث';
export const lead = 'كل عنوان في الموقع كما يراه محرك البحث. تُصنع القائمة عند البناء بالدوال نفسها التي تكتب رؤوس الصفحات وخريطة الموقع وملف robots.txt، فهي تقول ما هو موجود لا ما خُطط له.';
export const toSitemap = 'sitemap.xml';
export const toRobots = 'robots.txt';
export const exportCsv = 'تصدير CSV';
export const exportName = 'search-indexing.csv';
export const skyline = 'كل خط عنوان، وارتفاعه بعدد إشاراته لمحركات البحث.';
export const skylineNote = 'خط لكل عنوان. يعدّ ارتفاعه خمس إشارات: ملف، ومعروض، وعنوان معتمد، وفي خريطة الموقع، وبيانات منظمة.';
export const listTitle = 'كل العناوين';
/** يُعرض {count, plural, =0 {لا عنوان} zero {لا عنوان} one {عنوان واحد} two {عنوانان} few {{count, number} عناوين} many {{count, number} عنوانًا} other {{count, number} عنوان}} من {all, number} */
export const listLead = ({ count, all }: { count: number; all: number }): string =>
  `يُعرض ${count === 0 ? 'لا عنوان' : $plurals.select(count) === 'zero' ? 'لا عنوان' : $plurals.select(count) === 'one' ? 'عنوان واحد' : $plurals.select(count) === 'two' ? 'عنوانان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} عناوين` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} عنوانًا` : `${$numbers.format(count)} عنوان`} من ${$numbers.format(all)}`;
export const filterLabel = 'الحالة';
export const filterAll = 'الكل';
export const filterOption = ({ state, count }: { state: string | number; count: number }): string =>
  `${state} ${$numbers.format(count)}`;
export const table = 'العناوين وكيف تُعرض';
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
export const offered = 'معروض';
export const noindex = 'مستبعد';
export const blocked = 'محجوب';
export const redirect = 'يقود إلى الخارج';
export const statesTitle = 'ما معنى الحالات';
export const statesLead = 'لكل عنوان حالة واحدة فقط. تُحدَّد في مكان واحد، ويتبعها كل ما عداها.';
export const offeredText = 'ملف يُقرأ دون برنامج، له عنوان ووصف وعنوان معتمد واحد، ويذكر نفسه باللغة الأخرى. وهو في خريطة الموقع.';
export const noindexText = 'يمكن قراءته وتتبع روابطه، ويطلب ألا يظهر في النتائج. وهو لمن وصلوا إلى هنا فعلًا، مثل صفحة الدفع.';
export const blockedText = 'يُصنع في المتصفح خلف تسجيل الدخول. يُبعد robots.txt برامج الزحف عنه، إذ لا شيء لتقرأه.';
export const redirectText = 'عنوان قصير يجيب بمضيف آخر. تتبعه محركات البحث إلى هناك وتُظهر تلك الصفحة لا هذه.';
export const wrongTitle = 'عندما يكون هناك خطأ';
export const wrongLead = 'انظر هنا أولًا، ثم إلى محرك البحث. ما تقوله هذه الصفحة هو ما بُني؛ أما ما يعرضه محرك البحث فقد يكون أقدم بأسابيع.';
export const missing = 'صفحة لا تظهر في النتائج';
export const missingText = 'ابحث عنها أعلاه. إن كانت معروضة فاطلب من لوحة محرك البحث فحص العنوان المعتمد؛ فهي تقول متى قُرئ آخر مرة. وإن كانت مستبعدة أو محجوبة فذلك قرار: أخبر المطورين لماذا ينبغي أن يتغير.';
export const shown = 'صفحة تظهر ولا ينبغي لها';
export const shownText = 'إن كانت مستبعدة فستغادر النتائج بعد قراءتها التالية، وطلب الإزالة أسرع. وإن كانت محجوبة فقد يُدرج عنوانها المجرد إذا ربطت به مواقع أخرى: اطلب إزالتها.';
export const oldTitle = 'نتيجة تعرض عنوانًا أو وصفًا قديمًا';
export const oldTitleText = 'افتح الصفحة وقارن اسم تبويبها. إن كان صحيحًا فانتظر أو اطلب زيارة جديدة. وإن كان خاطئًا فغيّره في لوحة الإدارة ضمن SEO؛ والبناء التالي يكتبه في الصفحة.';
export const language = 'تظهر اللغة الخطأ';
export const languageText = 'كل صفحة معروضة تذكر نفسها بكل لغة، وباللغة الأولى لغيرهما. تحقق من أن في سطر الصفحة العنوانين معًا؛ فإن غاب أحدهما فهي لم تُبنَ بتلك اللغة.';
export const rich = 'الأسعار أو الأسئلة أو المقالات تفقد نتائجها الغنية';
export const richText = 'قارن العمود الأخير بما يبلّغ عنه محرك البحث. تُكتب البيانات من الحقائق نفسها التي تُكتب منها الصفحة. النوع الغائب هنا لم يُكتب، والنوع الموجود هنا والمبلّغ عن عطبه خطأ منا.';
