import { kycPending } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-payouts';
import * as review from '@duneline/specs/messages/admin-review';
import { Badge } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import { kindNames } from '../kyc/documentLabels.ts';
import { isSameName } from '../kyc/isSameName.ts';
import { Check } from './Check.tsx';
import type { ReadIdentity } from './readIdentity.ts';

interface IdentityCheckProps extends ReadIdentity {
  /** The name in the profile; `null` if it is unknown. */
  readonly person: string | null;
}

/** Whether a person's identity is confirmed, with the name on the proof; otherwise the proof that waits for its review. */
export function IdentityCheck({ identity, waitingProof, person }: IdentityCheckProps) {
  const proof = identity ?? waitingProof;
  const name = proof?.confirmed_name ?? null;
  return (
    <Check isMet={identity !== null} words={identity === null ? t.unidentified : t.identified}>
      {proof && (
        <RecordLink section="kyc" record={proof.id}>
          {name ?? kindNames[proof.kind]}
        </RecordLink>
      )}
      {identity === null && waitingProof && <Badge tone="warning">{kycPending}</Badge>}
      {name !== null && person !== null && !isSameName(name, person) && <Badge tone="warning">{review.otherName}</Badge>}
    </Check>
  );
}
