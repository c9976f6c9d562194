import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateFilter } from './DateFilter.tsx';
import { dateTag } from './dateTag.ts';
import { FilterTags } from './FilterTags.tsx';
import { dayFilters } from './readDays.ts';
import { useTableView } from './useTableView.ts';

const defaultSort = { column: 'opened', direction: 'descending' } as const;
const columns = [{ id: 'opened', label: 'Opened', orderBy: 'opened_at', cell: () => null }];
const shape = { filters: ['status', ...dayFilters], sortable: ['opened'], columns: [], defaultSort };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function List() {
  const table = { ...useTableView(shape), columns, defaultSort };
  return (
    <Suspense>
      <DateFilter table={table} />
      <FilterTags tags={[null, dateTag(table)]} />
      <output>{useLocation().search}</output>
    </Suspense>
  );
}

const show = (search: string) =>
  act(() =>
    root.render(
      <MemoryRouter initialEntries={[`/admin/accounts${search}`]}>
        <List />
      </MemoryRouter>,
    ),
  );
const address = () => document.querySelector('output')?.textContent;
const tag = () => document.querySelector('[role=row]');
const press = (element: Element | null | undefined) => act(() => (element as HTMLElement | null | undefined)?.click());
const dayButton = (name: RegExp) =>
  [...document.querySelectorAll('[role=grid] [role=button]')].find((day) => name.test(day.getAttribute('aria-label') ?? ''));

it('chooses the first and the last day in a calendar', async () => {
  show('?status=active&since=2026-02-03&until=2026-02-05&page=2');
  press(document.querySelector('button'));
  await vi.waitFor(() => expect(dayButton(/February 10, 2026/)).toBeDefined());
  press(dayButton(/February 10, 2026/));
  press(dayButton(/February 12, 2026/));
  expect(address()).toBe('?status=active&since=2026-02-10&until=2026-02-12');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

it.each([
  ['?status=active&since=2026-01-19&until=2026-03-01', 'Opened (UTC): Jan 19 – Mar 1, 2026', '?status=active'],
  ['?since=2026-02-28', 'Opened (UTC): Feb 28, 2026 or later', ''],
  ['?until=2026-02-28', 'Opened (UTC): Feb 28, 2026 or earlier', ''],
])('shows the days of %s, and removes them without the other filters', async (search, label, rest) => {
  show(search);
  await vi.waitFor(() => expect(tag()).not.toBeNull());
  expect(tag()?.textContent?.replaceAll(/\s/g, ' ')).toContain(label);
  press(tag()?.querySelector('button'));
  expect(address()).toBe(rest);
  expect(tag()).toBeNull();
});

it('has no tag without days, or for something else than days', () => {
  show('?since=yesterday&until=2026-02-30');
  expect(tag()).toBeNull();
});
