// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Stat } from './shapes.gen.ts';

export const stats: readonly Stat[] = [
  { id: 'tradersServed', label: 'traders', value: '12,500', prefix: '', suffix: '+' },
  { id: 'paidOut', label: 'paid', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'successRate', label: 'success', value: '87', prefix: '', suffix: '%' },
  { id: 'payoutTime', label: 'payout', value: '24', prefix: '', suffix: 'hrs' },
  { id: 'countries', label: 'countries', value: '120', prefix: '', suffix: '+' },
  { id: 'uptime', label: 'uptime', value: '99.9', prefix: '', suffix: '%' },
];

export const heroStats: readonly Stat[] = [
  { id: 'activeTraders', label: 'active traders', value: '12547', prefix: '', suffix: '+' },
  { id: 'activeCountries', label: 'countries', value: '89', prefix: '', suffix: '' },
  { id: 'rewards', label: 'rewards', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'averagePayoutTime', label: 'average payout time', value: '24', prefix: '', suffix: 'hrs' },
];

export const counterStats: readonly Stat[] = [
  { id: 'tradersCounter', label: 'traders', value: '5,247', prefix: '', suffix: '+' },
];
