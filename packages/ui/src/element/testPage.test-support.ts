import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** The element that a test of the importing file draws into. */
export let page: HTMLElement;

/** The root of `page`, unmounted after each test. */
export let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
