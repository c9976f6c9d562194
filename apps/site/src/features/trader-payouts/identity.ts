import * as t from '@duneline/specs/messages/trader-payouts';
import type { Database } from '@duneline/specs/database';
import type { IdentityState } from './eligibility.ts';

export type Document = Pick<
  Database['public']['Tables']['kyc_documents']['Row'],
  'id' | 'kind' | 'status' | 'reason' | 'submitted_at' | 'storage_path'
>;

/** How the identity check stands; a proof of address proves no identity. Documents are the newest first. */
export function identityStateOf(documents: readonly Document[]): IdentityState {
  const own = documents.filter(({ kind }) => kind !== 'proof-of-address');
  if (own.some(({ status }) => status === 'approved')) return 'approved';
  return own[0]?.status ?? 'none';
}

/** What a document is called. */
export const documentNames: Readonly<Record<Document['kind'], string>> = {
  passport: t.passport,
  'identity-card': t.identityCard,
  'residence-permit': t.residencePermit,
  'proof-of-address': t.proofOfAddress,
};

/** The documents that prove an identity. */
export const identityKinds = (['passport', 'identity-card', 'residence-permit'] as const).map((value) => ({
  id: value,
  label: documentNames[value],
}));
