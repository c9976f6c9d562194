import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, mergeFields } from './mergeFields.ts';

const merge = (base: unknown, mine: unknown, theirs: unknown) => mergeFields(base, mine, theirs);

describe('merging two versions', () => {
  it('keeps changes of different fields, however deep they are', () => {
    const base = { title: 'Old', colors: { dark: { muted: '#111', accent: '#222' } } };
    const mine = { title: 'Old', colors: { dark: { muted: '#999', accent: '#222' } } };
    const theirs = { title: 'New', colors: { dark: { muted: '#111', accent: '#888' } } };
    expect(merge(base, mine, theirs)).toEqual({
      value: { title: 'New', colors: { dark: { muted: '#999', accent: '#888' } } },
      conflicts: [],
      taken: [['title'], ['colors', 'dark', 'accent']],
    });
  });

  it('names both versions of the same field, and keeps the chosen one', () => {
    const conflict = { path: ['title'], mine: 'Mine', theirs: 'Theirs' };
    const args = [{ title: 'Old' }, { title: 'Mine' }, { title: 'Theirs' }] as const;
    expect(merge(...args)).toMatchObject({ value: { title: 'Mine' }, conflicts: [conflict] });
    expect(mergeFields(...args, () => 'theirs')).toMatchObject({ value: { title: 'Theirs' }, conflicts: [conflict] });
  });

  it('merges the items of a list, and treats a reordered or longer list as one value', () => {
    const base = [{ text: 'a' }, { text: 'b' }];
    expect(merge(base, [{ text: 'A' }, { text: 'b' }], [{ text: 'a' }, { text: 'B' }])).toMatchObject({
      value: [{ text: 'A' }, { text: 'B' }],
      conflicts: [],
    });
    const moved = [{ text: 'b' }, { text: 'a' }];
    for (const theirs of [moved, [...base, { text: 'c' }]]) {
      const mine = [{ text: 'A' }, { text: 'b' }];
      expect(merge({ base }, { base: mine }, { base: theirs }).conflicts).toEqual([{ path: ['base'], mine, theirs }]);
    }
  });

  it('keeps a removal, and shows it where the other version changed the value', () => {
    expect(merge({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 })).toMatchObject({ value: { b: 2 }, conflicts: [] });
    expect(merge({ a: 1, b: 1 }, { b: 2 }, { a: 2, b: 1 }).conflicts).toEqual([{ path: ['a'], mine: undefined, theirs: 2 }]);
  });
});

it('two writers never lose a field: each change of one of them is in the result or in a conflict', () => {
  const leaf = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.constant(null));
  const { value: anyValue } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value'), { maxLength: 3 }), tie('object')),
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value')),
  }));
  const row = fc.dictionary(fc.constantFrom('title', 'body', 'colors', 'links'), anyValue);
  fc.assert(
    fc.property(row, row, row, (base, mine, theirs) => {
      const { value, conflicts } = merge(base, mine, theirs);
      const shown = JSON.stringify([value, conflicts.map((conflict) => [conflict.mine ?? null, conflict.theirs ?? null])]);
      const written = [mine, theirs].flatMap((side) =>
        Object.entries(side).flatMap(([name, own]) => (isSame(own, base[name]) ? [] : leavesOf(own))),
      );
      expect(written.filter((own) => !shown.includes(JSON.stringify(own)))).toEqual([]);
      // Whoever merges in the other direction sees the same fields and the same conflicts.
      const turned = merge(base, theirs, mine);
      expect(turned.conflicts.map(({ path }) => path.join('.')).toSorted()).toEqual(
        conflicts.map(({ path }) => path.join('.')).toSorted(),
      );
      expect(conflicts.length > 0 || isSame(turned.value, value)).toBe(true);
    }),
  );
});

function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}
