import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tree, type TreeNode } from './Tree.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.restoreAllMocks());

const nodes: readonly TreeNode[] = [
  { id: 'okafor', label: 'M. Okafor', children: [{ id: 'okafor-50', label: '1-step 50K' }] },
  { id: 'rahman', label: 'A. Rahman' },
];

describe('a tree from the server', () => {
  it('comes with its open lines, and its script takes over without a complaint', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tree = <Tree aria-label="Referrals" items={nodes} defaultExpandedKeys={new Set(['okafor'])} />;
    const root = document.createElement('div');
    root.innerHTML = renderToString(tree);
    expect([...root.querySelectorAll('[role=treeitem]')].map((line) => line.textContent)).toEqual([
      'M. Okafor',
      '1-step 50K',
      'A. Rahman',
    ]);
    document.body.replaceChildren(root);
    await act(async () => void hydrateRoot(root, tree));
    expect(complaint.mock.calls).toEqual([]);
  });
});
