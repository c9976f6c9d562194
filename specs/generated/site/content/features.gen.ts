// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Feature } from './shapes.gen.ts';

export const features: readonly Feature[] = [
  {
    id: 'one-target',
    icon: 'target',
    title: 'One target, no second phase',
    description: 'Close at +10% with every position flat and you have passed. No minimum days, no time limit; 30 days without a trade closes the account.',
    highlight: '+10% target',
  },
  {
    id: 'itemised-price',
    icon: 'receipt',
    title: 'The price, itemised',
    description: 'What a 10K evaluation costs and what comes back when you pass.',
    highlight: '$199 back',
  },
  {
    id: 'visible-limits',
    icon: 'gauge',
    title: 'Limits you see coming',
    description: 'Distance to each limit, in simulated dollars, all day.',
    highlight: '5% daily, 10% in all',
  },
  {
    id: 'scaling',
    icon: 'steps',
    title: 'Up to $1,000,000',
    description: 'Sizes from 5K to 200K, scaling on consistent simulated results.',
    highlight: '$1,000,000',
  },
  {
    id: 'copy-trading',
    icon: 'copy',
    title: 'Copy trading, stated plainly',
    description: 'Between your own accounts, or inside a registered team.',
    highlight: 'Solo or team',
  },
  {
    id: 'payouts',
    icon: 'calendar',
    title: 'Four times, each with a name',
    description: 'A payout cycle of 14 days, processing in 24–48 hours, refunds in 5–7 business days, a minimum of $50.',
    highlight: 'Every 14 days',
  },
];
