import { describe, expect, it } from 'vitest';
import { parcel } from '../parcel.test-support.ts';
import { chartOf } from './chartOf.ts';
import { pathsOf, rowsFrom } from './paths.ts';

describe('a chart', () => {
  const chart = chartOf(parcel);

  it('joins the rows between two states in one line', () => {
    expect(chart.links.map(({ id, rows }) => [id, rows.map(({ line }) => line)])).toEqual([
      ['packed → travelling.road', [10]],
      ['travelling.road → travelling.customs', [12]],
      ['travelling.customs → travelling.road', [13]],
      ['travelling.customs → returned', [14, 15]],
      ['travelling → delivered', [16]],
    ]);
  });

  it('lists rows that do not leave their state inside of it', () => {
    expect(chart.states.find(({ path }) => path === 'packed')?.inner.map(({ line }) => line)).toEqual([11]);
  });

  it('knows which states lie in which, where actors run and where it ends', () => {
    const drawn = chart.states.map(({ name, parent, invokes, isFinal, isInnermost }) => ({
      name,
      parent,
      invokes,
      isFinal,
      isInnermost,
    }));
    expect(drawn).toContainEqual({ name: 'travelling', parent: null, invokes: [], isFinal: false, isInnermost: false });
    expect(drawn).toContainEqual({
      name: 'customs',
      parent: 'travelling',
      invokes: ['inspect'],
      isFinal: false,
      isInnermost: true,
    });
    expect(drawn).toContainEqual({ name: 'delivered', parent: null, invokes: [], isFinal: true, isInnermost: true });
  });
});

it('reads the states that a state value names, outermost first', () => {
  expect(pathsOf('packed')).toEqual(['packed']);
  expect(pathsOf({ travelling: 'road' })).toEqual(['travelling', 'travelling.road']);
});

it('offers what can happen in a state and the states around it, and nothing that happens by itself', () => {
  expect(rowsFrom(parcel, ['travelling', 'travelling.road']).map(({ line }) => line)).toEqual([12, 16]);
});
