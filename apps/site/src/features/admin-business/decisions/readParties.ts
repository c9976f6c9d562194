import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { readNames } from '../readNames.ts';

/**
 * Whose record is decided, and who has decided it.
 * @param owner the id of the user to whom the record belongs
 * @param decidedBy the id of the admin; `null` if nobody has decided, or their account was deleted
 * @throws {ServiceError}
 */
export async function readParties(owner: string, decidedBy: string | null) {
  const client = await getClient();
  const [profile, deciders, self] = await Promise.all([
    dataOf(client.from('profiles').select('display_name, country, locale').eq('id', owner).maybeSingle()),
    readNames([decidedBy]),
    readPerson(),
  ]);
  return {
    /** The owner's name; `null` without a profile. */
    person: profile?.display_name ?? null,
    country: profile?.country ?? null,
    /** The language in which the owner reads the site. */
    locale: profile?.locale ?? null,
    /** The name of who has decided. */
    decider: deciders.get(decidedBy ?? '') ?? null,
    /** Whether it is the signed-in admin's own, which another admin decides. */
    isOwn: owner === self?.id,
  };
}
