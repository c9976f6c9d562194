import type { ReadRows, RowsPage, RowsRequest } from './DataColumn.ts';

/**
 * Reads a page of rows. PostgREST responds with 416 to a range that starts after the last row, so pages other than the first are
 * requested only if the count shows that they exist; otherwise the page is empty.
 * @throws as `read`
 */
export async function readPage<Row>(read: ReadRows<Row>, request: RowsRequest): Promise<RowsPage<Row>> {
  if (request.from > 0) {
    const { count } = await read({ ...request, from: 0, to: 0 });
    if (request.from >= count) return { rows: [], count };
  }
  return read(request);
}
