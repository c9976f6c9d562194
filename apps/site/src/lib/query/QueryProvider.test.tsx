import type { Person } from '@duneline/machines';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider } from './QueryProvider.tsx';

const session = vi.hoisted(() => ({ change: (_: Person | null) => {} }));
vi.mock('../backend/session.ts', () => ({
  subscribeToPerson: (onChange: typeof session.change) => {
    session.change = onChange;
    return () => {};
  },
}));

const page = document.createElement('div');
const root = createRoot(page);
const readRows = vi.fn(() => Promise.resolve('rows'));

function Rows() {
  return <p>{useQuery({ queryKey: ['rows'], queryFn: readRows }).data}</p>;
}

const render = () =>
  act(async () =>
    root.render(
      <QueryProvider>
        <Rows />
      </QueryProvider>,
    ),
  );
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

it('asks again for another person', async () => {
  await change(null);
  await change('omar');
  await render();
  expect(readRows).toHaveBeenCalledTimes(2);
});
