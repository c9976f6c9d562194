import { expect, it } from 'vitest';
import { groupChanges, type Change } from './groupChanges.ts';

const place = (left: number) => ({ left, top: 0, right: left + 10, bottom: 10 });
const change = (name: string, fingerprints: readonly string[], left = name.length): Change => ({
  name,
  story: name.split('.')[0] ?? '',
  regions: [place(left)],
  fingerprints,
});
const namesOf = (groups: readonly (readonly Change[])[]) => groups.map((members) => members.map(({ name }) => name));

it('puts pictures with the same change together, whatever else changed in them', () => {
  const groups = groupChanges([
    change('a.dark', ['radius']),
    change('bb.dark', ['word']),
    change('ccc.dark', ['radius', 'shadow']),
  ]);
  expect(namesOf(groups)).toEqual([['a.dark', 'ccc.dark'], ['bb.dark']]);
});

it('puts the modes of a story together that changed in the same places', () => {
  expect(namesOf(groupChanges([change('a.dark', ['1'], 5), change('a.light', ['2'], 5)]))).toEqual([['a.dark', 'a.light']]);
});

it('joins two groups when a picture has the change of both', () => {
  const groups = groupChanges([change('a.dark', ['1']), change('bb.dark', ['2']), change('ccc.dark', ['1', '2'])]);
  expect(groups).toHaveLength(1);
});

it('shows the largest group first', () => {
  const groups = groupChanges([change('a.dark', ['1']), change('bb.dark', ['2']), change('ccc.dark', ['2'])]);
  expect(groups.map(({ length }) => length)).toEqual([2, 1]);
});
