import { isAnswer } from '@duneline/specs/answers/certificateIds';
import { callFunction } from '../../lib/backend/callFunction.ts';
import { getClient } from '../../lib/backend/client.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { confirmChange } from '../../lib/query/confirmChange.ts';
import { readOwnId } from '../../lib/trader/readTrader.ts';

const columns =
  'id, number, kind, issued_at, holder_name, is_name_hidden, account:trading_accounts!inner(number, initial_cents), payout:payouts(amount_cents)';

/** The certificates of the person who is signed in, the newest first. The filter matters for admins, whom the policies show all. @throws {ServiceError} */
export async function readCertificates() {
  const client = await getClient();
  return await dataOf(
    client
      .from('certificates')
      .select(columns)
      .eq('account.user_id', await readOwnId())
      .order('number', { ascending: false }),
  );
}

export type OwnCertificate = Awaited<ReturnType<typeof readCertificates>>[number];

/** The signed id of each certificate, by its number. @throws {ServiceError} */
export async function readSignedIds(): Promise<ReadonlyMap<number, string>> {
  const { ids } = await callFunction('certificate-ids', { method: 'GET' }, isAnswer);
  return new Map(ids.map(({ number, id }) => [number, id]));
}

/** Shows or hides the holder's name on the public page. @throws {ServiceError} */
export async function saveNameHidden(id: string, isHidden: boolean): Promise<void> {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('certificates').update({ is_name_hidden: isHidden }).eq('id', id).select('id').single()),
    () => dataOf(client.from('certificates').select('id').match({ id, is_name_hidden: isHidden }).maybeSingle()),
  );
}
