// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Stat, HallOfFameEntry } from './shapes.gen.ts';

export const hallOfFame: { readonly stats: readonly Stat[]; readonly entries: readonly HallOfFameEntry[] } = {
  stats: [
    { id: 'hallPaid', label: 'دُفعت لمتداولي قاعة المشاهير', value: '2.4', prefix: '$', suffix: 'M+' },
    { id: 'hallSatisfaction', label: 'يوصون بنا بعد دفعتهم الأولى', value: '98', prefix: '', suffix: '%' },
    { id: 'hallCountries', label: 'بلدًا لها دفعات', value: '45', prefix: '', suffix: '+' },
    { id: 'hallSupport', label: 'محادثة المجتمع', value: '24/7', prefix: '', suffix: '' },
  ],
  entries: [
    {
      id: 'khalid-s',
      firstName: 'خالد',
      lastInitial: 'س',
      country: { code: 'SA', name: 'المملكة العربية السعودية', city: 'الرياض' },
      programSize: '200K',
      timeframe: '9 أشهر',
      stats: { largestPayoutCents: 524000, bestMonthCents: 547200, consistencyStreak: 5 },
      isVerified: false,
    },
    {
      id: 'amira-k',
      firstName: 'أميرة',
      lastInitial: 'ك',
      country: { code: 'AE', name: 'الإمارات العربية المتحدة', city: 'دبي' },
      programSize: '100K',
      timeframe: '9 أشهر',
      stats: { largestPayoutCents: 386000, bestMonthCents: 386000, consistencyStreak: 3 },
      isVerified: false,
    },
    {
      id: 'rohan-m',
      firstName: 'روهان',
      lastInitial: 'م',
      country: { code: 'IN', name: 'الهند', city: 'مومباي' },
      programSize: '50K',
      timeframe: '9 أشهر',
      stats: { largestPayoutCents: 128420, bestMonthCents: 128420, consistencyStreak: 4 },
      isVerified: false,
    },
    {
      id: 'lucia-f',
      firstName: 'لوسيا',
      lastInitial: 'ف',
      country: { code: 'AR', name: 'الأرجنتين', city: 'قرطبة' },
      programSize: '25K',
      timeframe: '8 أشهر',
      stats: { largestPayoutCents: 96875, bestMonthCents: 96875, consistencyStreak: 2 },
      isVerified: false,
    },
    {
      id: 'priya-n',
      firstName: 'بريا',
      lastInitial: 'ن',
      country: { code: 'IN', name: 'الهند', city: 'بونه' },
      programSize: '10K',
      timeframe: '9 أشهر',
      stats: { largestPayoutCents: 41200, bestMonthCents: 41200, consistencyStreak: 2 },
      isVerified: false,
    },
    {
      id: 'ananya-i',
      firstName: 'أنانيا',
      lastInitial: 'إ',
      country: { code: 'IN', name: 'الهند', city: 'بنغالور' },
      programSize: '5K',
      timeframe: '8 أشهر',
      stats: { largestPayoutCents: 28630, bestMonthCents: 28630, consistencyStreak: 2 },
      isVerified: false,
    },
  ],
};
