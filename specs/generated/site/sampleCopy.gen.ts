// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const sampleCopy = {
  symbol: 'EURUSD',
  leadLots: 0.4,
  accounts: [
    { tier: '1-step-10k', lostTodayPercent: 0.4 },
    { tier: '1-step-5k', lostTodayPercent: 1.6 },
    { tier: '1-step-25k', lostTodayPercent: 3.4 },
    { tier: '1-step-50k', lostTodayPercent: 2.2 },
  ],
} as const;
