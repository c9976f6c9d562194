// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const checkingSession = 'جارٍ التحقق من جلستك';
export const verifyingAdmin = 'جارٍ التحقق من صلاحية الإدارة…';
export const accessDenied = 'الدخول مرفوض';
export const accessDeniedText = 'ليس لديك إذن لدخول لوحة الإدارة. تواصل مع أحد المشرفين إن كنت ترى أن هذا خطأ.';
export const accessDeniedUnanswered = 'لم تُجب الخدمة، فتعذّر التحقق من دورك.';
export const accessDeniedLink = 'إلى لوحة المتداول';
export const accessDeniedOther = 'سجّل الدخول بحساب آخر';
export const factorMissing = 'أضف عاملًا ثانيًا';
export const factorMissingText = 'تحتاج لوحة الإدارة إلى عامل ثانٍ إلى جانب كلمة المرور. أضف تطبيق مصادقة، وتُفتح اللوحة مع أول رمز منه.';
export const factorAdd = 'أضف تطبيق مصادقة';
export const skipToContent = 'انتقل إلى المحتوى';
export const affiliateArea = 'منطقة الشركاء';
export const adminArea = 'لوحة الإدارة';
export const openSections = 'افتح الأقسام';
export const closeSections = 'أغلق الأقسام';
export const signOutFailed = 'لم يصل تسجيل الخروج إلى الخادم. ما زلت مسجّل الدخول، فحاول مرة أخرى.';
export const kindAffiliate = 'شريك';
export const kindTrader = 'متداول';
export const accountTitle = 'حسابك';
export const accountName = 'الاسم';
export const accountEmail = 'البريد الإلكتروني';
export const accountPhone = 'الهاتف';
export const accountKind = 'نوع الحساب';
export const accountRoles = 'الأدوار';
export const accountNone = 'لا شيء';
export const accountSince = 'منذ';
export const accountLastSignIn = 'آخر دخول';
export const settingsText = 'ملفك الشخصي وأمان حسابك.';
export const adminOverviewText = 'ما هو منشور الآن، ومن يحق له تغييره.';
export const figuresTitle = 'أعمال مفتوحة ومبيعات';
export const figuresText = 'قرارات مطلوبة ومبيعات. يقود كل رقم إلى قائمته.';
export const figureDuePayouts = 'دفعات تنتظر قرارًا';
export const figureApprovedPayouts = 'دفعات تنتظر التحويل';
export const figureDocuments = 'وثائق هوية للمراجعة';
export const figureTickets = 'تذاكر مفتوحة';
export const figureAffiliates = 'طلبات الشركاء';
export const figureUnpaidOrders = 'طلبات تنتظر الدفع';
export const figurePaidOrders = 'طلبات مدفوعة';
export const figureSum = ({ amount }: { amount: string | number }): string => `${amount} في المجموع`;
export const figureSource = ({ table, status }: { table: string | number; status: string | number }): string =>
  `صفوف ${table} ذات الحالة ${status}`;
export const findSection = 'الأقسام';
export const findSectionButton = 'ابحث عن قسم (Ctrl K)';
export const findSectionSearch = 'ابحث عن قسم';
export const findSectionEmpty = ({ query }: { query: string | number }): string => `لا يوجد قسم باسم «${query}».`;
/** {count, plural, zero {لا أقسام} one {قسم واحد} two {قسمان} few {# أقسام} many {# قسمًا} other {# قسم}} */
export const findSectionCount = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا أقسام' : $plurals.select(count) === 'one' ? 'قسم واحد' : $plurals.select(count) === 'two' ? 'قسمان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} أقسام` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} قسمًا` : `${$numbers.format(count)} قسم`;
export const themesTitle = 'المظاهر';
export const themesText = 'صفوف theme_config. المظهر النشط يلوّن الموقع لكل زائر.';
export const themesEmpty = 'لا يوجد مظهر بعد. يعرض الموقع ألوانه المضمّنة.';
export const retry = 'حاول مرة أخرى';
export const themeName = 'الاسم';
export const themeState = 'الحالة';
export const themeColours = 'الألوان';
export const themeFonts = 'الخطوط';
export const themeChanged = 'آخر تغيير';
export const themeActive = 'نشط';
export const themeDraft = 'مسودة';
export const funnelTitle = 'الزوار الموافقون';
export const funnelText = 'مشاهدات الصفحات وخطوات المسار كما سجّلتها crm-tracking. لا يُحسب إلا من وافق على التحليلات.';
export const funnelPageViews = 'مشاهدات الصفحات';
export const funnelLanding = 'الوصول';
export const funnelPricing = 'الأسعار';
export const funnelCheckout = 'الدفع';
export const funnelSuccess = 'النجاح';
export const healthTitle = 'الحالة';
export const healthText = 'عند فتح هذه الصفحة يُرسَل طلب واحد إلى كل جزء من الواجهة الخلفية، ويظهر الطلب تحت اسم الجزء.';
export const healthDatabase = 'قاعدة البيانات';
export const healthAuth = 'تسجيل الدخول';
export const healthStorage = 'الملفات';
export const healthFunctions = 'دوال الحافة';
export const healthRealtime = 'التحديثات الفورية';
export const healthUp = 'يستجيب';
export const healthSlow = ({ seconds }: { seconds: number }): string => `يستجيب ببطء، خلال ${$numbers.format(seconds)} ث`;
export const healthDown = 'لا يستجيب';
export const healthAgain = 'التحقق مجددًا';
export const healthAsking = 'جارٍ التحقق';
export const rolesTitle = 'الأدوار';
export const rolesText = 'من لهم دور غير دور المستخدم العادي.';
export const rolesPerson = 'الشخص';
export const rolesRole = 'الدور';
export const rolesEmpty = 'لا أحد له دور.';
export const unknownSectionTitle = 'لا يوجد قسم كهذا';
export const unknownSectionText = 'اختر قسمًا من القائمة.';
export const liveUpdateTitle = 'طُبّق تحديث مباشر';
export const liveUpdateText = ({ table, event }: { table: string | number; event: string | number }): string =>
  `${table} (${event}): طُبّقت التغييرات مباشرة!`;
/** {table} ({event}): طُبّقت التغييرات مباشرة! {count, plural, zero {لا تغييرات} one {تغيير واحد} two {تغييران} few {# تغييرات} many {# تغييرًا} other {# تغيير}} في المجموع. */
export const liveUpdateBurst = ({ table, event, count }: { table: string | number; event: string | number; count: number }): string =>
  `${table} (${event}): طُبّقت التغييرات مباشرة! ${$plurals.select(count) === 'zero' ? 'لا تغييرات' : $plurals.select(count) === 'one' ? 'تغيير واحد' : $plurals.select(count) === 'two' ? 'تغييران' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} تغييرات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} تغييرًا` : `${$numbers.format(count)} تغيير`} في المجموع.`;
