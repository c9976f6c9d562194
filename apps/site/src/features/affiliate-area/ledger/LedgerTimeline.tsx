import { Skeleton, Timeline } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-ledger';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { ledgerEvents } from './ledgerEvents.ts';
import { useLedger } from './readLedger.ts';

export interface LedgerTimelineProps {
  readonly referralId: string;
  /** Shows this commission only. @default all of the referral */
  readonly commissionId?: string;
}

/** What happened to a referral from the click to the payout, with dates and rules. */
export function LedgerTimeline({ referralId, commissionId }: LedgerTimelineProps) {
  const { data: ledger, error, isFetching, refetch } = useLedger(referralId, commissionId);
  if (error) return <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!ledger) return <Skeleton lines={4} />;
  return <Timeline aria-label={t.label} items={ledgerEvents(ledger)} />;
}
