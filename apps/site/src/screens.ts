import type { RouteId } from '@duneline/specs/site';
import type { RouteObject } from 'react-router-dom';

type Screen = () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'handle' | 'shouldRevalidate'>>;

/** The screen of every route in specs/site/routes.yaml; a route without a screen, or a screen without a route, is a type error. */
export const screens: Record<RouteId, Screen> = {
  home: () => import('./routes/home/home.route.tsx'),
  programs: () => import('./routes/programs/programs.route.tsx'),
  pricing: () => import('./routes/pricing/pricing.route.tsx'),
  'copy-trading': () => import('./routes/copy-trading/copy-trading.route.tsx'),
  affiliate: () => import('./routes/affiliate/affiliate.route.tsx'),
  blog: () => import('./routes/blog/blog.route.tsx'),
  'blog-article': () => import('./routes/blog-article/blog-article.route.tsx'),
  preview: () => import('./routes/preview/preview.route.tsx'),
  about: () => import('./routes/about/about.route.tsx'),
  why: () => import('./routes/why/why.route.tsx'),
  contact: () => import('./routes/contact/contact.route.tsx'),
  sitemap: () => import('./routes/sitemap/sitemap.route.tsx'),
  'google-indexing': () => import('./routes/google-indexing/google-indexing.route.tsx'),
  dashboard: () => import('./routes/dashboard/dashboard.route.tsx'),
  leaderboard: () => import('./routes/leaderboard/leaderboard.route.tsx'),
  checkout: () => import('./routes/checkout/checkout.route.tsx'),
  'payment-success': () => import('./routes/payment-success/payment-success.route.tsx'),
  'test-my-trades': () => import('./routes/test-my-trades/test-my-trades.route.tsx'),
  platform: () => import('./routes/platform/platform.route.tsx'),
  security: () => import('./routes/security/security.route.tsx'),
  offline: () => import('./routes/offline/offline.route.tsx'),
  'affiliate-signup': () => import('./routes/affiliate-signup/affiliate-signup.route.tsx'),
  'affiliate-login': () => import('./routes/affiliate-login/affiliate-login.route.tsx'),
  login: () => import('./routes/login/login.route.tsx'),
  signup: () => import('./routes/signup/signup.route.tsx'),
  'admin-login': () => import('./routes/admin-login/admin-login.route.tsx'),
  'affiliate-dashboard': () => import('./routes/affiliate-dashboard/affiliate-dashboard.route.tsx'),
  admin: () => import('./routes/admin/admin.route.tsx'),
  'crm-admin': () => import('./routes/crm-admin/crm-admin.route.tsx'),
  certificate: () => import('./routes/certificate/certificate.route.tsx'),
  'not-found': () => import('./routes/not-found/not-found.route.tsx'),
};

/** The layout of the guarded screens. */
export const appLayout = () => import('./layouts/AppLayout.tsx');

/** The layout of /dashboard. */
export const dashboardLayout = () => import('./layouts/DashboardLayout.tsx');
