// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Stat, HallOfFameEntry } from './shapes.gen.ts';

export const hallOfFame: { readonly stats: readonly Stat[]; readonly entries: readonly HallOfFameEntry[] } = {
  stats: [
    { id: 'hallPaid', label: 'paid to hall of fame traders', value: '2.4', prefix: '$', suffix: 'M+' },
    { id: 'hallSatisfaction', label: 'recommend us after a first payout', value: '98', prefix: '', suffix: '%' },
    { id: 'hallCountries', label: 'countries with a payout', value: '45', prefix: '', suffix: '+' },
    { id: 'hallSupport', label: 'community chat', value: '24/7', prefix: '', suffix: '' },
  ],
  entries: [
    {
      id: 'khalid-s',
      firstName: 'Khalid',
      lastInitial: 'S',
      country: { code: 'SA', name: 'Saudi Arabia', city: 'Riyadh' },
      programSize: '200K',
      timeframe: '9 months',
      stats: { largestPayoutCents: 524000, bestMonthCents: 547200, consistencyStreak: 5 },
      isVerified: false,
    },
    {
      id: 'amira-k',
      firstName: 'Amira',
      lastInitial: 'K',
      country: { code: 'AE', name: 'United Arab Emirates', city: 'Dubai' },
      programSize: '100K',
      timeframe: '9 months',
      stats: { largestPayoutCents: 386000, bestMonthCents: 386000, consistencyStreak: 3 },
      isVerified: false,
    },
    {
      id: 'rohan-m',
      firstName: 'Rohan',
      lastInitial: 'M',
      country: { code: 'IN', name: 'India', city: 'Mumbai' },
      programSize: '50K',
      timeframe: '9 months',
      stats: { largestPayoutCents: 128420, bestMonthCents: 128420, consistencyStreak: 4 },
      isVerified: false,
    },
    {
      id: 'lucia-f',
      firstName: 'Lucía',
      lastInitial: 'F',
      country: { code: 'AR', name: 'Argentina', city: 'Córdoba' },
      programSize: '25K',
      timeframe: '8 months',
      stats: { largestPayoutCents: 96875, bestMonthCents: 96875, consistencyStreak: 2 },
      isVerified: false,
    },
    {
      id: 'priya-n',
      firstName: 'Priya',
      lastInitial: 'N',
      country: { code: 'IN', name: 'India', city: 'Pune' },
      programSize: '10K',
      timeframe: '9 months',
      stats: { largestPayoutCents: 41200, bestMonthCents: 41200, consistencyStreak: 2 },
      isVerified: false,
    },
    {
      id: 'ananya-i',
      firstName: 'Ananya',
      lastInitial: 'I',
      country: { code: 'IN', name: 'India', city: 'Bengaluru' },
      programSize: '5K',
      timeframe: '8 months',
      stats: { largestPayoutCents: 28630, bestMonthCents: 28630, consistencyStreak: 2 },
      isVerified: false,
    },
  ],
};
