import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../lib/backend/client.ts';
import { readPerson } from '../../lib/backend/session.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { confirmChange } from '../../lib/query/confirmChange.ts';
import { tableKey } from '../../lib/query/tableKey.ts';

/** What people may change of their own profile. */
export interface Profile {
  readonly display_name: string;
  readonly locale: string;
  readonly time_zone: string;
}

/** The signed-in person's profile. @throws {ServiceError} */
async function readProfile(): Promise<(Profile & { readonly id: string }) | null> {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  if (!person) return null;
  return dataOf(client.from('profiles').select('id, display_name, locale, time_zone').eq('id', person.id).maybeSingle());
}

export const useProfile = () => useQuery({ queryKey: tableKey('profiles', 'own'), queryFn: readProfile });

/** Saves the profile. @throws {ServiceError} */
export async function saveProfile(id: string, { display_name, locale, time_zone }: Profile): Promise<void> {
  const client = await getClient();
  const saved = { display_name: display_name.trim(), locale, time_zone };
  await confirmChange(
    () => dataOf(client.from('profiles').update(saved).eq('id', id).select('id').single()),
    () =>
      dataOf(
        client
          .from('profiles')
          .select('id')
          .match({ id, ...saved })
          .maybeSingle(),
      ),
  );
}

/** The time zones that the browser knows and the database takes, with the given one. */
export function timeZones(current: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => /^[A-Za-z_]+(\/[A-Za-z_+-]+)*$/.test(zone));
  return known.includes(current) ? known : [current, ...known];
}
