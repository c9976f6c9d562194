import { useEffect, useState } from 'react';
import { getClient } from '../../lib/backend/client.ts';
import { dataOf } from '../../lib/query/answerOf.ts';

/** Whether a user has applied as an affiliate; false until it is known, and for nobody. */
export function useIsAffiliate(personId: string | undefined): boolean {
  const [affiliateId, setAffiliateId] = useState<string>();
  useEffect(() => {
    if (personId === undefined) return;
    getClient()
      .then((client) => dataOf(client.from('affiliates').select('owner_id').eq('owner_id', personId).maybeSingle()))
      .then((affiliate) => affiliate && setAffiliateId(affiliate.owner_id))
      .catch((error: unknown) => console.error('Whether somebody is an affiliate could not be read.', error));
  }, [personId]);
  return personId !== undefined && affiliateId === personId;
}
