import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPaths } from './changedPaths.ts';

const theme = { name: 'Duneline', colors: { dark: { muted: '#b3ac9f', accent: '#e2b872' }, light: { muted: '#5d564a' } } };

it('names every value that differs, with both values', () => {
  const changed = { ...theme, colors: { ...theme.colors, dark: { muted: '#7a7468', accent: '#e2b872' } } };
  expect(changedPaths(theme, changed)).toEqual([{ path: 'colors.dark.muted', before: '#b3ac9f', after: '#7a7468' }]);
});

it('shows what was added and what was taken away', () => {
  expect(changedPaths({ items: ['a'] }, { items: ['a', 'b'] })).toEqual([{ path: 'items.1', before: '', after: 'b' }]);
  expect(changedPaths({ items: ['a', 'b'] }, { items: ['a'] })).toEqual([{ path: 'items.1', before: 'b', after: '' }]);
});

it('finds no difference between a row and itself, whatever it holds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (row) => {
      expect(changedPaths(row, structuredClone(row))).toEqual([]);
    }),
  );
});
