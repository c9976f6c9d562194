import type { Database } from '@duneline/specs/database';
import * as t from '@duneline/specs/messages/admin-business';
import type { DocumentStatus } from './readDocuments.ts';

export const statusNames: Readonly<Record<DocumentStatus, string>> = {
  pending: t.kycPending,
  approved: t.kycApproved,
  rejected: t.kycRejected,
};
export const statusTones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const;
export const kindNames: Readonly<Record<Database['public']['Enums']['kyc_kind'], string>> = {
  passport: t.kycPassport,
  'identity-card': t.kycIdentityCard,
  'residence-permit': t.kycResidencePermit,
  'proof-of-address': t.kycProofOfAddress,
};
