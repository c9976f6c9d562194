import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';

/**
 * A person's proof of identity that was approved last, if possible with the name on it, and the newest that waits for its review.
 * @throws {ServiceError}
 */
export async function readIdentity(owner: string) {
  const client = await getClient();
  const proofs = await dataOf(
    client
      .from('kyc_documents')
      .select('id, kind, status, confirmed_name')
      .eq('owner_id', owner)
      .neq('kind', 'proof-of-address')
      .order('reviewed_at', { ascending: false })
      .order('submitted_at', { ascending: false })
      .order('id'),
  );
  const approved = proofs.filter(({ status }) => status === 'approved');
  return {
    identity: approved.find(({ confirmed_name: name }) => name !== null) ?? approved[0] ?? null,
    waitingProof: proofs.find(({ status }) => status === 'pending') ?? null,
  };
}

export type ReadIdentity = Awaited<ReturnType<typeof readIdentity>>;
