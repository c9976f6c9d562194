import { expect, it } from 'vitest';
import { sampleTier } from '../../lib/price/findTier.ts';
import { judgeText } from './judgeText.ts';
import { tiersOnSale } from './tiersOnSale.ts';

const { id: tierId } = sampleTier().tier;
const judge = (lines: readonly string[]) => judgeText(['opened,closed,profit', ...lines].join('\n'), {});

it('judges a file that can be read', () =>
  expect(judge(['2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,-900'])).toMatchObject({
    tradeCount: 1,
    problemCount: 0,
    verdicts: { [tierId]: { decision: { rule: 'daily-loss' } } },
  }));

it('judges the trades by every size on sale', () => {
  const [smallest] = tiersOnSale;
  const gain = ((smallest?.tier.sizeCents ?? 0) * 0.12) / 100;
  const { verdicts } = judge([`2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,${gain}`]);
  const passed = tiersOnSale.filter(({ id }) => verdicts[id]?.decision?.verdict === 'passed');
  expect(Object.keys(verdicts)).toEqual(tiersOnSale.map(({ id }) => id));
  expect(passed.map(({ id }) => id)).toEqual([smallest?.id]);
});

it('says of a file with many problems how many there are, and lists only the first', () => {
  const answer = judge([...Array.from({ length: 999 }, () => 'a,b,c'), '02/03/2026 09:00,02/03/2026 09:00,1']);
  expect(answer).toMatchObject({ tradeCount: 0, problemCount: 2999, verdicts: {} });
  expect(answer.problems.length).toBeLessThan(answer.problemCount);
  expect(answer.reasons).toContain('ambiguous-date');
});

it('has nothing to judge in a file without trades', () =>
  expect(judge([])).toMatchObject({ tradeCount: 0, problemCount: 0, verdicts: {} }));
