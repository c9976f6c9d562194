import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
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
  return dataOf(client.rpc('end_account', { _account: account, _practice: practice, _evidence: evidence }));
}
