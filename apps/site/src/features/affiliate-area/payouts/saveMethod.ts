import type { PayoutMethod } from '@duneline/machines';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';

/** Where an affiliate is paid. */
export interface NewMethod {
  readonly affiliateId: string;
  readonly method: PayoutMethod;
  readonly details: Readonly<Record<string, string>>;
}

/** Stores where an affiliate is paid, in the place of what was there. @throws {ServiceError} */
export async function saveMethod({ affiliateId, method, details }: NewMethod): Promise<void> {
  const client = await getClient();
  const methods = client.from('affiliate_payout_methods');
  await confirmChange(
    () => dataOf(methods.upsert({ affiliate_id: affiliateId, method, details }).select('affiliate_id').single()),
    async () => {
      const stored = await dataOf(methods.select('method, details').eq('affiliate_id', affiliateId).maybeSingle());
      if (stored?.method !== method) return false;
      const fields = new Map(Object.entries(Object(stored.details)));
      return Object.entries(details).every(([name, value]) => fields.get(name) === value);
    },
  );
}
