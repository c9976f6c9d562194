// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export type RouteId =
  | 'home'
  | 'programs'
  | 'pricing'
  | 'copy-trading'
  | 'affiliate'
  | 'blog'
  | 'blog-article'
  | 'about'
  | 'why'
  | 'contact'
  | 'sitemap'
  | 'google-indexing'
  | 'dashboard'
  | 'leaderboard'
  | 'checkout'
  | 'payment-success'
  | 'platform'
  | 'security'
  | 'offline'
  | 'affiliate-signup'
  | 'affiliate-login'
  | 'login'
  | 'admin-login'
  | 'affiliate-dashboard'
  | 'affiliate-referrals'
  | 'affiliate-earnings'
  | 'affiliate-payouts'
  | 'affiliate-analytics'
  | 'affiliate-tools'
  | 'affiliate-settings'
  | 'affiliate-support'
  | 'affiliate-kyc'
  | 'admin'
  | 'crm-admin'
  | 'not-found';

export type RoutePath =
  | '/'
  | '/programs'
  | '/pricing'
  | '/copy-trading'
  | '/affiliate'
  | '/blog'
  | '/blog/:slug'
  | '/about'
  | '/why'
  | '/contact'
  | '/sitemap'
  | '/google-indexing'
  | '/dashboard'
  | '/leaderboard'
  | '/checkout'
  | '/payment-success'
  | '/platform'
  | '/security'
  | '/offline'
  | '/affiliate-signup'
  | '/affiliate-login'
  | '/login'
  | '/admin-login'
  | '/affiliate-dashboard'
  | '/affiliate-dashboard/referrals'
  | '/affiliate-dashboard/earnings'
  | '/affiliate-dashboard/payouts'
  | '/affiliate-dashboard/analytics'
  | '/affiliate-dashboard/tools'
  | '/affiliate-dashboard/settings'
  | '/affiliate-dashboard/support'
  | '/affiliate-dashboard/kyc'
  | '/admin/*'
  | '/crm-admin/*'
  | '*';

/** A page of the site. */
export interface RouteSpec {
  readonly id: RouteId;
  /** The router's pattern, such as `/blog/:slug`. */
  readonly path: RoutePath;
  readonly kind: 'public' | 'affiliate' | 'admin' | 'sign-in';
  readonly isPrerendered: boolean;
  readonly isIndexable: boolean;
  readonly title: string;
}

/** A path of the site that leads out of it. */
export interface Redirect {
  readonly from: string;
  /** A complete address. */
  readonly to: string;
  /** With this query parameter set to a path of the site, the site's own page under `from` answers instead. */
  readonly unlessQuery: string | null;
}

export const routes: readonly RouteSpec[] = [
  { id: 'home', path: '/', kind: 'public', isPrerendered: true, isIndexable: true, title: 'خطوة واحدة إلى حساب ممول' },
  { id: 'programs', path: '/programs', kind: 'public', isPrerendered: true, isIndexable: true, title: 'البرامج' },
  { id: 'pricing', path: '/pricing', kind: 'public', isPrerendered: true, isIndexable: true, title: 'الأسعار' },
  { id: 'copy-trading', path: '/copy-trading', kind: 'public', isPrerendered: true, isIndexable: true, title: 'نسخ التداول' },
  { id: 'affiliate', path: '/affiliate', kind: 'public', isPrerendered: true, isIndexable: true, title: 'برنامج الشركاء' },
  { id: 'blog', path: '/blog', kind: 'public', isPrerendered: true, isIndexable: true, title: 'المدونة' },
  { id: 'blog-article', path: '/blog/:slug', kind: 'public', isPrerendered: false, isIndexable: true, title: 'مقال' },
  { id: 'about', path: '/about', kind: 'public', isPrerendered: true, isIndexable: true, title: 'من نحن' },
  { id: 'why', path: '/why', kind: 'public', isPrerendered: true, isIndexable: true, title: 'لماذا Duneline' },
  { id: 'contact', path: '/contact', kind: 'public', isPrerendered: true, isIndexable: true, title: 'اتصل بنا' },
  { id: 'sitemap', path: '/sitemap', kind: 'public', isPrerendered: true, isIndexable: true, title: 'خريطة الموقع' },
  {
    id: 'google-indexing',
    path: '/google-indexing',
    kind: 'public',
    isPrerendered: true,
    isIndexable: false,
    title: 'الفهرسة في محركات البحث',
  },
  { id: 'dashboard', path: '/dashboard', kind: 'public', isPrerendered: true, isIndexable: false, title: 'لوحة المتداول' },
  { id: 'leaderboard', path: '/leaderboard', kind: 'public', isPrerendered: true, isIndexable: true, title: 'لوحة الصدارة' },
  { id: 'checkout', path: '/checkout', kind: 'public', isPrerendered: true, isIndexable: false, title: 'إتمام الشراء' },
  {
    id: 'payment-success',
    path: '/payment-success',
    kind: 'public',
    isPrerendered: true,
    isIndexable: false,
    title: 'وصلت الدفعة',
  },
  { id: 'platform', path: '/platform', kind: 'public', isPrerendered: true, isIndexable: true, title: 'المنصة' },
  { id: 'security', path: '/security', kind: 'public', isPrerendered: true, isIndexable: true, title: 'الأمان' },
  { id: 'offline', path: '/offline', kind: 'public', isPrerendered: true, isIndexable: false, title: 'صفحات تُفتح بلا اتصال' },
  {
    id: 'affiliate-signup',
    path: '/affiliate-signup',
    kind: 'sign-in',
    isPrerendered: true,
    isIndexable: true,
    title: 'كن شريكًا',
  },
  {
    id: 'affiliate-login',
    path: '/affiliate-login',
    kind: 'sign-in',
    isPrerendered: true,
    isIndexable: false,
    title: 'تسجيل الدخول',
  },
  { id: 'login', path: '/login', kind: 'sign-in', isPrerendered: false, isIndexable: false, title: 'تسجيل الدخول' },
  { id: 'admin-login', path: '/admin-login', kind: 'sign-in', isPrerendered: true, isIndexable: false, title: 'دخول الإدارة' },
  {
    id: 'affiliate-dashboard',
    path: '/affiliate-dashboard',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'لوحة الشركاء',
  },
  {
    id: 'affiliate-referrals',
    path: '/affiliate-dashboard/referrals',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'الإحالات',
  },
  {
    id: 'affiliate-earnings',
    path: '/affiliate-dashboard/earnings',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'الأرباح',
  },
  {
    id: 'affiliate-payouts',
    path: '/affiliate-dashboard/payouts',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'الدفعات',
  },
  {
    id: 'affiliate-analytics',
    path: '/affiliate-dashboard/analytics',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'الإحصاءات',
  },
  {
    id: 'affiliate-tools',
    path: '/affiliate-dashboard/tools',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'الأدوات',
  },
  {
    id: 'affiliate-settings',
    path: '/affiliate-dashboard/settings',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'الإعدادات',
  },
  {
    id: 'affiliate-support',
    path: '/affiliate-dashboard/support',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'الدعم',
  },
  {
    id: 'affiliate-kyc',
    path: '/affiliate-dashboard/kyc',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'التحقق من الهوية',
  },
  { id: 'admin', path: '/admin/*', kind: 'admin', isPrerendered: false, isIndexable: false, title: 'لوحة الإدارة' },
  { id: 'crm-admin', path: '/crm-admin/*', kind: 'admin', isPrerendered: false, isIndexable: false, title: 'لوحة الإدارة' },
  { id: 'not-found', path: '*', kind: 'public', isPrerendered: false, isIndexable: false, title: 'الصفحة غير موجودة' },
];

/** What search engines and shared links say of a page; apart from the routes, since only prerendering reads it. */
export const routeDescriptions: Readonly<Record<RouteId, string>> = {
  home: 'حقّق هدف ربح ⁦10%⁩ في حساب محاكاة، واسترد رسومك مع مكافأة ⁦10%⁩، واحتفظ بنسبة 70 إلى ⁦80%⁩ من الربح المحاكى. ابتداءً من ⁦$59⁩.',
  programs: 'الخطوة الواحدة والفوري والخطوتان جنبًا إلى جنب، بمراحلها وحدودها ومكافآتها وأسعار كل حجم من حسابات المحاكاة.',
  pricing: 'سعر كل حجم، ابتداءً من ⁦$59⁩ لحجم 5K. دفعة واحدة تعود إليك عندما تجتاز التقييم المحاكى.',
  'copy-trading': 'انسخ بين حسابات محاكاة تملكها أو داخل فريق مسجّل. كيف يعمل، وأين تقف الحدود.',
  affiliate: 'شارك Duneline واكسب عمولة على التقييمات التي تُشترى عبر رابطك.',
  blog: 'ملاحظات عن المخاطرة والقواعد والروتين، يكتبها من يديرون التقييمات.',
  'blog-article': 'مقال من مدونة Duneline.',
  about: 'من يدير Duneline، وأين نعمل، ولماذا كل صفقة على حساباتنا محاكاة.',
  why: 'قواعد تراها على الرسم وأسعار تجمعها بنفسك.',
  contact: 'اكتب إلينا أو اتصل بنا أو تحدث معنا. من الاثنين إلى الجمعة، من 09:00 إلى 18:00 ‏(UTC+4).',
  sitemap: 'كل صفحات الموقع في قائمة واحدة.',
  'google-indexing': 'كيف تُعرض كل صفحة من الموقع على محركات البحث.',
  dashboard: 'حساباتك المحاكاة: منحنى الرصيد، والتقدم نحو الهدف، والمسافة إلى كل حد.',
  leaderboard: 'نتائج محاكاة لمتداولين ممولين، حسب الفترة وحجم الحساب.',
  checkout: 'تقييمك وسعره وما يعود إليك عند الاجتياز.',
  'payment-success': 'إيصالك، وما يحدث بعد ذلك.',
  platform: 'منصات التداول Match Trader، Platform 5، والأدوات والجلسات والرافعة المالية لحسابات المحاكاة.',
  security: 'ما الذي يُفعل ببياناتك، وكيف تبلّغ عن ثغرة.',
  offline: 'الصفحات التي يحفظها هذا المتصفح، فتُفتح بلا اتصال.',
  'affiliate-signup': 'أنشئ حسابًا لتشارك الروابط وترى ما تؤدي إليه وتطلب الدفعات.',
  'affiliate-login': 'سجّل الدخول إلى لوحة الشركاء.',
  login: 'سجّل الدخول لتتابع إلى الصفحة التي طلبتها.',
  'admin-login': 'سجّل الدخول إلى لوحة الإدارة.',
  'affiliate-dashboard': 'أرقام حساب الشراكة ومنحناه ودفعته التالية.',
  'affiliate-referrals': 'من جاؤوا عبر روابطك.',
  'affiliate-earnings': 'عمولتك حسب الفترة وحسب البرنامج.',
  'affiliate-payouts': 'اطلب دفعة، وشاهد الدفعات السابقة.',
  'affiliate-analytics': 'النقرات والتسجيلات والمبيعات، حسب الرابط وحسب البلد.',
  'affiliate-tools': 'روابط ورموز خصم ولافتات ورموز QR.',
  'affiliate-settings': 'ملفك وطريقة الدفع وأمان حسابك.',
  'affiliate-support': 'تذاكرك وردودنا.',
  'affiliate-kyc': 'المستندات التي رفعتها وحالتها.',
  admin: 'المحتوى الحي والأشخاص والطلبات والدفعات.',
  'crm-admin': 'المحتوى الحي والأشخاص والطلبات والدفعات.',
  'not-found': 'لا توجد صفحة في هذا العنوان.',
};

export const redirects: readonly Redirect[] = [
  { from: '/rules', to: 'https://help.duneline.example/trading-rules', unlessQuery: null },
  { from: '/faq', to: 'https://help.duneline.example/faq', unlessQuery: null },
  { from: '/support', to: 'https://help.duneline.example/contact', unlessQuery: null },
  { from: '/help', to: 'https://help.duneline.example/', unlessQuery: null },
  { from: '/legal', to: 'https://help.duneline.example/legal', unlessQuery: null },
  { from: '/legal/terms', to: 'https://help.duneline.example/legal/terms', unlessQuery: null },
  { from: '/legal/privacy', to: 'https://help.duneline.example/legal/privacy', unlessQuery: null },
  { from: '/legal/risk', to: 'https://help.duneline.example/legal/risk', unlessQuery: null },
  { from: '/payout-process', to: 'https://help.duneline.example/payouts', unlessQuery: null },
  { from: '/trader-dashboard', to: 'https://trader.duneline.example/login', unlessQuery: null },
  { from: '/login', to: 'https://trader.duneline.example/login', unlessQuery: 'returnTo' },
  { from: '/signup', to: 'https://trader.duneline.example/register', unlessQuery: null },
];
