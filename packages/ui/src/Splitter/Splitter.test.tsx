import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { page } from '../element/testPage.test-support.ts';
import { Splitter } from './Splitter.tsx';

it('comes from a server with its divider in place, and hydrates without a complaint', async () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const splitter = <Splitter aria-label="Width of the list" start="List" end="Details" defaultValue={30} />;
  const own = page.appendChild(document.createElement('div')); // `page` has a root
  own.innerHTML = renderToString(splitter);
  const divider = page.querySelector('[role=separator]');
  expect(divider?.getAttribute('aria-valuetext')).toBe('30%');
  expect(document.getElementById(divider?.getAttribute('aria-controls') ?? '')?.textContent).toBe('List');
  const root = await act(async () => hydrateRoot(own, splitter));
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  await act(async () => root.unmount());
});
