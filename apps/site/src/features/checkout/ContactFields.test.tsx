import { checkoutStorageKey, type Person } from '@duneline/machines';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPerson } from '../../lib/backend/session.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

vi.mock('../../lib/backend/session.ts', () => ({ readPerson: vi.fn(), subscribeToPerson: () => () => {} }));
vi.mock('../../lib/backend/client.ts', () => ({
  getClient: () => new Promise(() => {}),
  getFunctions: () => new Promise(() => {}),
}));

const at = '2026-11-23T09:00:00Z';
const person: Person = { id: 'p1', email: 'tariq@duneline.example', phone: null, createdAt: at, lastSignInAt: at };
let root: Root;
let page: HTMLElement;
let arrive: (person: Person) => void;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  history.replaceState(null, '', '/checkout?tier=1&type=1-step');
  vi.mocked(readPerson).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  const router = createMemoryRouter([{ path: '/checkout', element: <CheckoutPage /> }], {
    initialEntries: ['/checkout?tier=1&type=1-step'],
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  await seeForm();
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const country = () => page.querySelector<HTMLInputElement>('[role=combobox]');
const kept = () => localStorage.getItem(checkoutStorageKey);

async function eventually(check: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, 30_000);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

const seeForm = () => eventually(() => expect(field('email')).not.toBeNull());

async function type(input: HTMLInputElement | null, text: string) {
  await act(async () => {
    input?.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const press = (input: HTMLElement | null, key: string) =>
  act(async () => void input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

it('fills the address of whoever is signed in into a field that was never touched', async () => {
  await act(async () => arrive(person));
  expect(field('email')?.value).toBe('tariq@duneline.example');
});

it('keeps the country that was chosen before it is known who is signed in', async () => {
  await type(country(), 'Jordan');
  await press(country(), 'ArrowDown');
  await press(country(), 'Enter');
  expect(country()?.value).toBe('Jordan');
  await act(async () => arrive(person));
  expect(country()?.value).toBe('Jordan');
  expect(kept()).toContain('"country\\":\\"JO');
});

it('keeps the country that is being typed, and its list, when it becomes known who is signed in', async () => {
  await type(country(), 'Jord');
  await act(async () => arrive(person));
  expect(country()?.value).toBe('Jord');
  await press(country(), 'ArrowDown');
  await press(country(), 'Enter');
  expect(kept()).toContain('"country\\":\\"JO');
});

it('keeps a name that was typed before it is known who is signed in', async () => {
  await type(field('fullName'), 'Tariq Haddad');
  await act(async () => arrive(person));
  expect(field('fullName')?.value).toBe('Tariq Haddad');
  expect(kept()).toContain('Tariq Haddad');
});

it('shows what another tab changes in the order', async () => {
  await type(field('fullName'), 'Tariq Haddad');
  const text = (kept() ?? '').replace('Tariq Haddad', 'Amira Saleh');
  localStorage.setItem(checkoutStorageKey, text);
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: checkoutStorageKey, newValue: text })));
  await eventually(() => expect(field('fullName')?.value).toBe('Amira Saleh'));
});

it('leaves an address empty that the buyer has emptied', async () => {
  await type(field('email'), 'a');
  await type(field('email'), '');
  await act(async () => arrive(person));
  expect(field('email')?.value).toBe('');
});
