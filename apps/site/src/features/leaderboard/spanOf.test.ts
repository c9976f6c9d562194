import { describe, expect, it } from 'vitest';
import { spanOf } from './spanOf.ts';

describe('the days of a ranking', () => {
  it('are seven in a week, also over the end of a month', () =>
    expect(spanOf('week', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' }));
  it('begin with the month', () => expect(spanOf('month', '2026-02-27').from).toBe('2026-02-01'));
  it('have no beginning for all time', () => expect(spanOf('all-time', '2026-02-27').from).toBeNull());
});
