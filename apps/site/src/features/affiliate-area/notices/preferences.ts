import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';

/** What a person wants to be told of while the area is open. */
export interface NoticePreferences {
  readonly notify_sales: boolean;
  readonly notify_payouts: boolean;
  readonly notify_tickets: boolean;
}

/** The signed-in person's preferences. @throws {ServiceError} */
async function readPreferences(): Promise<(NoticePreferences & { readonly id: string }) | null> {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  if (!person) return null;
  return dataOf(
    client.from('profiles').select('id, notify_sales, notify_payouts, notify_tickets').eq('id', person.id).maybeSingle(),
  );
}

export const usePreferences = () => useQuery({ queryKey: tableKey('profiles', 'notices'), queryFn: readPreferences });

/** Saves preferences. @throws {ServiceError} */
export async function savePreferences(id: string, changes: Partial<NoticePreferences>): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('profiles').update(changes).eq('id', id).select('id').single()),
    () =>
      dataOf(
        client
          .from('profiles')
          .select('id')
          .match({ id, ...changes })
          .maybeSingle(),
      ),
  );
}
