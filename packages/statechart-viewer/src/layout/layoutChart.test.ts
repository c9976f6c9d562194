import { statecharts } from '@duneline/specs/statecharts';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../chart/chartOf.ts';
import { parcel } from '../parcel.test-support.ts';
import { layoutChart, type Box, type PlacedChart } from './layoutChart.ts';
import { fontSizes, type Measure } from './textMetrics.ts';

const measure: Measure = (text, kind) => text.length * fontSizes[kind].size * 0.55;

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function boxOf(placed: PlacedChart, path: string): Box {
  const found = placed.states.find(({ state }) => state.path === path);
  if (!found) throw new Error(`The layout has no state '${path}'.`);
  return found;
}

describe('the layout', () => {
  it('grows to the side, to the other side, or downwards', async () => {
    const [right, left, down] = await Promise.all(
      (['RIGHT', 'LEFT', 'DOWN'] as const).map((direction) => layoutChart(chartOf(parcel), direction, measure)),
    );
    if (!right || !left || !down) throw new Error('The layout is not there.');
    expect(boxOf(right, 'travelling').x).toBeGreaterThan(boxOf(right, 'packed').x);
    expect(boxOf(left, 'travelling').x).toBeLessThan(boxOf(left, 'packed').x);
    expect(boxOf(down, 'travelling').y).toBeGreaterThan(boxOf(down, 'packed').y);
  });

  it.each(Object.values(statecharts))(
    'puts no state of $name on another, every state in the one around it, and draws every line',
    async (table) => {
      const { states, links, start, ...size } = await layoutChart(chartOf(table), 'RIGHT', measure);
      const whole = { x: 0, y: 0, ...size };
      for (const { state, ...box } of states) {
        const around = states.find((other) => other.state.path === state.parent) ?? whole;
        expect(box.x).toBeGreaterThanOrEqual(around.x);
        expect(box.y).toBeGreaterThanOrEqual(around.y);
        expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
        expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height);
        const beside = states.filter((other) => other.state.parent === state.parent && other.state.path !== state.path);
        expect(beside.filter((other) => overlap(box, other))).toEqual([]);
      }
      expect(links.filter(({ points }) => points.length < 2)).toEqual([]);
      expect(start.length).toBeGreaterThanOrEqual(2);
    },
  );
});
