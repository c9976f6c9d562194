import { describe, expect, it } from 'vitest';
import { parcel } from '../parcel.test-support.ts';
import { chartOf } from './chartOf.ts';
import { stateText, pathsOf } from './paths.ts';

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

it('reads the states that a state value names, from the machine itself inwards', () => {
  expect(pathsOf('packed')).toEqual(['', 'packed']);
  expect(pathsOf({ travelling: 'road' })).toEqual(['', 'travelling', 'travelling.road']);
});

it('names the innermost state, that of each region of a parallel one, or the machine without states', () => {
  expect(stateText({}, parcel)).toBe('parcel');
  expect(stateText({ travelling: 'road' }, parcel)).toBe('travelling.road');
  expect(stateText({ sound: 'on', picture: { film: 'running' } }, parcel)).toBe('sound.on, picture.film.running');
});
