// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'خريطة الموقع';
/** كل صفحة في الموقع مع وصف قصير. {pages, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {{pages, number} صفحات} many {{pages, number} صفحة} other {{pages, number} صفحة}} و{articles, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {{articles, number} مقالات} many {{articles, number} مقالًا} other {{articles, number} مقال}}. */
export const lead = ({ pages, articles }: { pages: number; articles: number }): string =>
  `كل صفحة في الموقع مع وصف قصير. ${$plurals.select(pages) === 'zero' ? 'لا صفحات' : $plurals.select(pages) === 'one' ? 'صفحة واحدة' : $plurals.select(pages) === 'two' ? 'صفحتان' : $plurals.select(pages) === 'few' ? `${$numbers.format(pages)} صفحات` : $plurals.select(pages) === 'many' ? `${$numbers.format(pages)} صفحة` : `${$numbers.format(pages)} صفحة`} و${$plurals.select(articles) === 'zero' ? 'لا مقالات' : $plurals.select(articles) === 'one' ? 'مقال واحد' : $plurals.select(articles) === 'two' ? 'مقالان' : $plurals.select(articles) === 'few' ? `${$numbers.format(articles)} مقالات` : $plurals.select(articles) === 'many' ? `${$numbers.format(articles)} مقالًا` : `${$numbers.format(articles)} مقال`}.`;
export const ridge = 'عدد الصفحات في كل جزء من الموقع';
export const parts = 'أجزاء الموقع';
/** {count, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {{count, number} صفحات} many {{count, number} صفحة} other {{count, number} صفحة}} */
export const counted = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا صفحات' : $plurals.select(count) === 'one' ? 'صفحة واحدة' : $plurals.select(count) === 'two' ? 'صفحتان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} صفحات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} صفحة` : `${$numbers.format(count)} صفحة`;
export const home = 'الرئيسية';
export const start = 'ابدأ من هنا';
export const startLead = 'من نحن، وهل هذا مناسب لك.';
export const evaluation = 'التقييم';
export const evaluationLead = 'ما يمكنك شراؤه، وقواعده وأسعاره.';
export const trading = 'عندما تتداول';
export const tradingLead = 'حساباتك وإيصالك ولوحة الصدارة.';
export const affiliates = 'الشركاء';
export const affiliatesLead = 'لمن يُحيلون المتداولين إلينا.';
export const reading = 'للقراءة';
export const readingLead = 'كل مقال حسب الموضوع.';
export const site = 'هذا الموقع';
export const siteLead = 'الأمان ومحركات البحث وملفات للبرامج الأخرى.';
export const outside = 'خارج هذا الموقع';
export const outsideLead = 'عناوين قصيرة تقود إلى مركز المساعدة وبوابة المتداول.';
export const minutes = ({ minutes }: { minutes: number }): string => `${$numbers.format(minutes)} د`;
export const feedTitle = 'خلاصة RSS';
export const feedText = 'أحدث المقالات لقارئ الخلاصات.';
export const plansTitle = 'plans.json';
export const plansText = 'كل برنامج وحجم وسعر وقاعدة في صيغة تقرؤها البرامج.';
export const securityTitle = 'security.txt';
export const securityText = 'أين تبلّغ عن ثغرة.';
export const noticesTitle = 'إشعارات الأطراف الثالثة';
export const noticesText = 'تراخيص الشيفرة والخطوط المرفقة بهذا الموقع.';
export const xmlTitle = 'sitemap.xml';
export const xmlText = 'هذه القائمة لمحركات البحث.';
export const languagesTitle = 'لغات أخرى';
export const languagesText = 'الموقع نفسه، صفحة بصفحة.';
export const failed = 'لم تُحمَّل المقالات. كل ما عداها في هذه الصفحة كامل.';
export const rules = 'قواعد التداول';
export const faq = 'أسئلة وأجوبة';
export const support = 'الدعم';
export const help = 'مركز المساعدة';
export const legal = 'النصوص القانونية';
export const terms = 'شروط الخدمة';
export const privacy = 'سياسة الخصوصية';
export const risk = 'إفصاح المخاطر';
export const payouts = 'سياسة الدفع';
export const portal = 'بوابة المتداول';
export const login = 'دخول المتداول';
export const signup = 'تسجيل المتداول';
