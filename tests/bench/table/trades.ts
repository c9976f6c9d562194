/** A trade; all contestants show the same hundred thousand. */
export interface BenchTrade {
  readonly id: string;
  readonly instrument: string;
  readonly side: string;
  readonly lots: string;
  readonly result: string;
}

export const columns = ['id', 'instrument', 'side', 'lots', 'result'] as const satisfies readonly (keyof BenchTrade)[];

export const trades: readonly BenchTrade[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `T-${String(index + 1).padStart(6, '0')}`,
  instrument: ['EUR/USD', 'XAU/USD', 'GBP/JPY'][index % 3] ?? '',
  side: index % 2 === 0 ? 'Buy' : 'Sell',
  lots: (((index * 17) % 40) / 10 + 0.1).toFixed(2),
  result: ((((index * 7919) % 20011) - 9000) / 100).toFixed(2),
}));
