// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Stat } from './shapes.gen.ts';

export const stats: readonly Stat[] = [
  { id: 'tradersServed', label: 'متداول منذ الافتتاح', value: '12,500', prefix: '', suffix: '+' },
  { id: 'paidOut', label: 'حصص ربح مدفوعة', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'successRate', label: 'من المتداولين الممولين استلموا دفعة', value: '87', prefix: '', suffix: '%' },
  { id: 'payoutTime', label: 'أسرع الدفعات', value: '24', prefix: '', suffix: ' ساعة' },
  { id: 'countries', label: 'بلدًا لحسابات مسجّلة', value: '120', prefix: '', suffix: '+' },
  { id: 'uptime', label: 'جاهزية الخوادم', value: '99.9', prefix: '', suffix: '%' },
];

export const heroStats: readonly Stat[] = [
  { id: 'activeTraders', label: 'متداول نشط في 30 يومًا', value: '12547', prefix: '', suffix: '+' },
  { id: 'activeCountries', label: 'بلدًا للمتداولين النشطين', value: '89', prefix: '', suffix: '' },
  { id: 'rewards', label: 'مكافآت مدفوعة منذ الافتتاح', value: '2.8', prefix: '$', suffix: 'M+' },
  { id: 'averagePayoutTime', label: 'متوسط مدة التحويل بعد الموافقة', value: '24', prefix: '', suffix: ' ساعة' },
];

export const counterStats: readonly Stat[] = [
  { id: 'tradersCounter', label: 'متداول لديهم حساب مفتوح', value: '5,247', prefix: '', suffix: '+' },
];
