// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Stat } from './shapes.gen.ts';

export const stats: readonly Stat[] = [
  { id: 'tradersServed', label: 'traders since opening', value: '12,500', prefix: '', suffix: '+' },
  { id: 'paidOut', label: 'profit share paid', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'successRate', label: 'of funded traders received a payout', value: '87', prefix: '', suffix: '%' },
  { id: 'payoutTime', label: 'fastest payouts', value: '24', prefix: '', suffix: 'hrs' },
  { id: 'countries', label: 'countries with registered accounts', value: '120', prefix: '', suffix: '+' },
  { id: 'uptime', label: 'server uptime', value: '99.9', prefix: '', suffix: '%' },
];

export const heroStats: readonly Stat[] = [
  { id: 'activeTraders', label: 'traders active in 30 days', value: '12547', prefix: '', suffix: '+' },
  { id: 'activeCountries', label: 'countries of active traders', value: '89', prefix: '', suffix: '' },
  { id: 'rewards', label: 'rewards paid since opening', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'averagePayoutTime', label: 'average transfer time after approval', value: '24', prefix: '', suffix: 'hrs' },
];

export const counterStats: readonly Stat[] = [
  { id: 'tradersCounter', label: 'traders with an open account', value: '5,247', prefix: '', suffix: '+' },
];
