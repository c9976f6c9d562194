import { expect, it } from 'vitest';
import { sampleTier } from '../../lib/price/findTier.ts';
import { judgeText } from './judgeText.ts';
import { tiersOnSale } from './tiersOnSale.ts';

const { id: tierId } = sampleTier().tier;
const judge = (lines: readonly string[]) => judgeText(['opened,closed,profit', ...lines].join('\n'), { tierId, options: {} });

it('judges a file that can be read', () =>
  expect(judge(['2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,-900'])).toMatchObject({
    tradeCount: 1,
    problemCount: 0,
    verdict: { decision: { rule: 'daily-loss' } },
  }));

it('names the sizes on sale that the trades would have passed', () => {
  const [smallest] = tiersOnSale;
  const gain = ((smallest?.tier.sizeCents ?? 0) * 0.12) / 100;
  expect(judge([`2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,${gain}`]).passed).toEqual([smallest?.id]);
  expect(judge(['2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,1']).passed).toEqual([]);
});

it('says of a file with many problems how many there are, and lists only the first', () => {
  const answer = judge([...Array.from({ length: 999 }, () => 'a,b,c'), '02/03/2026 09:00,02/03/2026 09:00,1']);
  expect(answer).toMatchObject({ tradeCount: 0, problemCount: 2999, verdict: null });
  expect(answer.problems.length).toBeLessThan(answer.problemCount);
  expect(answer.reasons).toContain('ambiguous-date');
});

it('has nothing to judge in a file without trades', () =>
  expect(judge([])).toMatchObject({ tradeCount: 0, problemCount: 0, verdict: null }));
