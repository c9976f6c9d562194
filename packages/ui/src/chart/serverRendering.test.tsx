import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BarChart } from '../BarChart/BarChart.tsx';
import { DrawdownChart } from '../DrawdownChart/DrawdownChart.tsx';
import { EquityCurve } from '../EquityCurve/EquityCurve.tsx';
import { FunnelChart } from '../FunnelChart/FunnelChart.tsx';
import { Gauge } from '../Gauge/Gauge.tsx';
import { Leaderboard } from '../Leaderboard/Leaderboard.tsx';
import { ReferralLink } from '../ReferralLink/ReferralLink.tsx';

const closes = [10_000, 10_300, 9900, 10_600];
const frame = { title: 'Closing balance', summary: 'A simulated sample.' };
const day = (index: number) => `day ${index}`;

const drawings: Readonly<Record<string, ReactElement>> = {
  EquityCurve: (
    <EquityCurve {...frame} closes={closes} floor={[9000, 9300, 9300, 9600]} money={String} moneyShort={String} day={day} />
  ),
  BarChart: (
    <BarChart {...frame} names={['a', 'b']} nameHead="Week" series={[{ name: 'Paid', values: [1, 2] }]} format={String} />
  ),
  DrawdownChart: <DrawdownChart {...frame} closes={closes} allowance={1000} money={String} day={day} />,
  FunnelChart: (
    <FunnelChart
      {...frame}
      steps={[{ name: 'Clicks', value: 4 }]}
      heads={{ step: 'Step', count: 'People', ofPrevious: 'Of the step before', ofFirst: 'Of all' }}
      percent={String}
      shareOf={(share) => share}
    />
  ),
  Gauge: <Gauge label="Daily loss used" value={1} maxValue={2} figure="50%" text="half is left" />,
  Leaderboard: (
    <Leaderboard
      aria-label="Leaderboard"
      columns={[{ id: 'profit', label: 'Profit' }]}
      rows={[{ id: '1', trader: 'L. Karam', cells: { profit: { text: '10%', sortBy: 10 } } }]}
      note="Simulated"
    />
  ),
  ReferralLink: <ReferralLink url="https://duneline.example/?ref=leila" />,
};

describe('charts and finance blocks on a prerendered page', () => {
  const page = document.createElement('div');

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.append(page);
  });

  afterEach(() => {
    page.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each(Object.entries(drawings))(
    '%s is there without script, styles nothing inline, and hydrates without a warning',
    async (_, drawing) => {
      page.innerHTML = renderToString(drawing);
      expect(page.innerHTML).not.toMatch(/style=|<style|NaN|undefined/);
      const onRecoverableError = vi.fn();
      const root = await act(() => hydrateRoot(page, drawing, { onRecoverableError }));
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(console.error).not.toHaveBeenCalled();
      act(() => root.unmount());
    },
  );

  it('has the figures of a chart as a table before any script runs', () => {
    page.innerHTML = renderToString(drawings['EquityCurve']);
    expect([...page.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'day 0100009000',
      'day 1103009300',
      'day 299009300',
      'day 3106009600',
    ]);
  });
});
