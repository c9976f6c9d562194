// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const tradingConditions = {
  sample: true,
  tripleSwapDay: 3,
  groups: [
    {
      id: 'forex',
      unit: 'pip',
      lot: 100000,
      commissionCents: 600,
      symbols: [
        { symbol: 'EURUSD', spread: 0.2, swap: { longCents: -690, shortCents: 280 } },
        { symbol: 'GBPUSD', spread: 0.4, swap: { longCents: -380, shortCents: -90 } },
        { symbol: 'USDJPY', spread: 0.3, swap: { longCents: 740, shortCents: -1420 } },
        { symbol: 'USDCHF', spread: 0.5, swap: { longCents: 620, shortCents: -1130 } },
        { symbol: 'AUDUSD', spread: 0.4, swap: { longCents: -300, shortCents: 60 } },
        { symbol: 'USDCAD', spread: 0.5, swap: { longCents: 180, shortCents: -590 } },
        { symbol: 'NZDUSD', spread: 0.6, swap: { longCents: -260, shortCents: 30 } },
        { symbol: 'EURGBP', spread: 0.5, swap: { longCents: -640, shortCents: 210 } },
        { symbol: 'EURJPY', spread: 0.6, swap: { longCents: 510, shortCents: -1180 } },
        { symbol: 'GBPJPY', spread: 0.9, swap: { longCents: 990, shortCents: -1960 } },
      ],
    },
    {
      id: 'metals',
      unit: 'point',
      lot: 100,
      commissionCents: 600,
      symbols: [
        { symbol: 'XAUUSD', spread: 0.18, swap: { longCents: -4200, shortCents: 2100 } },
        { symbol: 'XAGUSD', spread: 0.02, swap: { longCents: -510, shortCents: 190 } },
      ],
    },
    {
      id: 'indices',
      unit: 'point',
      lot: 1,
      commissionCents: 0,
      symbols: [
        { symbol: 'US500', spread: 0.4, swap: { longCents: -120, shortCents: 30 } },
        { symbol: 'US100', spread: 1.2, swap: { longCents: -430, shortCents: 110 } },
        { symbol: 'US30', spread: 1.8, swap: { longCents: -820, shortCents: 210 } },
        { symbol: 'DE40', spread: 1.1, swap: { longCents: -360, shortCents: 40 } },
        { symbol: 'UK100', spread: 1.2, swap: { longCents: -190, shortCents: 50 } },
        { symbol: 'JP225', spread: 7, swap: { longCents: -40, shortCents: 10 } },
      ],
    },
    {
      id: 'energy',
      unit: 'point',
      lot: 100,
      commissionCents: 0,
      symbols: [
        { symbol: 'WTI', spread: 0.03, swap: { longCents: -180, shortCents: -220 } },
        { symbol: 'BRENT', spread: 0.04, swap: { longCents: -160, shortCents: -240 } },
      ],
    },
    {
      id: 'crypto',
      unit: 'point',
      lot: 1,
      commissionCents: 0,
      symbols: [
        { symbol: 'BTCUSD', spread: 18, swap: { longCents: -2900, shortCents: -900 } },
        { symbol: 'ETHUSD', spread: 1.4, swap: { longCents: -140, shortCents: -50 } },
        { symbol: 'SOLUSD', spread: 0.12, swap: { longCents: -10, shortCents: -5 } },
      ],
    },
  ],
} as const;
