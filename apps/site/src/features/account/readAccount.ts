import { getClient } from '../../lib/backend/client.ts';
import { readPerson, type Person } from '../../lib/backend/session.ts';
import { dataOf } from '../../lib/query/answerOf.ts';

export interface Account {
  readonly person: Person;
  /** From the profile, otherwise the address used for signing in. */
  readonly name: string;
  readonly kind: 'affiliate' | 'trader' | null;
  readonly roles: readonly string[];
  /** Has applied as an affiliate, whatever was decided. */
  readonly isAffiliate: boolean;
}

/**
 * The signed-in user with profile, roles and affiliate account, as row-level security shows them.
 * @throws {ServiceError} if a table cannot be read, or an Error if nobody is signed in
 */
export async function readAccount(): Promise<Account> {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  if (!person) throw new Error('Nobody is signed in; the guard of this page should have seen to that.');
  const [profile, roles, affiliate] = await Promise.all([
    dataOf(client.from('profiles').select('display_name, kind').eq('id', person.id).maybeSingle()),
    dataOf(client.from('user_roles').select('role').eq('user_id', person.id)),
    dataOf(client.from('affiliates').select('id').eq('owner_id', person.id).maybeSingle()),
  ]);
  return {
    person,
    name: profile?.display_name ?? person.email ?? person.phone ?? person.id,
    kind: profile?.kind ?? null,
    roles: roles.map(({ role }) => role),
    isAffiliate: affiliate !== null,
  };
}
