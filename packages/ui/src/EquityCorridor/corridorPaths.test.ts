import { describe, expect, it } from 'vitest';
import { CORRIDOR, corridorPaths } from './corridorPaths.ts';

const values = [10_000, 10_400, 10_200, 11_050];
const floor = [9000, 9400, 9400, 10_000];

describe('corridorPaths', () => {
  it('draws the floor as a staircase that turns only at closes', () => {
    const { floor: path } = corridorPaths({ values, floor });
    expect(path).toMatch(/^M0 [\d.]+(H[\d.]+V[\d.]+){3}H1000$/);
    const treads = [...path.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x));
    expect(treads).toEqual([333.3, 666.7, 1000, 1000]);
  });

  it('puts the floor under the curve and the target over it, on one scale', () => {
    const { curve, down } = corridorPaths({ values, floor, target: 11_000 });
    values.forEach((value, day) => expect(curve.points[day]?.y).toBeCloseTo(down(value), 0));
    expect(down(11_000)).toBeLessThan(down(10_400));
    expect(down(9000)).toBeLessThan(CORRIDOR.height);
  });

  it('leaves room for the days to come', () => {
    const { curve, across } = corridorPaths({ values, floor, horizon: 12 });
    expect(across(3)).toBe(0.25);
    expect(curve.points.at(-1)?.x).toBe(250);
  });

  it('draws an account on its first day', () => {
    const { curve, floor: path } = corridorPaths({ values: [10_000], floor: [9000], target: 11_000, horizon: 24 });
    expect(curve.points).toHaveLength(1);
    expect(path).not.toMatch(/NaN|Infinity/);
  });
});
