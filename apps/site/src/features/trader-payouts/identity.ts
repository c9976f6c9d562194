import type { Database } from '@duneline/specs/database';
import type { IdentityState } from './eligibility.ts';

export type Document = Pick<
  Database['public']['Tables']['kyc_documents']['Row'],
  'id' | 'kind' | 'status' | 'reason' | 'submitted_at'
>;

/** How the identity check stands; a proof of address proves no identity. Documents are the newest first. */
export function identityStateOf(documents: readonly Document[]): IdentityState {
  const own = documents.filter(({ kind }) => kind !== 'proof-of-address');
  if (own.some(({ status }) => status === 'approved')) return 'approved';
  return own[0]?.status ?? 'none';
}
