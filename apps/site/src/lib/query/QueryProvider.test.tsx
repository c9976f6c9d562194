import type { Person } from '@duneline/machines';
import { useMutation, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider } from './QueryProvider.tsx';

const session = vi.hoisted(() => ({ change: (_: Person | null) => {} }));
vi.mock('../backend/session.ts', () => ({
  subscribeToPresentPerson: (onChange: typeof session.change) => {
    session.change = onChange;
    return () => {};
  },
}));

const page = document.createElement('div');
const root = createRoot(page);
const readRows = vi.fn(() => Promise.resolve('rows'));

function Rows({ of = 'rows' }: { readonly of?: string }) {
  return <p>{useQuery({ queryKey: [of], queryFn: readRows }).data}</p>;
}

const render = (screen = <Rows />) => act(async () => root.render(<QueryProvider>{screen}</QueryProvider>));
const change = (id: string | null) => act(async () => session.change(id === null ? null : ({ id } as Person)));

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  readRows.mockClear();
  await render();
  await change('hana');
});
afterEach(() => act(async () => root.render(null)));

it('asks for nothing once its person has signed out, and shows what it had', async () => {
  await change(null);
  await render();
  expect(readRows).toHaveBeenCalledTimes(1);
  expect(page.textContent).toBe('rows');
});

it('sends no query of a screen that opens while its person signs out, and sends it when that fails', async () => {
  await change(null);
  await render(<Rows of="orders" />);
  expect(readRows).toHaveBeenCalledTimes(1);
  await change('hana');
  expect(readRows).toHaveBeenCalledTimes(2);
  expect(page.textContent).toBe('rows');
});

it('asks again for another person', async () => {
  await change(null);
  await change('omar');
  await render();
  expect(readRows).toHaveBeenCalledTimes(2);
});

function Choice() {
  const { mutate, isPending, variables } = useMutation({ mutationFn: (_: boolean) => new Promise<void>(() => {}) });
  return <input type="checkbox" checked={isPending ? variables : true} onChange={({ target }) => mutate(target.checked)} />;
}

it('shows a choice that is being saved before the next task, so that its control does not jump back', async () => {
  await render(<Choice />);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const box = page.querySelector('input')!;
  box.click();
  for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
  expect(box.checked).toBe(false);
});
