import { expect, it } from 'vitest';
import { compareTree } from './compareTree.ts';

it('says nothing of a tree that has been reviewed', () => {
  expect(compareTree('- button "Pay"\n', '- button "Pay"\n')).toBeUndefined();
});

it('shows what is gone and what has come', () => {
  expect(compareTree('- button "Pay"\n- text: $59\n', '- button\n- text: $59\n')).toBe('  - - button "Pay"\n  + - button');
});

it('asks for a review of what has none, and of a new order', () => {
  expect(compareTree(undefined, '- button')).toContain('not been reviewed');
  expect(compareTree('- a\n- b', '- b\n- a')).toContain('another order');
});
