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
  { id: 'home', path: '/', kind: 'public', isPrerendered: true, isIndexable: true, title: 'One step to a funded account' },
  { id: 'programs', path: '/programs', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Programs' },
  { id: 'pricing', path: '/pricing', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Pricing' },
  { id: 'copy-trading', path: '/copy-trading', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Copy trading' },
  { id: 'affiliate', path: '/affiliate', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Affiliate program' },
  { id: 'blog', path: '/blog', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Blog' },
  { id: 'blog-article', path: '/blog/:slug', kind: 'public', isPrerendered: false, isIndexable: true, title: 'Article' },
  { id: 'preview', path: '/preview', kind: 'public', isPrerendered: false, isIndexable: false, title: 'Preview' },
  { id: 'about', path: '/about', kind: 'public', isPrerendered: true, isIndexable: true, title: 'About us' },
  { id: 'why', path: '/why', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Why Duneline' },
  { id: 'contact', path: '/contact', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Contact' },
  { id: 'sitemap', path: '/sitemap', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Sitemap' },
  {
    id: 'google-indexing',
    path: '/google-indexing',
    kind: 'public',
    isPrerendered: true,
    isIndexable: false,
    title: 'Search indexing',
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    area: 'dashboard',
    kind: 'public',
    isPrerendered: true,
    isIndexable: false,
    title: 'Trader dashboard',
  },
  { id: 'leaderboard', path: '/leaderboard', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Leaderboard' },
  { id: 'checkout', path: '/checkout', kind: 'public', isPrerendered: true, isIndexable: false, title: 'Checkout' },
  {
    id: 'payment-success',
    path: '/payment-success',
    kind: 'public',
    isPrerendered: true,
    isIndexable: false,
    title: 'Payment received',
  },
  {
    id: 'certificate',
    path: '/certificate',
    kind: 'public',
    isPrerendered: true,
    isIndexable: true,
    title: 'Check a certificate',
  },
  {
    id: 'test-my-trades',
    path: '/test-my-trades',
    kind: 'public',
    isPrerendered: true,
    isIndexable: true,
    title: 'Test my trades',
  },
  { id: 'platform', path: '/platform', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Platform' },
  { id: 'security', path: '/security', kind: 'public', isPrerendered: true, isIndexable: true, title: 'Security' },
  { id: 'offline', path: '/offline', kind: 'public', isPrerendered: true, isIndexable: false, title: 'Pages that open offline' },
  {
    id: 'affiliate-signup',
    path: '/affiliate-signup',
    kind: 'sign-in',
    isPrerendered: true,
    isIndexable: true,
    title: 'Become an affiliate',
  },
  { id: 'affiliate-login', path: '/affiliate-login', kind: 'sign-in', isPrerendered: true, isIndexable: false, title: 'Sign in' },
  { id: 'login', path: '/login', kind: 'sign-in', isPrerendered: false, isIndexable: false, title: 'Sign in' },
  { id: 'signup', path: '/signup', kind: 'sign-in', isPrerendered: false, isIndexable: false, title: 'Create your account' },
  { id: 'admin-login', path: '/admin-login', kind: 'sign-in', isPrerendered: true, isIndexable: false, title: 'Admin sign-in' },
  {
    id: 'affiliate-dashboard',
    path: '/affiliate-dashboard',
    area: 'affiliate',
    kind: 'affiliate',
    isPrerendered: false,
    isIndexable: false,
    title: 'Affiliate dashboard',
  },
  { id: 'admin', path: '/admin', area: 'admin', kind: 'admin', isPrerendered: false, isIndexable: false, title: 'Admin console' },
  {
    id: 'crm-admin',
    path: '/crm-admin',
    area: 'admin',
    kind: 'admin',
    isPrerendered: false,
    isIndexable: false,
    title: 'Admin console',
  },
  { id: 'not-found', path: '*', kind: 'public', isPrerendered: false, isIndexable: false, title: 'Page not found' },
];
