import { getClient } from '../../lib/backend/client.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { readByIds } from '../../lib/query/readByIds.ts';

/**
 * Display names by user id; users without a profile are missing.
 * @throws {ServiceError}
 */
export async function readNames(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const client = await getClient();
  const people = await readByIds(ids, (some) => dataOf(client.from('profiles').select('id, display_name').in('id', some)));
  return new Map(people.map(({ id, display_name }) => [id, display_name]));
}
