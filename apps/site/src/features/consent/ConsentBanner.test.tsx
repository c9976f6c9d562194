import { consentStorageKey, consentVersion, decodeConsent, encodeConsent } from '@duneline/machines';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Loaded before the fake timers; then every test gets new stores, like a new page.
import './Banner.tsx';
import './ConsentBanner.tsx';

const logConsent = vi.fn<typeof import('./logConsent.ts').logConsent>();
vi.mock('./logConsent.ts', () => ({ logConsent: (...answer: Parameters<typeof logConsent>) => logConsent(...answer) }));

let ConsentBanner: typeof import('./ConsentBanner.tsx').ConsentBanner;
let sendConsent: typeof import('./consentStore.ts').sendConsent;
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  logConsent.mockReset().mockResolvedValue();
  vi.resetModules();
  ({ ConsentBanner } = await import('./ConsentBanner.tsx'));
  ({ sendConsent } = await import('./consentStore.ts'));
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const show = async () => {
  root = createRoot(page);
  await act(async () => root.render(<ConsentBanner />));
};
const comes = () => eventually(() => expect(banner()).not.toBeNull());
const banner = () => page.querySelector('section');
const press = (name: string) =>
  act(async () => {
    [...page.querySelectorAll('button')].find((button) => (button.ariaLabel ?? button.textContent) === name)?.click();
  });
/** Waits for changes outside `act`: a chunk that loads, an actor that responds. */
async function eventually(check: () => void) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await vi.waitFor(check, 30_000);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}
const gone = () => eventually(() => expect(banner()).toBeNull());
const stored = () => decodeConsent(localStorage.getItem(consentStorageKey));

it('is not in the prerendered page and appears after hydration when nothing is stored', async () => {
  page.innerHTML = renderToString(<ConsentBanner />);
  expect(page.innerHTML).toBe('');
  await act(async () => {
    root = hydrateRoot(page, <ConsentBanner />);
  });
  await comes();
});

it('does not ask again who has answered', async () => {
  const consent = {
    necessary: true,
    analytics: false,
    marketing: false,
    date: '2026-11-01T00:00:00.000Z',
    version: consentVersion,
  } as const;
  localStorage.setItem(consentStorageKey, encodeConsent(consent));
  await show();
  await vi.dynamicImportSettled();
  expect(banner()).toBeNull();
});

it.each([
  ['Accept All', true],
  ['Necessary Only', false],
])('stores "%s" and goes, from the first press on', async (name, analytics) => {
  await show();
  await comes();
  await press(name);
  await gone();
  expect(stored()).toMatchObject({ kind: 'consent', consent: { necessary: true, analytics, marketing: analytics } });
});

it('stores nothing when it is closed with the X', async () => {
  await show();
  await comes();
  await press('Close without choosing');
  await gone();
  expect(stored()).toEqual({ kind: 'none' });
});

it('stores the switches that were saved, with "necessary" locked on', async () => {
  await show();
  await comes();
  await press('Customize');
  await eventually(() => expect(page.querySelectorAll('[role=switch]')).toHaveLength(3));
  const [necessary, analytics] = page.querySelectorAll<HTMLInputElement>('[role=switch]');
  expect(necessary).toMatchObject({ checked: true, disabled: true });
  expect(document.activeElement).toBe(analytics);
  await act(async () => analytics?.click());
  await press('Save Preferences');
  await gone();
  expect(stored()).toMatchObject({ consent: { necessary: true, analytics: true, marketing: false } });
});

it('can be opened again', async () => {
  await show();
  await comes();
  await press('Necessary Only');
  await gone();
  await act(async () => sendConsent({ type: 'consent.reopen' }));
  await comes();
  expect(banner()?.textContent).toContain('Accept All');
});

it('logs every answer with what was pressed, under one random id that is kept beside it', async () => {
  await show();
  await comes();
  await press('Accept All');
  await gone();
  await act(async () => sendConsent({ type: 'consent.reopen' }));
  await comes();
  await press('Save Preferences');
  await eventually(() => expect(logConsent).toHaveBeenCalledTimes(2));
  const [first, second] = logConsent.mock.calls;
  expect([first?.[1], second?.[1]]).toEqual(['accept-all', 'custom']);
  expect(first?.[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.[0]).toBe(first?.[0]);
  expect(localStorage.getItem(consentStorageKey)).toContain(first?.[0]);
});

it('takes over what another tab has answered', async () => {
  await show();
  await comes();
  const consent = {
    necessary: true,
    analytics: true,
    marketing: false,
    date: '2026-11-01T00:00:00.000Z',
    version: consentVersion,
  } as const;
  const newValue = encodeConsent(consent);
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: consentStorageKey, newValue })));
  await gone();
  expect(stored()).toEqual({ kind: 'none' }); // as in the other tab
});

it('gives the two answers the same look', async () => {
  await show();
  await comes();
  const looks = ['Accept All', 'Necessary Only'].map(
    (name) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.className,
  );
  expect(looks[0]).toBeTruthy();
  expect(looks[1]).toBe(looks[0]);
});
