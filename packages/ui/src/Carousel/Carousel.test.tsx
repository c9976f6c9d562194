import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, root } from '../element/testPage.test-support.ts';
import { Carousel } from './Carousel.tsx';

const items = ['Loss limits', 'Targets', 'Payouts'].map((content) => ({ id: content, content }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  const hydrated = await act(async () => hydrateRoot(own, carousel));
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  await act(async () => hydrated.unmount());
});

it('comes from a server at its first slide, or without any', () => {
  expect(renderToString(<Carousel aria-label="Guides" items={items} defaultIndex={1} />)).toContain('2 of 3');
  expect(renderToString(<Carousel aria-label="Guides" items={[]} periodMs={4_000} />)).not.toContain('of 0');
});

/** Slides of 100 pixels, of which one is visible. */
function lay(list: HTMLElement) {
  const layout = { clientWidth: 100, scrollWidth: 300 };
  for (const [name, value] of Object.entries(layout)) Object.defineProperty(list, name, { value });
  [...list.children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 });
    Object.defineProperty(slide, 'offsetWidth', { value: 100 });
  });
}

it('reports the slide at which it comes to rest where the browser has no scrollend', async () => {
  const scrollEnd = Object.getOwnPropertyDescriptor(window, 'onscrollend') ?? {};
  onTestFinished(() => void Object.defineProperty(window, 'onscrollend', scrollEnd));
  Reflect.deleteProperty(window, 'onscrollend');
  vi.useFakeTimers();
  const onIndexChange = vi.fn();
  await act(async () => root.render(<Carousel aria-label="Guides" items={items} onIndexChange={onIndexChange} />));
  const list = page.querySelector('ul') as HTMLElement;
  lay(list);
  list.scrollLeft = 190;
  await act(async () => void list.dispatchEvent(new Event('scroll')));
  await act(async () => vi.advanceTimersByTime(149));
  expect(onIndexChange).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(1));
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(2);
});
