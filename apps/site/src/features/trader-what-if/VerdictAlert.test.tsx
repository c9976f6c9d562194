import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleTier } from '../../lib/price/findTier.ts';
import { judgeTrades } from './judgeTrades.ts';
import { VerdictAlert } from './VerdictAlert.tsx';

const { tier } = sampleTier();
const textFor = (closed: string, percent: number, tierId = tier.id) => {
  const closedAt = Date.parse(closed);
  const verdict = judgeTrades(tierId, [
    { openedAt: closedAt - 60_000, closedAt, profitCents: (tier.sizeCents * percent) / 100 },
    { openedAt: Date.parse('2026-06-01T00:00:00Z'), closedAt: Date.parse('2026-06-01T01:00:00Z'), profitCents: 0 },
  ]);
  return renderToStaticMarkup(<VerdictAlert verdict={verdict} />);
};

describe('the sentence of a verdict', () => {
  it('names the trading day of the firm, which begins before the day in UTC', () => {
    expect(textFor('2026-03-03T20:30:00Z', -6)).toContain('Mar 4, 2026');
    expect(textFor('2026-03-03T19:30:00Z', -6)).toContain('Mar 3, 2026');
  });

  it('names the last day of an account without trades, not the trade that came too late', () =>
    expect(textFor('2026-03-02T09:00:00Z', 1)).toContain('On Apr 1, 2026: 30 days had passed without a trade.'));
});
