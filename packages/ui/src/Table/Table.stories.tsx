import { expect, fn, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Table } from './Table.tsx';
import { orderColumns, orders, sampleTrades, tradeColumns, type Order } from './table.story-support.tsx';
import type { TableProps } from './TableProps.ts';

const args: TableProps<Order> = { 'aria-label': 'Orders', columns: orderColumns, rows: orders, rowKey: ({ id }) => id };

function Orders(props: Partial<TableProps<Order>>) {
  return <Table<Order> {...args} {...props} />;
}

const meta = preview.meta({
  title: 'Data/Table',
  component: Orders,
  args: { onSortChange: fn(), onSelectionChange: fn() },
  parameters: notes({
    dos: [
      'Let the first column identify the row: an order, a user, an instrument.',
      'Align figures to the end, and state the unit in the heading.',
      'Set `rowHref` if a row has a page; the whole row is then the target.',
      'Let users choose columns in a Menu with a section of `selectionMode: "multiple"`, and pass `columnVisibility`.',
      'State "simulated" in the heading of a simulated account\'s column.',
    ],
    donts: [
      'For terms with one value each use a DescriptionList; to compare plans a Comparison.',
      'For more than some hundred rows use VirtualTable.',
    ],
    keys: {
      'Enter, on the name of a row': 'Follows the link of the row, or performs its action.',
      Tab: 'Moves through sortable headings, handles and checkboxes; a scrollable table is a tab stop of its own.',
      'Enter, Space': 'Sorts by the heading; again reverses the order.',
      Space: 'Selects the row; with Shift, all rows since the last one.',
      'Arrow left, Arrow right':
        'Move the edge of a column by 16 pixels; Home and End to its limits. In a scrollable table: scroll.',
    },
    announces: [
      'Role "table" with its name; every cell with its column\'s heading and its row\'s name, also on cards.',
      '"Sorted by Amount, descending." and "Loading…" politely; an error immediately.',
      'A checkbox as "Select" and the row\'s name; the one in the header as "Select all rows", or "mixed".',
      'The button at the end of a row as "Details of" and the row\'s name, and whether they are expanded.',
      '"2 selected" politely, if there are bulk actions; the bar is a group of that name.',
      'A handle is a separator: "Width of Program", and its width in CSS pixels.',
    ],
    clause: '§2 /dashboard, /affiliate-dashboard',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={48}>
      <Stack gap={8}>
        <Heading level={3}>Latest orders</Heading>
        <Orders defaultSortDescriptor={{ column: 'date', direction: 'descending' }} isPending />
      </Stack>
      <Orders
        aria-label="Orders to refund"
        selectionMode="multiple"
        defaultSelectedKeys={new Set(['DL-48207'])}
        rows={orders.slice(0, 2)}
      />
    </Stack>
  ),
});

export const WithoutRows = meta.story({
  name: 'Says what went wrong, or that there is nothing yet',
  render: () => (
    <Stack gap={48}>
      <Orders
        aria-label="Orders that did not come"
        rows={[]}
        error={
          <>
            The orders did not come. <Link href="#again">Try again</Link>
          </>
        }
      />
      <Orders
        aria-label="Orders of a new trader"
        rows={[]}
        renderEmptyState={() => (
          <EmptyState title="No orders yet" action={<Link href="#pricing">See the sizes</Link>}>
            The first one stands here as soon as it is paid.
          </EmptyState>
        )}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders did not come. Try again');
    await expect(canvas.getByRole('cell', { name: /No orders yet/ })).toBeVisible();
  },
});

/** The names of the rows, in order. */
const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((name) => name.textContent);

export const Sorted = meta.story({
  name: 'Sorts by a head, by pointer and keyboard, and says so',
  play: async ({ args: { onSortChange }, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Orders' });
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(names(table)).toEqual(['DL-48198', 'DL-48213', 'DL-48176', 'DL-48207']);
    await userEvent.keyboard('{Enter}');
    await expect(names(table)).toEqual(['DL-48207', 'DL-48176', 'DL-48213', 'DL-48198']);
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Amount, descending.');
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
  },
});

export const Selected = meta.story({
  name: 'Chooses one row, a range, and all of them',
  args: { selectionMode: 'multiple' },
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select DL-48213' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select DL-48198' }));
    await userEvent.keyboard('{/Shift}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['DL-48213', 'DL-48207', 'DL-48198']));
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select DL-48176' })).toBeChecked();
    await userEvent.click(all);
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
});

export const Resized = meta.story({
  name: 'Moves the edge of a column by the arrow keys and by dragging',
  globals: { direction: 'ltr' },
  render: () => (
    <Table aria-label="Trades" columns={tradeColumns} rows={sampleTrades(4)} rowKey={({ ticket }) => ticket} isResizable />
  ),
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of Ticket' });
    const head = canvas.getByRole('columnheader', { name: 'Ticket' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '182');
    await expect(head.getBoundingClientRect().width).toBeCloseTo(182, 0);
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '64');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '64');
    const { x, y } = handle.getBoundingClientRect();
    await userEvent.pointer([
      { target: handle, keys: '[MouseLeft>]', coords: { x, y } },
      { target: handle, coords: { x: x + 100, y } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(handle).toHaveAttribute('aria-valuenow', '164');
  },
});

export const Sticky = meta.story({
  name: 'Keeps its head and its first column while it scrolls',
  args: { selectionMode: 'multiple' },
  globals: { viewport: { value: 'phone' }, direction: 'ltr' },
  render: () => (
    <Table
      aria-label="Trades"
      columns={tradeColumns}
      rows={sampleTrades(30)}
      rowKey={({ ticket }) => ticket}
      maxBlockSize="320px"
      isFirstColumnSticky
      isResizable
    />
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Trades' });
    box.scrollTo({ left: 160, top: 400 });
    const { left, top } = box.getBoundingClientRect();
    const corner = canvas.getByRole('columnheader', { name: 'Ticket' }).getBoundingClientRect();
    await expect(corner.left).toBeCloseTo(left + 1, 0);
    await expect(corner.top).toBeCloseTo(top + 1, 0);
    await expect(box).toHaveAttribute('tabindex', '0');
  },
});

export const Cards = meta.story({
  name: 'Is a list of cards on a phone, and still a table to a screen reader',
  globals: { viewport: { value: 'tallPhone' } },
  args: { selectionMode: 'multiple', defaultSelectedKeys: new Set(['DL-48207']), rows: orders.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /DL-48213/ });
    await expect(within(row).getByRole('cell', { name: '$99.00' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const Targets = meta.story({
  name: 'Is one link per row, which covers the row and leaves its checkbox alone',
  args: { selectionMode: 'multiple', rowHref: ({ id }) => `#${id}` },
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'DL-48207' });
    await expect(link).toHaveAttribute('href', '#DL-48207');
    const cell = canvas.getByRole('cell', { name: '$469.00' }).getBoundingClientRect();
    await expect(document.elementFromPoint(cell.x + cell.width / 2, cell.y + cell.height / 2)).toBe(link);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select DL-48207' }));
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['DL-48207']));
  },
});

export const Actions = meta.story({
  name: 'Does something with the row that is pressed',
  tags: ['!visual'], // looks the same as Targets
  args: { onRowAction: fn() },
  play: async ({ args: { onRowAction }, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'DL-48198' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRowAction).toHaveBeenCalledWith('DL-48198');
  },
});

export const Bulk = meta.story({
  name: 'Says how many rows are selected and what can be done with them',
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set(['DL-48213', 'DL-48207']),
    bulkActions: () => (
      <Button size="sm" variant="secondary">
        Refund
      </Button>
    ),
  },
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('group', { name: '2 selected' }));
    await expect(bar.getByRole('button', { name: 'Refund' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select DL-48198' }));
    await expect(canvas.getByRole('group', { name: '1 selected' })).toBeVisible();
  },
});

export const Expanded = meta.story({
  name: 'Shows the details of a row below it, and sums its columns up',
  args: {
    renderDetails: ({ id }) => <Text tone="muted">Paid by card. Receipt {id}-R.</Text>,
    columns: orderColumns.map((column) =>
      column.id === 'order' ? { ...column, footer: 'Total' } : column.id === 'amount' ? { ...column, footer: '$786.00' } : column,
    ),
    defaultExpandedKeys: new Set(['DL-48213']),
    columnVisibility: { coupon: false },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Coupon' })).toBeNull();
    await expect(canvas.getByText(/DL-48213-R/)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Details of DL-48207' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByText(/DL-48207-R/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Total.*786/ })).toBeVisible();
  },
});

export const ExpandedCards = meta.story({
  name: 'Keeps details, links and sums in its cards on a phone',
  parameters: {
    accessibility: {
      tabOrder: 'As in the table, the checkbox comes before the link of its row; on a card it stands beside the title.',
    },
  },
  globals: { viewport: { value: 'tallPhone' } },
  args: {
    rows: orders.slice(0, 2),
    selectionMode: 'multiple',
    rowHref: ({ id }) => `#${id}`,
    renderDetails: ({ id }) => <Text tone="muted">Paid by card. Receipt {id}-R.</Text>,
    columns: orderColumns.map((column) => (column.id === 'amount' ? { ...column, footer: '$568.00' } : column)),
    defaultExpandedKeys: new Set(['DL-48213']),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/DL-48213-R/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const RightToLeft = meta.story({
  name: 'Begins at the right in Arabic',
  globals: { direction: 'rtl' },
  args: { selectionMode: 'multiple', isResizable: true, defaultSortDescriptor: { column: 'date', direction: 'ascending' } },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of Order' });
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '176');
  },
});
