import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBottomInset } from './useBottomInset.ts';

/** Position of the banner, in CSS pixels. */
const BANNER = { top: 500, bottom: 760 };

function Page() {
  const [banner, setBanner] = useState<HTMLElement | null>(null);
  useBottomInset(banner);
  return (
    <>
      <button type="button">Below</button>
      <section ref={setBanner}>
        <button type="button">Accept All</button>
      </section>
    </>
  );
}

let root: Root;
let page: HTMLElement;
const scrollBy = vi.fn();
/** The banner has appeared or changed its size. */
let resize: () => void;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollBy', scrollBy.mockClear());
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<Page />));
  const banner = page.querySelector('section');
  if (banner) place(banner, BANNER);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function place(element: Element, { top, bottom }: { top: number; bottom: number }) {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 360, bottom - top));
}

/** Focuses an element at a position, as the browser would for a key or a pointer. */
function focus(name: string, where: { top: number; bottom: number }, by: 'key' | 'pointer') {
  const element = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!element) throw new Error(`The page has no button "${name}".`);
  place(element, where);
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible' && by === 'key');
  element.focus();
}

it('scrolls what the keyboard reaches under the banner above it', () => {
  focus('Below', { top: 600, bottom: 644 }, 'key');
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 644 - BANNER.top + 16, behavior: 'instant' });
});

it('scrolls what has the focus of the keyboard above the banner when the banner appears or grows', () => {
  focus('Below', { top: 400, bottom: 444 }, 'key');
  expect(scrollBy).not.toHaveBeenCalled();
  const banner = page.querySelector('section');
  if (banner) place(banner, { top: 420, bottom: 760 });
  resize();
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 444 - 420 + 16, behavior: 'instant' });
});

it.each([
  ['was pressed with a pointer', { top: 600, bottom: 644 }, 'pointer'],
  ['stands clear of the banner', { top: 100, bottom: 144 }, 'key'],
  ['is taller than the free area', { top: -900, bottom: 4000 }, 'key'],
] as const)('leaves the page where it is when what takes the focus %s', (_, where, by) => {
  focus('Below', where, by);
  expect(scrollBy).not.toHaveBeenCalled();
});

it('leaves the page where it is when the focus is in the banner', () => {
  focus('Accept All', { top: 600, bottom: 644 }, 'key');
  expect(scrollBy).not.toHaveBeenCalled();
});
