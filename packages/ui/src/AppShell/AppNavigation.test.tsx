import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppNavigation } from './AppNavigation.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

const items = ['overview', 'orders', 'audit'].map((id) => ({ id, href: `#${id}`, label: id }));
const show = (current: string) =>
  act(() => root.render(<AppNavigation label="Admin console" groups={[{ id: 'all', items }]} current={current} />));

/** jsdom has no layout: a box of this height, this far from the top of the window. */
const place = (element: Element | null, top: number, height: number) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 200, height);
};

/** Navigates to an item at this place; the list is 100 pixels high, begins at 50, and has been scrolled by 40. */
function navigateTo(top: number, overflow: string) {
  show('overview');
  const list = document.querySelector('nav');
  if (!list) throw new Error('There is no navigation.');
  list.style.overflowY = overflow;
  for (const element of [list, document.documentElement])
    Object.defineProperty(element, 'scrollHeight', { value: 900, configurable: true });
  Object.defineProperty(list, 'clientHeight', { value: 100 });
  list.scrollTop = 40;
  place(list, 50, 100);
  place(document.querySelector('[href="#audit"]'), top, 30);
  show('audit');
  return list.scrollTop;
}

it.each([
  ['above the list', 'top', 20, 10],
  ['below the list', 'end', 400, 320],
])(
  'an item %s is scrolled to its %s when it becomes the current one, without the page or the focus',
  (_from, _to, top, scrolled) => {
    expect(navigateTo(top, 'auto')).toBe(scrolled);
    expect([document.body.scrollTop, document.documentElement.scrollTop]).toEqual([0, 0]);
    expect(document.activeElement).toBe(document.body);
  },
);

it.each([
  ['is in view', 60, 'auto'],
  ['is in a list that does not scroll', 400, 'visible'],
])('nothing is scrolled when the current item %s', (_where, top, overflow) => {
  expect(navigateTo(top, overflow)).toBe(40);
  expect([document.body.scrollTop, document.documentElement.scrollTop]).toEqual([0, 0]);
});
