// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Stat } from './shapes.gen.ts';

export const stats: readonly Stat[] = [
  { id: 'tradersServed', label: 'متداول', value: '12,500', prefix: '', suffix: '+' },
  { id: 'paidOut', label: 'دُفعت', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'successRate', label: 'نجاح', value: '87', prefix: '', suffix: '%' },
  { id: 'payoutTime', label: 'للدفع', value: '24', prefix: '', suffix: ' ساعة' },
  { id: 'countries', label: 'بلدًا', value: '120', prefix: '', suffix: '+' },
  { id: 'uptime', label: 'جاهزية', value: '99.9', prefix: '', suffix: '%' },
];

export const heroStats: readonly Stat[] = [
  { id: 'activeTraders', label: 'متداول نشط', value: '12547', prefix: '', suffix: '+' },
  { id: 'activeCountries', label: 'بلدًا', value: '89', prefix: '', suffix: '' },
  { id: 'rewards', label: 'مكافآت', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'averagePayoutTime', label: 'متوسط مدة الدفع', value: '24', prefix: '', suffix: ' ساعة' },
];

export const counterStats: readonly Stat[] = [
  { id: 'tradersCounter', label: 'متداول', value: '5,247', prefix: '', suffix: '+' },
];
