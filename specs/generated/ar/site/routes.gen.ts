// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export type RouteId =
  | 'home'
  | 'programs'
  | 'pricing'
  | 'copy-trading'
  | 'affiliate'
  | 'blog'
  | 'blog-article'
  | 'preview'
  | 'about'
  | 'why'
  | 'contact'
  | 'sitemap'
  | 'google-indexing'
  | 'dashboard'
  | 'leaderboard'
  | 'checkout'
  | 'payment-success'
  | 'certificate'
  | 'test-my-trades'
  | 'platform'
  | 'security'
  | 'offline'
  | 'affiliate-signup'
  | 'affiliate-login'
  | 'login'
  | 'signup'
  | 'admin-login'
  | 'affiliate-dashboard'
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
  | '/preview'
  | '/about'
  | '/why'
  | '/contact'
  | '/sitemap'
  | '/google-indexing'
  | '/dashboard'
  | '/leaderboard'
  | '/checkout'
  | '/payment-success'
  | '/certificate'
  | '/test-my-trades'
  | '/platform'
  | '/security'
  | '/offline'
  | '/affiliate-signup'
  | '/affiliate-login'
  | '/login'
  | '/signup'
  | '/admin-login'
  | '/affiliate-dashboard'
  | '/admin'
  | '/crm-admin'
  | '*';

/** A page of the site. */
export interface RouteSpec {
  readonly id: RouteId;
  /** The router's pattern, such as `/blog/:slug`. */
  readonly path: RoutePath;
  /** The area whose sections lie below the path. */
  readonly area?: string;
  readonly kind: 'public' | 'affiliate' | 'admin' | 'sign-in';
  readonly isPrerendered: boolean;
  readonly isIndexable: boolean;
  readonly title: string;
}

/** A path that redirects to an external URL. */
export interface Redirect {
  readonly from: string;
  /** An absolute URL. */
  readonly to: string;
  /** When this query parameter contains a path of the site, the page at `from` is shown instead of the redirect. */
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
  { id: 'preview', path: '/preview', kind: 'public', isPrerendered: false, isIndexable: false, title: 'معاينة' },
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
  {
    id: 'dashboard',
    path: '/dashboard',
    area: 'dashboard',
    kind: 'public',
    isPrerendered: true,
    isIndexable: false,
    title: 'لوحة المتداول',
  },
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
  { id: 'certificate', path: '/certificate', kind: 'public', isPrerendered: true, isIndexable: true, title: 'التحقق من شهادة' },
  {
    id: 'test-my-trades',
    path: '/test-my-trades',
    kind: 'public',
    isPrerendered: true,
    isIndexable: true,
    title: 'اختبر صفقاتك',
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
  { id: 'signup', path: '/signup', kind: 'sign-in', isPrerendered: false, isIndexable: false, title: 'أنشئ حسابك' },
  { id: 'admin-login', path: '/admin-login', kind: 'sign-in', isPrerendered: true, isIndexable: false, title: 'دخول الإدارة' },
  {
    id: 'affiliate-dashboard',
    path: '/affiliate-dashboard',
    area: 'affiliate',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'لوحة الشركاء',
  },
  { id: 'admin', path: '/admin', area: 'admin', kind: 'admin', isPrerendered: false, isIndexable: false, title: 'لوحة الإدارة' },
  {
    id: 'crm-admin',
    path: '/crm-admin',
    area: 'admin',
    kind: 'admin',
    isPrerendered: false,
    isIndexable: false,
    title: 'لوحة الإدارة',
  },
  { id: 'not-found', path: '*', kind: 'public', isPrerendered: false, isIndexable: false, title: 'الصفحة غير موجودة' },
];
