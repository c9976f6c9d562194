import type { Backend } from '@duneline/mocks';
import type { Row, TableSpec } from '@duneline/specs/contract';

export const pageSize = 25;

export interface TablePage {
  readonly rows: readonly Row[];
  /** Number of rows in the table. */
  readonly total: number;
}

/** An error of Postgres or PostgREST for a request of the panel. */
export class TableProblem extends Error {
  readonly code: string;
  readonly remarks: readonly string[];

  constructor({ code, message, details, hint }: Readonly<Record<string, unknown>>) {
    super(typeof message === 'string' ? message : 'The backend gave no reason.');
    this.code = typeof code === 'string' ? code : '';
    this.remarks = [details, hint].filter((text) => typeof text === 'string');
  }
}

/**
 * Reads a page of a table in the order of its key, as the service role.
 * @throws TableProblem
 */
export async function readPage(backend: Backend, { name, primaryKey }: TableSpec, page: number): Promise<TablePage> {
  const order = primaryKey.length > 0 ? `&order=${primaryKey.join(',')}` : '';
  const address = `${name}?limit=${pageSize}&offset=${page * pageSize}${order}`;
  const response = await ask(backend, 'GET', address, undefined, { prefer: 'count=exact' });
  const rows: unknown = await response.json();
  const total = Number(response.headers.get('content-range')?.split('/')[1] ?? 0);
  return { rows: Array.isArray(rows) ? rows : [], total };
}

/**
 * Inserts a row.
 * @throws TableProblem
 */
export async function insertRow(backend: Backend, table: TableSpec, values: Row): Promise<void> {
  await ask(backend, 'POST', table.name, values);
}

/**
 * Updates columns of a row.
 * @throws TableProblem
 */
export async function updateRow(backend: Backend, table: TableSpec, row: Row, changes: Row): Promise<void> {
  await ask(backend, 'PATCH', `${table.name}?${keyFilter(table, row)}`, changes);
}

/** Deletes a row. @throws TableProblem */
export async function deleteRow(backend: Backend, table: TableSpec, row: Row): Promise<void> {
  await ask(backend, 'DELETE', `${table.name}?${keyFilter(table, row)}`);
}

/** Whether rows of the table can be identified. */
export const hasKey = ({ primaryKey }: TableSpec) => primaryKey.length > 0;

async function ask(backend: Backend, method: string, path: string, body?: Row, headers: Readonly<Record<string, string>> = {}) {
  const response = await backend.inspect(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.keys.serviceRole, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new TableProblem(await response.json());
  return response;
}

function keyFilter({ primaryKey }: TableSpec, row: Row): string {
  const filters = primaryKey.map((column) => [column, `eq.${String(row[column])}`]);
  return new URLSearchParams(filters).toString();
}
