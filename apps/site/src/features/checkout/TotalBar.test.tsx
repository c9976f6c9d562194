import * as t from '@duneline/specs/messages/checkout';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { TotalBar } from './TotalBar.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the total at the bottom of the window, with room below the page and below what is focused', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onResize: () => void;
      constructor(onResize: () => void) {
        this.#onResize = onResize;
      }
      observe() {
        this.#onResize();
      }
      disconnect() {}
    },
  );
  const place = new DOMRect(0, window.innerHeight - 48, 360, 48);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(place);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<TotalBar total="the sum" />));
  const bar = document.querySelector('aside');
  expect(bar?.ariaLabel).toBe(t.summaryTotal);
  expect(bar?.textContent).toBe(`${t.summaryTotal}the sum`);
  expect(bar?.dataset['away']).toBeUndefined();
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('48px');
  expect(document.body.style.paddingBlockEnd).toBe('48px');
  await act(async () => root.unmount());
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
});
