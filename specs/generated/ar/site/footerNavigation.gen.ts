// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { NavigationLink } from './navigation.gen.ts';

export const footerNavigation: {
  readonly footer: readonly NavigationLink[];
  readonly call: readonly NavigationLink[];
  readonly program: readonly NavigationLink[];
  readonly help: readonly NavigationLink[];
  readonly social: readonly NavigationLink[];
} = {
  footer: [
    { id: 'about', to: '/about', href: null },
    { id: 'pricing', to: '/pricing', href: null },
    { id: 'platform', to: '/platform', href: null },
    { id: 'leaderboard', to: '/leaderboard', href: null },
    { id: 'blog', to: '/blog', href: null },
    { id: 'contact', to: '/contact', href: null },
  ],
  call: [{ id: 'get-funded', to: '/programs', href: null }],
  program: [
    { id: 'programs', to: '/programs', href: null },
    { id: 'copy-trading', to: '/copy-trading', href: null },
    { id: 'test-my-trades', to: '/test-my-trades', href: null },
    { id: 'why', to: '/why', href: null },
    { id: 'affiliate', to: '/affiliate', href: null },
    { id: 'certificate', to: '/certificate', href: null },
  ],
  help: [
    { id: 'help-center', to: null, href: 'https://help.duneline.example/' },
    { id: 'trading-rules', to: null, href: 'https://help.duneline.example/trading-rules' },
    { id: 'faq', to: null, href: 'https://help.duneline.example/faq' },
    { id: 'terms', to: null, href: 'https://help.duneline.example/legal/terms' },
    { id: 'privacy', to: null, href: 'https://help.duneline.example/legal/privacy' },
    { id: 'risk', to: null, href: 'https://help.duneline.example/legal/risk' },
    { id: 'payout-policy', to: null, href: 'https://help.duneline.example/payouts' },
    { id: 'refund-policy', to: null, href: 'https://help.duneline.example/refunds' },
  ],
  social: [
    { id: 'chat', to: null, href: 'https://discord.duneline.example' },
    { id: 'messaging', to: null, href: 'https://telegram.duneline.example' },
    { id: 'images', to: null, href: 'https://instagram.duneline.example' },
    { id: 'video', to: null, href: 'https://youtube.duneline.example' },
  ],
};
