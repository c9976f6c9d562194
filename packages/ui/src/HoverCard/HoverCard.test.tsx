import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { HoverCard } from './HoverCard.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.restoreAllMocks());

it('comes from the server with its control only, and hydrates without a complaint, also when it is open', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const link = (
    <HoverCard aria-label="Amira K." content="Funded since May" defaultOpen>
      <a href="#amira">Amira K.</a>
    </HoverCard>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(link);
  expect(root.textContent).toBe('Amira K.');
  document.body.replaceChildren(root);
  await act(async () => void hydrateRoot(root, link));
  expect(complaint.mock.calls).toEqual([]);
  expect(document.querySelector('[role=group]')?.textContent).toBe('Funded since May');
});
