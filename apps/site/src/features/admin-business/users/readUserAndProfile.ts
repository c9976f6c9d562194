import { getClient } from '../../../lib/backend/client.ts';
import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { readUser } from './readUsers.ts';

/**
 * A user's account and profile; `null` if there is none.
 * @throws {ServiceError}
 */
export async function readUserAndProfile(id: string) {
  if (!isUuid(id)) return null;
  const client = await getClient();
  const [user, profile] = await Promise.all([
    readUser(id),
    dataOf(client.from('profiles').select('country, phone, time_zone').eq('id', id).maybeSingle()),
  ]);
  return user && { ...user, profile };
}

export type Person = NonNullable<Awaited<ReturnType<typeof readUserAndProfile>>>;
