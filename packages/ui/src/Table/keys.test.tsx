import { act } from 'react';
import { within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { page, root } from '../element/testPage.test-support.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './TableProps.ts';

const rows = [
  { id: 1, name: 'Rules.pdf', size: 120 },
  { id: 2, name: 'Receipt.pdf', size: 40 },
];
const columns = [
  { id: 'name', label: 'Name' },
  { id: 'size', label: 'Size', allowsSorting: true },
] as const;

type Row = (typeof rows)[number];
const draw = (props: Partial<TableProps<Row>>) =>
  act(async () => root.render(<Table aria-label="Files" columns={columns} rows={rows} {...props} />));
const checkbox = (name: RegExp) => within(page).getByRole<HTMLInputElement>('checkbox', { name });

it('shows the values of rows by the names of its columns, and knows rows by their id, also a number', async () => {
  const onSelectionChange = vi.fn();
  const onRowAction = vi.fn();
  await draw({ selectionMode: 'multiple', selectedKeys: [2], onSelectionChange, onRowAction });
  expect([...page.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual(['Rules.pdf120', 'Receipt.pdf40']);
  expect(checkbox(/Receipt/).checked).toBe(true);
  await act(async () => checkbox(/Rules/).click());
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['2', '1']));
  await act(async () => within(page).getByRole('button', { name: 'Rules.pdf' }).click());
  expect(onRowAction).toHaveBeenLastCalledWith('1');
});

it('has all rows selected by "all", of which one can be deselected', async () => {
  const onSelectionChange = vi.fn();
  await draw({ selectionMode: 'multiple', selectedKeys: 'all', onSelectionChange });
  expect([...page.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked)).toEqual([true, true, true]);
  await act(async () => checkbox(/Rules/).click());
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['2']));
});

it('leaves sorting to its caller where a column allows it, and says by what', async () => {
  const onSortChange = vi.fn();
  await draw({ sortDescriptor: { column: 'size', direction: 'ascending' }, onSortChange });
  await act(async () => within(page).getByRole('button', { name: 'Size' }).click());
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'size', direction: 'descending' });
  expect(page.querySelector('tbody th')?.textContent).toBe('Rules.pdf');
});

it('names its rows by the column that is their header, which cannot be hidden, and links the first', async () => {
  await draw({
    columns: [
      { id: 'size', label: 'Size' },
      { id: 'name', label: 'Name', isRowHeader: true },
    ],
    selectionMode: 'multiple',
    rowHref: ({ id }) => `#${id}`,
    columnVisibility: { name: false },
  });
  expect(
    within(page)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rules.pdf', 'Receipt.pdf']);
  expect(checkbox(/Rules.pdf/)).toBeInstanceOf(HTMLInputElement);
  expect(
    within(page)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['120', '40']);
});

it('draws what an empty table shows only when it is empty', async () => {
  const renderEmptyState = vi.fn(() => <EmptyState title="No files yet" />);
  await draw({ renderEmptyState });
  expect(renderEmptyState).not.toHaveBeenCalled();
  await draw({ rows: [], renderEmptyState });
  expect(page.textContent).toContain('No files yet');
});

it('asks for a key where its rows have no id', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const drawn = act(async () =>
    root.render(<Table aria-label="Files" columns={[{ id: 'name', label: 'Name' }]} rows={[{ name: 'Rules.pdf' }]} />),
  );
  await expect(drawn).rejects.toThrow('A row of a Table has no "id". Name another key: <Table rowKey={(row) => …}>.');
});
