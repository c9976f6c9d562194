import { getClient } from '../../lib/backend/client.ts';
import { dataOf } from '../../lib/query/answerOf.ts';

/**
 * Display names by user id; users without a profile are missing.
 * @throws {ServiceError}
 */
export async function readNames(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const client = await getClient();
  const people = await dataOf(client.from('profiles').select('id, display_name').in('id', wanted));
  return new Map(people.map(({ id, display_name }) => [id, display_name]));
}
