import * as t from '@duneline/specs/messages/trader-payouts';
import { Timeline, type TimelineEvent } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { documentNames, type Document } from './identity.ts';

const stateNames = { pending: t.stateReviewing, approved: t.stateApproved, rejected: t.stateRejected } as const;
const looks = { pending: { state: 'now' }, approved: { tone: 'success' }, rejected: { tone: 'danger' } } as const;

const eventOf = ({ id, kind, status, reason, submitted_at }: Document): TimelineEvent => ({
  id,
  title: t.sentDocument({ kind: documentNames[kind], state: stateNames[status] }),
  time: formatDate(submitted_at),
  dateTime: submitted_at,
  description: reason ?? undefined,
  ...looks[status],
});

/** Every document that was sent, with what became of it. */
export function SentDocuments({ documents }: { readonly documents: readonly Document[] }) {
  return <Timeline aria-label={t.sentDocuments} items={documents.map(eventOf)} />;
}
