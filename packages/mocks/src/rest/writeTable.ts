import type { TableSpec } from '@duneline/specs/contract';
import { deleteFromTable, updateTable } from './change.ts';
import { insertIntoTable } from './insert.ts';
import { putRow } from './put.ts';
import { RestError } from './RestError.ts';
import type { RestCall } from './RestCall.ts';

/** POST, PATCH, DELETE and PUT of a table. @throws PGRST117 for any other method */
export function writeTable(call: RestCall, table: TableSpec): Response | Promise<Response> {
  switch (call.method) {
    case 'POST':
      return insertIntoTable(call, table);
    case 'PATCH':
      return updateTable(call, table);
    case 'DELETE':
      return deleteFromTable(call, table);
    case 'PUT':
      return putRow(call, table);
    default:
      throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${call.method}`);
  }
}
