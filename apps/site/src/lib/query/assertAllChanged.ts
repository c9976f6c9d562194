import { ServiceError } from './ServiceError.ts';

/**
 * Row-level security and filters skip rows without an error, so a change of several rows is complete only if all come back.
 * @param changed the rows that the database returned
 * @param count the number of rows that were to be changed
 * @throws {ServiceError} with status 409 when some were not
 */
export function assertAllChanged(changed: readonly unknown[], count: number): void {
  if (changed.length === count) return;
  throw new ServiceError({ message: `${changed.length} of ${count} rows were changed.` }, 409);
}
