import * as t from '@duneline/specs/messages/trader-payouts';
import { KycStepper, type KycState } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { identityStateOf, type Document } from './identity.ts';
import { IdentityUpload } from './IdentityUpload.tsx';
import * as css from './Payouts.css.ts';

const states: Readonly<Record<Document['status'], KycState>> = {
  pending: 'reviewing',
  approved: 'approved',
  rejected: 'rejected',
};
const stateNames: Readonly<Record<KycState, string>> = {
  open: t.stateOpen,
  current: t.stateOpen,
  reviewing: t.stateReviewing,
  approved: t.stateApproved,
  rejected: t.stateRejected,
};

/** The identity check that the first payout needs: where it stands, and the way to send a document. */
export function IdentityCheck({ documents }: { readonly documents: readonly Document[] }) {
  const isKnown = identityStateOf(documents) === 'approved';
  const identity = documents.find(({ kind, status }) => kind !== 'proof-of-address' && (!isKnown || status === 'approved'));
  const state = identity ? states[identity.status] : 'current';
  const needsDocument = state === 'current' || state === 'rejected';
  return (
    <>
      <p className={css.small}>{t.identityText}</p>
      <KycStepper
        aria-label={t.identityTitle}
        items={[
          {
            id: 'identity',
            title: t.identityStep,
            state,
            stateLabel: stateNames[state],
            text: identity?.reason ?? (identity ? t.sentOn({ date: formatDate(identity.submitted_at) }) : t.identityAsk),
            ...(needsDocument && { content: <IdentityUpload documents={documents} /> }),
          },
        ]}
      />
    </>
  );
}
