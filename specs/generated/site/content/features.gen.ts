// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Feature } from './shapes.gen.ts';

export const features: readonly Feature[] = [
  {
    id: 'one-target',
    icon: 'target',
    title: 'One target, no second phase',
    description: 'Close at +10% with every position closed and you have passed. No minimum days, no time limit; 30 days without a trade closes the account.',
    highlight: '+10% target',
  },
  {
    id: 'itemized-price',
    icon: 'receipt',
    title: 'The price, itemized',
    description: 'What a 10K evaluation costs, and what you receive when you pass.',
    highlight: '$199 back',
  },
  {
    id: 'visible-limits',
    icon: 'gauge',
    title: 'Limits always in view',
    description: 'How far each limit is, in simulated dollars, at any time.',
    highlight: '5% daily, 10% in total',
  },
  {
    id: 'scaling',
    icon: 'steps',
    title: 'Up to $1,000,000',
    description: 'Sizes from 5K to 200K, growing with consistent simulated results.',
    highlight: '$1,000,000',
  },
  {
    id: 'copy-trading',
    icon: 'copy',
    title: 'Copy trading',
    description: 'Between your own accounts, or inside a registered team.',
    highlight: 'Solo or team',
  },
  {
    id: 'payouts',
    icon: 'calendar',
    title: 'Payout terms, defined',
    description: 'A payout cycle of 14 days, processing in 24–48 hours, refunds in 5–7 business days, a minimum of $50.',
    highlight: 'Every 14 days',
  },
];
