import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { page } from '../element/testPage.test-support.ts';
import { Carousel } from './Carousel.tsx';

const items = ['Loss limits', 'Targets', 'Payouts'].map((content) => ({ id: content, content }));

it('comes from a server with all slides and no pause button, and hydrates without a complaint', async () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const carousel = <Carousel aria-label="Guides" items={items} slidesPerView={2} periodMs={4_000} />;
  const own = page.appendChild(document.createElement('div')); // `page` has a root
  own.innerHTML = renderToString(carousel);
  expect([...page.querySelectorAll('li')].map((slide) => slide.textContent)).toEqual(['Loss limits', 'Targets', 'Payouts']);
  expect(page.querySelector('[aria-live]')?.textContent).toBe('1–2 of 3');
  expect([...page.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous slide',
    'Next slide',
  ]);
  const root = await act(async () => hydrateRoot(own, carousel));
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  await act(async () => root.unmount());
});

it('comes from a server at its first slide, or without any', () => {
  expect(renderToString(<Carousel aria-label="Guides" items={items} defaultIndex={1} />)).toContain('2 of 3');
  expect(renderToString(<Carousel aria-label="Guides" items={[]} periodMs={4_000} />)).not.toContain('of 0');
});
