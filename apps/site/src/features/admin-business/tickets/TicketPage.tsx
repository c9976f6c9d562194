import * as t from '@duneline/specs/messages/admin-business';
import { Badge, EmptyState, PageHeader, Panel, Select, Skeleton, Timeline } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { PersonLink } from '../PersonLink.tsx';
import { useDecisionAtOnce } from '../decisions/useDecision.ts';
import { AssigneeField } from './AssigneeField.tsx';
import { readThread, setTicketStatus, ticketStatuses, type Thread } from './readTickets.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { statusNames, statusTones, topicNames } from './ticketLooks.ts';

const statusOptions = ticketStatuses.map((value) => ({ id: value, label: statusNames[value] }));

/** A ticket with its replies as they arrive, its status, and a form to reply. */
export function TicketPage({ id }: { readonly id: string }) {
  // Under `tickets` instead of `ticket_replies`: a reply also changes its ticket's status, so either event must invalidate
  // both.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: tableKey('tickets', 'thread', id),
    queryFn: () => readThread(id),
  });
  const thread = data ?? null;
  return (
    <div className={css.page}>
      <PageHeader above={<BackToList>{t.ticketsAll}</BackToList>} title={thread?.subject ?? t.ticketsTitle} />
      {thread ? (
        <Conversation thread={thread} />
      ) : data === null ? (
        <EmptyState level={2} title={t.ticketMissing} />
      ) : error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}

function Conversation({ thread }: { readonly thread: Thread }) {
  const decide = useDecisionAtOnce(['tickets'], setTicketStatus);
  const owner = thread.person ?? t.unknownPerson;
  const opened = {
    id: thread.id,
    title: <PersonLink id={thread.owner_id} name={thread.person} />,
    time: formatMoment(thread.created_at),
    dateTime: thread.created_at,
    description: thread.message,
  };
  return (
    <Panel
      title={t.ticketConversation}
      lead={t.ticketFacts({ number: String(thread.number), topic: topicNames[thread.topic], person: owner })}
      actions={<Badge tone={statusTones[thread.status]}>{statusNames[thread.status]}</Badge>}
    >
      <Select
        label={t.ticketSetStatus}
        items={statusOptions}
        value={thread.status}
        onChange={(status) => {
          if (status !== thread.status) decide({ id: thread.id, status });
        }}
      />
      <AssigneeField thread={thread} />
      <div aria-live="polite">
        <Timeline
          aria-label={t.ticketConversation}
          items={[
            opened,
            ...thread.replies.map(({ id, is_staff, author_name, body, created_at }) => ({
              id,
              title: is_staff ? t.ticketSupport({ name: author_name }) : author_name,
              time: formatMoment(created_at),
              dateTime: created_at,
              description: body,
            })),
          ]}
        />
      </div>
      <ReplyForm ticketId={thread.id} />
    </Panel>
  );
}
