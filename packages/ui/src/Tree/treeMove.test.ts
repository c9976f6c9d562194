import { describe, expect, it } from 'vitest';
import { treeLines } from './treeLines.ts';
import { treeMove } from './treeMove.ts';

const nodes = [
  {
    id: 'a',
    label: 'M. Okafor',
    children: [
      { id: 'a1', label: '1-step 50K' },
      { id: 'a2', label: '1-step 10K' },
    ],
  },
  { id: 'b', label: 'Östen Lind', children: [{ id: 'b1', label: '1-step 5K' }] },
  { id: 'c', label: 'A. Rahman' },
];
/** Visible: a, a1, a2, b, c. */
const lines = treeLines(nodes, new Set(['a', 'c']));
const press = (at: number, key: string, isOpen = false) => treeMove(lines, at, key, isOpen);

describe('treeMove', () => {
  it('stays within the lines in sight', () => {
    expect(lines.map(({ node }) => node.id)).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    expect([press(0, 'ArrowUp'), press(0, 'ArrowDown'), press(4, 'ArrowDown'), press(2, 'Home'), press(2, 'End')]).toEqual([
      { to: 0 },
      { to: 1 },
      { to: 4 },
      { to: 0 },
      { to: 4 },
    ]);
  });

  it('opens, then goes in; goes out, then closes', () => {
    expect(press(3, 'In')).toEqual({ isOpen: true });
    expect(press(0, 'In', true)).toEqual({ to: 1 });
    expect(press(2, 'Out')).toEqual({ to: 0 });
    expect(press(0, 'Out', true)).toEqual({ isOpen: false });
    expect([press(4, 'In'), press(4, 'Out')]).toEqual([undefined, undefined]);
  });

  it('finds a name by its first letter, from the top again after the last', () => {
    expect([press(0, '1'), press(1, '1'), press(2, '1')]).toEqual([{ to: 1 }, { to: 2 }, { to: 1 }]);
    expect([press(0, 'ö'), press(4, 'm'), press(0, 'x'), press(0, 'F5')]).toEqual([{ to: 3 }, { to: 0 }, undefined, undefined]);
  });
});
