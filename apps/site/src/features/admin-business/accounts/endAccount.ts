import { getClient } from '../../../lib/backend/client.ts';
import { assertAnswer, dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import type { Practice } from '../../../lib/trader/practices.ts';

interface Ending {
  readonly account: string;
  readonly practice: Practice;
  /** Told to the trader. */
  readonly evidence: string;
}

/** Ends an account for a prohibited practice. @throws {ServiceError} when the database refuses, such as after it has ended. */
export async function endAccount({ account, practice, evidence }: Ending) {
  const client = await getClient();
  return confirmChange(
    async () =>
      assertAnswer(
        (await dataOf(client.rpc('end_account', { _account: account, _practice: practice, _evidence: evidence }))) == null,
      ),
    () =>
      dataOf(
        client
          .from('trading_accounts')
          .select('id')
          .match({ id: account, status: 'terminated', breach_practice: practice })
          .maybeSingle(),
      ),
  );
}
