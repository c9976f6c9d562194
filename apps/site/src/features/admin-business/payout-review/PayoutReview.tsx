import * as t from '@duneline/specs/messages/admin-payouts';
import { Badge, type Description } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { DecisionDates, type DecisionDatesProps } from '../decisions/DecisionDates.tsx';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { useNextAddress, type Waiting } from '../decisions/queue.ts';
import { ReviewPanel } from '../decisions/ReviewPanel.tsx';
import { payoutStatusNames, payoutStatusTones } from '../payouts/payoutLabels.ts';
import { isOpen, type OpenPayoutStatus, type PayoutStatus } from '../payouts/readPayouts.ts';
import type { PayoutAccount } from './accountIn.ts';
import { readKnownDestination } from './readKnownDestination.ts';
import { TransferPanel, type TransferPanelProps } from './TransferPanel.tsx';

interface ReviewedPayout extends Pick<TransferPanelProps, 'owner' | 'person' | 'method'> {
  readonly id: string;
  readonly status: PayoutStatus;
  readonly amount_cents: number;
  /** ISO 8601, like the others. */
  readonly requested_at: string;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly decider: string | null;
  readonly due: string;
  readonly isOverdue: boolean;
  readonly isOwn: boolean;
}

export interface PayoutReviewProps
  extends Pick<TransferPanelProps, 'note' | 'destination'>, Pick<DecisionDatesProps, 'decidedLabels' | 'reason'> {
  readonly table: 'payouts' | 'affiliate_payouts';
  readonly payout: ReviewedPayout;
  /** The destination's account, to compare with those of other payouts. */
  readonly to: PayoutAccount;
  /** What the payout requires, shown until it is paid or rejected. */
  readonly checks: ReactNode;
  /** Whether all of it is there. */
  readonly isReady: boolean;
  /** How it is approved, or marked as paid; `null` if it cannot be. */
  readonly approve: OpenDecision | null;
  readonly reject: OpenDecision | null;
  /** How its address names it. */
  readonly record: string;
  /** Reads the payouts with a status that wait, the oldest first. */
  readonly readWaiting: (status: OpenPayoutStatus) => Promise<readonly Waiting[]>;
  /** How it was paid. */
  readonly payment: readonly Description[];
  /** The other payouts of its owner. */
  readonly children: ReactNode;
}

/** A payout beside what it requires and where it goes, to approve, to mark as paid or to reject. */
export function PayoutReview({ payout, to, checks, isReady, record, ...rest }: PayoutReviewProps) {
  const { table, note, destination, approve, reject, readWaiting, decidedLabels, payment, reason, children } = rest;
  const { id, owner, status, requested_at: since } = payout;
  // The queue of the status that it had when it was opened: after an approval the next one to approve, not one to send.
  const [queue] = useState(isOpen(status) ? status : 'requested');
  const next = useNextAddress(table, queue, readWaiting, { record, since });
  const known = useQuery({
    queryKey: tableKey(table, 'destination', id),
    queryFn: () => readKnownDestination({ id, owner, to }),
    // One that is paid or rejected would be compared with later ones.
    enabled: isOpen(status),
  });
  return (
    <div className={css.page}>
      <div className={css.evidence}>
        {isOpen(status) && checks}
        <TransferPanel
          {...payout}
          cents={payout.amount_cents}
          note={note}
          destination={destination}
          isReadable={to.isReadable}
          known={isOpen(status) ? known : null}
        />
        <div className={css.decisionColumn}>
          <ReviewPanel
            status={<Badge tone={payoutStatusTones[status]}>{payoutStatusNames[status]}</Badge>}
            approve={approve}
            waitsFor={!isReady ? t.checksFirst : known.data ? null : t.destinationFirst}
            reject={reject}
            next={next}
            isOwn={payout.isOwn && isOpen(status)}
          >
            <DecisionDates
              received={{ label: t.requestedAt, at: since }}
              due={isOpen(status) ? payout : null}
              decidedAt={payout.decided_at}
              decidedBy={payout.decided_by}
              decider={payout.decider}
              decidedLabels={decidedLabels}
              more={payment}
              reason={reason}
            />
          </ReviewPanel>
        </div>
      </div>
      {children}
    </div>
  );
}
