import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table } from './Table.tsx';
import { orderColumns, orders, sampleTrades, tradeColumns } from './table.story-support.tsx';
import { VirtualTable } from './VirtualTable.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.restoreAllMocks());

/** The server-rendered page, and React's hydration errors. */
async function serveAndHydrate(table: React.ReactElement) {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = document.createElement('div');
  root.innerHTML = renderToString(table);
  const served = [...root.querySelectorAll('tbody th')].map((name) => name.textContent);
  document.body.replaceChildren(root);
  await act(async () => void hydrateRoot(root, table));
  return { served, complaints: complaint.mock.calls };
}

describe('a table from the server', () => {
  it('comes with its rows in their order, and its script takes over without a complaint', async () => {
    const { served, complaints } = await serveAndHydrate(
      <Table
        aria-label="Orders"
        columns={orderColumns}
        rows={orders}
        rowKey={({ id }) => id}
        defaultSortDescriptor={{ column: 'amount', direction: 'ascending' }}
        selectionMode="multiple"
        isResizable
      />,
    );
    expect(served).toEqual(['DL-48198', 'DL-48213', 'DL-48176', 'DL-48207']);
    expect(complaints).toEqual([]);
  });

  it('comes with the first rows of many', async () => {
    const { served, complaints } = await serveAndHydrate(
      <VirtualTable aria-label="Trades" columns={tradeColumns} rows={sampleTrades(1000)} rowKey={({ ticket }) => ticket} />,
    );
    expect(served[0]).toBe('T-000001');
    expect(served.length).toBeLessThan(40);
    expect(complaints).toEqual([]);
  });
});
