import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../lib/backend/client.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { readOwnId } from '../../lib/trader/readTrader.ts';
import type { Document } from './identity.ts';

/** The documents that the signed-in person sent for the identity check, the newest first. */
export const useDocuments = () => useQuery({ queryKey: tableKey('kyc_documents', 'own'), queryFn: readDocuments });

async function readDocuments(): Promise<readonly Document[]> {
  const client = await getClient();
  return await dataOf(
    client
      .from('kyc_documents')
      .select('id, kind, status, reason, submitted_at, storage_path')
      .eq('owner_id', await readOwnId())
      .order('submitted_at', { ascending: false }),
  );
}
