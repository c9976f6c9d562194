import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page, root } from '../element/testPage.test-support.ts';
import { HoverCard } from './HoverCard.tsx';

afterEach(() => vi.restoreAllMocks());

it('comes from the server with its control only, and hydrates without a complaint, also when it is open', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const link = (
    <HoverCard aria-label="Amira K." content="Funded since May" defaultOpen>
      <a href="#amira">Amira K.</a>
    </HoverCard>
  );
  const own = page.appendChild(document.createElement('div')); // `page` has a root
  own.innerHTML = renderToString(link);
  expect(own.textContent).toBe('Amira K.');
  const hydrated = await act(async () => hydrateRoot(own, link));
  expect(complaint.mock.calls).toEqual([]);
  expect(document.querySelector('[role=group]')?.textContent).toBe('Funded since May');
  await act(async () => hydrated.unmount());
});

it('shows two cards whose callers keep them open', async () => {
  const cards = ['Amira K.', 'Noor H.'].map((name) => (
    <HoverCard key={name} aria-label={name} content="Funded" isOpen>
      <a href="#person">{name}</a>
    </HoverCard>
  ));
  await act(async () => root.render(cards));
  expect(document.querySelectorAll('[role=group]')).toHaveLength(2);
});
