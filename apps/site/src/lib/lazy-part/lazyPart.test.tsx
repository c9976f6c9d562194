import { act, Suspense, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';

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

it.each([{ isSilent: false }, { isSilent: true }])('leaves a part that was prerendered as it stands (%o)', async (options) => {
  page.innerHTML = renderToString(
    <Suspense>
      <p>Every question and its answer</p>
    </Suspense>,
  );
  const Faq = lazyPart(missing, options);
  await act(async () => {
    root = hydrateRoot(
      page,
      <Suspense>
        <Faq />
      </Suspense>,
    );
  });
  expect(page.textContent).toBe('Every question and its answer');
});

it('says in the place of a part that breaks what happened, and tries again', async () => {
  let isBroken = true;
  const Faq = () => {
    if (isBroken) throw new Error('broken');
    return <p>Questions</p>;
  };
  await show(
    <PartBoundary>
      <Faq />
    </PartBoundary>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(page.querySelector('h1')?.textContent).toBe('About us');
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(/could not be shown/);
  isBroken = false;
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('About usQuestions');
});
