import { act, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

let root: Root;
let page: HTMLElement;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  log.mockReset().mockImplementation(() => {});
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

const show = (part: ReactNode) =>
  act(async () =>
    root.render(
      <>
        <h1>About us</h1>
        <Suspense>{part}</Suspense>
      </>,
    ),
  );
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('shows the part once it is there', async () => {
  const Menu = lazyPart(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>));
  await show(<Menu name="Pricing" />);
  expect(page.textContent).toBe('About usPricing');
});

it('keeps the page when a part cannot be loaded, and says so in its place', async () => {
  const Menu = lazyPart(missing);
  await show(<Menu />);
  expect(page.querySelector('h1')).not.toBeNull();
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(/could not be loaded/);
  expect(log).toHaveBeenCalledOnce();
});

it('leaves nothing in the place of a part that nobody asked for', async () => {
  const Tracking = lazyPart(missing, { isSilent: true });
  await show(<Tracking />);
  expect(page.textContent).toBe('About us');
});
