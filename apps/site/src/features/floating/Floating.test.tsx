import * as t from '@duneline/specs/messages/floating';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Loaded before the fake timers; then every test gets new stores, like a new page.
import './Floating.tsx';
import './floatingCall.actor.ts';
import './contactDock.actor.ts';

let Floating: typeof import('./Floating.tsx').Floating;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  // The parts have separate positions, one above the other.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    return new DOMRect(0, [t.callLabel, t.dockLabel, t.contactLabel].indexOf(this.ariaLabel ?? '') * 100, 300, 60);
  });
  localStorage.clear();
  vi.resetModules();
  ({ Floating } = await import('./Floating.tsx'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(path = '/') {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[path]}>
        <Floating />
      </MemoryRouter>,
    ),
  );
}
const part = (label: string) =>
  [...document.querySelectorAll('aside')].find((aside) => aside.ariaLabel === label && !('away' in aside.dataset)) ?? null;
const scroll = (offset: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', offset);
    window.dispatchEvent(new Event('scroll'));
  });
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find((button) => button.ariaLabel === label)?.click());
async function eventually(check: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, 30_000);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

it('shows one part at a time, and stores nothing by being there', async () => {
  await show();
  expect([part(t.callLabel), part(t.dockLabel), part(t.contactLabel)].map(Boolean)).toEqual([false, true, false]);
  await scroll(400);
  expect([part(t.callLabel), part(t.dockLabel), part(t.contactLabel)].map(Boolean)).toEqual([true, false, false]);
  expect(localStorage).toHaveLength(0);
});

it.each([
  [t.callLabel, t.dismissCall, 'floatingCTADismissed', 400],
  [t.dockLabel, t.dismissDock, 'contactDockDismissed', 0],
])('takes "%s" away when it is dismissed, and remembers when that was', async (label, dismiss, key, offset) => {
  await show();
  await scroll(offset);
  const before = Date.now();
  await press(dismiss);
  expect(part(label)).toBeNull();
  await eventually(() => expect(Number(localStorage.getItem(key))).toBeGreaterThanOrEqual(before));
  await scroll(offset + 1);
  expect(part(label)).toBeNull();
});

it('takes the call away when another tab dismissed it', async () => {
  await show();
  await scroll(400);
  await act(async () => {
    localStorage.setItem('floatingCTADismissed', String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'floatingCTADismissed', newValue: String(Date.now()) }));
  });
  expect(part(t.callLabel)).toBeNull();
});

it('shows a call that was dismissed more than a day ago', async () => {
  localStorage.setItem('floatingCTADismissed', String(Date.now() - 86_400_001));
  await show();
  await scroll(400);
  expect(part(t.callLabel)).not.toBeNull();
});

it.each(['/checkout', '/contact', '/affiliate-signup'])('leaves only the column on %s', async (path) => {
  await show(path);
  await scroll(400);
  expect(part(t.callLabel)).toBeNull();
  expect(part(t.dockLabel)).toBeNull();
  expect(part(t.contactLabel)).not.toBeNull();
});
