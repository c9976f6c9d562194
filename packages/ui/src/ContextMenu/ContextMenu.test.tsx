import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ContextMenu } from './ContextMenu.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.restoreAllMocks());

it('comes from the server with its area, and hydrates without a complaint, also when it is open', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const menu = (
    <ContextMenu aria-label="Account" items={[{ id: 'details', label: 'Details' }]} defaultOpen id="account">
      DL-48213
    </ContextMenu>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(menu);
  expect(root.querySelector('#account')?.textContent).toBe('DL-48213');
  document.body.replaceChildren(root);
  await act(async () => void hydrateRoot(root, menu));
  expect(complaint.mock.calls).toEqual([]);
  expect(document.querySelector('[role=menu]')?.getAttribute('aria-label')).toBe('Account');
});
