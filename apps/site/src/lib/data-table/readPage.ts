import type { ReadRows, RowsPage, RowsRequest } from './DataColumn.ts';

/**
 * Reads a page of rows. PostgREST answers a range that begins beyond the last row with 416, so any page but the first is
 * requested only once the count says that it exists; a page that does not is empty.
 * @throws whatever `read` throws.
 */
export async function readPage<Row>(read: ReadRows<Row>, request: RowsRequest): Promise<RowsPage<Row>> {
  if (request.from > 0) {
    const { count } = await read({ ...request, from: 0, to: 0 });
    if (request.from >= count) return { rows: [], count };
  }
  return read(request);
}
