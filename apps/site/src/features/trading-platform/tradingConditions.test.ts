import { instruments, tradingConditions } from '@duneline/specs/site';
import { expect, it } from 'vitest';

it('names the costs of every instrument, in the order of the trading week', () => {
  expect(tradingConditions.groups.map(({ id, symbols }) => ({ id, symbols: symbols.map(({ symbol }) => symbol) }))).toEqual(
    instruments.map(({ id, symbols }) => ({ id, symbols })),
  );
});
