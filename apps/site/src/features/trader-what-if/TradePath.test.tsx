import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { judgeTrades } from './judgeTrades.ts';
import { tiersOnSale } from './tiersOnSale.ts';
import { TradePath } from './TradePath.tsx';

const day = 86_400_000;
const monday = Date.parse('2026-03-02T08:00:00Z');

it.each(tiersOnSale)('the picture of $id ends with the balance and the loss floor that the verdict names', ({ id, tier }) => {
  for (const percents of [[5], [1, 2, -1], [2, -1, 1, -2], [3, 0.5]]) {
    const trades = percents.map((percent, index) => ({
      openedAt: monday + index * day,
      closedAt: monday + index * day + 60_000,
      profitCents: (tier.sizeCents * percent) / 100,
    }));
    const verdict = judgeTrades(id, trades);
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<TradePath {...verdict} caption="Path" />);
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
    const shown = (cents: number) => formatMoney(Math.round(cents / 100) * 100);
    const { balanceCents, maximumLoss } = verdict.view;
    expect(rows[verdict.closes.length - 1]).toEqual([
      String(verdict.closes.length - 1),
      shown(balanceCents),
      shown(maximumLoss.floorCents),
    ]);
  }
});
