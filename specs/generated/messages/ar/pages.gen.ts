// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const factsTitle = 'لمحة سريعة';
export const nextTitle = 'تابع إلى';
export const linkPricing = 'قارن الأسعار';
export const linkPrograms = 'البرامج جنبًا إلى جنب';
export const linkRules = 'قواعد التداول';
export const linkFaq = 'أسئلة وأجوبة';
export const linkContact = 'اكتب إلينا';
export const linkAbout = 'من نحن';
export const linkWhy = 'لماذا يختارنا المتداولون';
export const linkSignUp = 'كن شريكًا';
export const linkSignIn = 'تسجيل الدخول';
export const linkPortal = 'افتح بوابة المتداولين';
export const linkHome = 'الرئيسية';
export const linkSitemap = 'كل الصفحات';
export const simulatedNote = 'كل الأرقام لحسابات محاكاة بأموال افتراضية.';
export const programsTitle = 'البرامج';
export const programsLead = 'ثلاث طرق إلى حساب ممول محاكى. حدود كل منها ومكافآته وأسعاره متجاورة.';
export const programsComing = 'قريبًا';
export const programsPopular = 'الأكثر طلبًا';
export const programsTarget = 'هدف الربح';
export const programsTargetNone = 'لا يوجد';
export const programsDailyLoss = 'الخسارة اليومية';
export const programsMaxLoss = 'الخسارة القصوى';
export const programsDrawdown = 'تُقاس';
export const programsTrailing = 'من أعلى رصيد مغلق';
export const programsStatic = 'من الرصيد الأولي';
export const programsShare = 'حصة الربح';
export const programsCycle = 'دورة الدفع';
/** {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} */
export const programsCycleDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`;
export const programsPrice = 'ابتداءً من';
export const programsPriceOf = ({ price, size }: { price: string | number; size: string | number }): string =>
  `${price} لحجم ${size}`;
export const programsPhase = ({ phase, value }: { phase: string | number; value: string | number }): string =>
  `${phase}: ${value}`;
/** لا حد زمني في أي برنامج. {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب. */
export const programsInactivity = ({ days }: { days: number }): string =>
  `لا حد زمني في أي برنامج. ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب.`;
export const programsDirect = 'برنامج الخطوتين يُباع برابط مباشر، وليس له تبويب في أداة اختيار السعر.';
export const copyTitle = 'نسخ التداول';
export const copyLead = 'انسخ بين حسابات محاكاة تملكها، أو داخل فريق مسجّل.';
export const copySoloTitle = 'بمفردك';
export const copySolo = 'تداول على أحد حساباتك ودع بقيتها تتبعه. كلها باسمك، ويحتفظ كل حساب بحدوده؛ وتجاوز الحد ينهي الحساب الذي وقع فيه وحده.';
export const copyTeamTitle = 'مع فريق';
export const copyTeam = 'يُسجَّل الفريق لدينا قبل أن يبدأ، ويشتري كل عضو الحساب الذي ينسخ. ويقرر الأعضاء بأنفسهم أي الصفقات يتبعون.';
export const copyLimitsTitle = 'أين ينتهي المسموح';
export const copyLimits = 'لا يُسمح بأن يدير شخص آخر حسابك، ولا بالخدمات التي تتداول على حسابات كثير من الغرباء بالطريقة نفسها. أما النسخ بالشكلين المذكورين أعلاه فليس إدارة من طرف ثالث.';
export const copyRisk = 'المخاطرة لكل صفقة، كحد أقصى';
export const copyPositions = 'الصفقات المفتوحة، كحد أقصى';
export const copyNews = 'لا تداول حول الأخبار عالية التأثير';
/** {minutes, plural, one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} قبلها وبعدها */
export const copyNewsMinutes = ({ minutes }: { minutes: number }): string =>
  `${$plurals.select(minutes) === 'one' ? 'دقيقة' : $plurals.select(minutes) === 'two' ? 'دقيقتان' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} قبلها وبعدها`;
export const affiliateTitle = 'برنامج الشركاء';
export const affiliateLead = ({ name }: { name: string | number }): string =>
  `شارك ${name} واكسب عمولة على التقييمات التي تُشترى عبر رابطك.`;
export const affiliateHowTitle = 'كيف يعمل';
export const affiliateHow = 'تنشئ حسابًا وتأخذ رابطًا من لوحة التحكم وتشاركه. وعندما يشتري أحد تقييمًا عبره تُحتسب العملية لك. وتُخصم العمليات التي استُردت قيمتها.';
export const affiliateTermsTitle = 'ما لم يُحسم بعد';
export const affiliateTerms = 'شرائح العمولة لم تُنشر بعد، لذلك لا تذكر هذه الصفحة نسبة ولا تعد بدخل. ستُنشر هنا، مع حاسبة للأرباح، قبل دفع أول عمولة.';
export const affiliateMethods = 'طرق الدفع';
export const affiliateMethodsValue = 'تحويل بنكي، UPI، عملات رقمية';
export const affiliateContact = 'أسئلة';
export const affiliatePrice = 'أسعار التقييمات';
export const contactTitle = 'اتصل بنا';
export const contactLead = ({ hours }: { hours: string | number }): string => `اكتب إلينا أو اتصل بنا. ${hours}.`;
export const contactFormTitle = 'نموذج المراسلة قادم';
export const contactForm = 'وحتى يُضاف، يصل البريد الإلكتروني إلى الأشخاص أنفسهم. لا ترسل من فضلك كلمات مرور أو أرقام بطاقات؛ نحن لا نطلبها أبدًا.';
export const contactSupport = 'الدعم';
export const contactAffiliates = 'الشركاء';
export const contactPress = 'الصحافة';
export const contactPrivacy = 'الخصوصية';
export const contactSecurity = 'بلاغات الأمان';
export const contactPhone = 'الهاتف';
export const contactAddress = 'العنوان';
export const contactHours = 'ساعات العمل';
export const sitemapTitle = 'خريطة الموقع';
export const sitemapLead = 'كل صفحة عامة في الموقع.';
export const sitemapPages = 'الصفحات';
export const sitemapAccount = 'تسجيل الدخول';
export const sitemapOutside = 'خارج هذا الموقع';
export const sitemapRules = 'قواعد التداول';
export const sitemapFaq = 'أسئلة وأجوبة';
export const sitemapSupport = 'الدعم';
export const sitemapHelp = 'مركز المساعدة';
export const sitemapLegal = 'النصوص القانونية';
export const sitemapTerms = 'شروط الخدمة';
export const sitemapPrivacy = 'سياسة الخصوصية';
export const sitemapRisk = 'الإفصاح عن المخاطر';
export const sitemapPayouts = 'سياسة الدفعات';
export const sitemapPortal = 'بوابة المتداولين';
export const sitemapLogin = 'دخول المتداولين';
export const sitemapSignup = 'تسجيل المتداولين';
export const indexingTitle = 'الفهرسة في محركات البحث';
export const indexingLead = 'كيف تُعرض كل صفحة من الموقع على محركات البحث. لفريق التسويق.';
export const indexingPage = 'الصفحة';
export const indexingOffered = 'معروضة للبحث';
export const indexingPrerendered = 'تُقدَّم كصفحة HTML';
export const indexingCanonical = 'العنوان الأساسي';
export const indexingYes = 'نعم';
export const indexingNo = 'لا';
export const indexingNone = 'لا يوجد';
export const indexingNote = 'لا تُقرأ هنا بعد البيانات المنظمة ولا حالة الصفحات لدى محركات البحث.';
export const dashboardTitle = 'لوحة المتداول';
export const dashboardLead = 'حساباتك المحاكاة: أين يقف كل منها، وما بقي من حدوده، وما التالي.';
export const leaderboardTitle = 'لوحة الصدارة';
export const leaderboardLead = 'نتائج محاكاة لمتداولين ممولين، حسب الفترة وحجم الحساب.';
export const leaderboardEmptyTitle = 'لا ترتيب بعد';
export const leaderboardEmpty = 'الترتيب يحتاج نتائج يمكن التحقق منها. سيظهر هنا عندما ترسل الحسابات الممولة نتائجها إلى الموقع؛ وحتى ذلك الحين لا أسماء مختلقة.';
