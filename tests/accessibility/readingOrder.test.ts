import { expect, it } from 'vitest';
import { backwardSteps, type Stop } from './readingOrder.ts';

const stop = (name: string, left: number, top: number, more: Partial<Stop> = {}): Stop => ({
  name,
  isFloating: false,
  box: { left, top, right: left + 80, bottom: top + 30 },
  ...more,
});
const steps = (stops: readonly Stop[], direction: 'ltr' | 'rtl' = 'ltr') =>
  backwardSteps(stops, direction).map(([from, to]) => `${from.name} → ${to.name}`);

const line = [stop('one', 0, 0), stop('two', 100, 4), stop('three', 200, 0)];

it('reads a line from its start, in either direction', () => {
  expect(steps(line)).toEqual([]);
  expect(steps(line, 'rtl')).toEqual(['one → two', 'two → three']);
  expect(steps(line.toReversed(), 'rtl')).toEqual([]);
});

it('reads the lines from top to bottom', () => {
  expect(steps([stop('one', 200, 0), stop('two', 0, 50)])).toEqual([]);
  expect(steps([stop('one', 0, 50), stop('two', 0, 0)])).toEqual(['one → two']);
});

it('goes up to the next column, and not back to the last', () => {
  expect(steps([stop('end of one', 0, 300), stop('start of two', 100, 0)])).toEqual([]);
  expect(steps([stop('end of two', 100, 300), stop('start of one', 0, 0)])).toEqual(['end of two → start of one']);
});

it('has no order for what floats', () => {
  expect(steps([stop('page', 0, 300), stop('dock', 0, 0, { isFloating: true })])).toEqual([]);
});
