// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Redirect } from './routes.gen.ts';

/** Apart from the routes, since the browser asks for them only where no page is. */
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
  { from: '/signup', to: 'https://trader.duneline.example/register', unlessQuery: 'returnTo' },
];
