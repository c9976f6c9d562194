import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAIN_ID, RouteArrival } from './RouteArrival.tsx';

let root: Root;
let page: HTMLElement;
const scrollTo = vi.fn();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

async function show(address: string) {
  const layout = (
    <>
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <RouteArrival />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: '/', element: <title>Home</title> },
          {
            path: '/rules',
            element: (
              <>
                <title>Rules</title>
                <section id="winner-bonus" />
              </>
            ),
          },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  return (to: string) => act(() => router.navigate(to));
}
const announced = () => page.querySelector('output')?.textContent;

it('leaves the first page to the browser', async () => {
  await show('/');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
});

it('starts the next page at its top, focuses its main part and says its title', async () => {
  const go = await show('/');
  await go('/rules');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement?.id).toBe(MAIN_ID);
  expect(announced()).toBe('Rules');
});

it('goes to the anchor of the address', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this.id);
  };
  const go = await show('/');
  await go('/rules#winner-bonus');
  expect(seen).toEqual(['winner-bonus']);
  expect(document.activeElement?.id).toBe('winner-bonus');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('stays where it is when only the query changes', async () => {
  const go = await show('/rules');
  await go('/rules?page=2');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('survives an anchor that is not well formed', async () => {
  const go = await show('/');
  await go('/rules#%');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
