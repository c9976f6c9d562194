import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FunnelChart } from './FunnelChart.tsx';

const drawn = (...values: readonly number[]) =>
  renderToStaticMarkup(
    <FunnelChart
      title="Funnel"
      summary="From a to c"
      steps={values.map((value, index) => ({ name: 'abc'.charAt(index), value }))}
      heads={{ step: 'Step', count: 'Count', ofPrevious: 'Of the previous', ofFirst: 'Of the first' }}
      percent={(share) => `${share * 100}%`}
      shareOf={(share, previous) => `${share} of ${previous}`}
      words={{ showTable: 'Table', showChart: 'Chart' }}
    />,
  );

it('gives each step its share of the previous one', () => {
  const chart = drawn(8, 4, 1);
  expect(chart).toContain('50% of a');
  expect(chart).toContain('25% of b');
});

it('gives a step that exceeds the previous one no share of it', () => {
  const chart = drawn(8, 1, 3);
  expect(chart).toContain('12.5% of a');
  expect(chart).not.toContain('of b');
  expect(chart).toContain('37.5%');
});

it('draws no step wider than the chart, and nothing of nothing', () => {
  expect(drawn(2, 3).match(/width="(?:1[5-9]\d|[2-9]\d\d)%"/)).toBeNull();
  expect(drawn(0, 0)).toContain('0% of a');
});
