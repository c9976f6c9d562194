import { useQueryClient } from '@tanstack/react-query';
import { Badge, Panel, Skeleton, Timeline } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-support';
import { formatDate } from '../../lib/format/formatDate.ts';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../lib/query/tableKey.ts';
import { MessageForm } from './MessageForm.tsx';
import { statusLooks } from './statusLooks.ts';
import { sendReply, useReplies, type Ticket } from './tickets.ts';

/** A ticket with its replies as they arrive, and the way to reply. */
export function TicketThread({ ticket }: { readonly ticket: Ticket }) {
  const queries = useQueryClient();
  const replies = useReplies(ticket.id);
  const { label, tone } = statusLooks[ticket.status];
  return (
    <Panel
      title={ticket.subject}
      lead={t.opened({ number: String(ticket.number), date: formatDate(ticket.created_at) })}
      actions={<Badge tone={tone}>{label}</Badge>}
    >
      <div aria-live="polite">
        {replies.error ? (
          <QueryProblem error={replies.error} isRetrying={replies.isFetching} onRetry={() => void replies.refetch()} />
        ) : replies.data ? (
          <Timeline
            label={t.conversation}
            events={[
              {
                id: ticket.id,
                title: t.you,
                when: formatDate(ticket.created_at),
                dateTime: ticket.created_at,
                children: ticket.message,
              },
              ...replies.data.map(({ id, is_staff, author_name, body, created_at }) => ({
                id,
                title: is_staff ? t.support({ name: author_name }) : t.you,
                when: formatDate(created_at),
                dateTime: created_at,
                children: body,
              })),
            ]}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
      <MessageForm
        label={t.reply}
        sendLabel={t.reply}
        send={({ id, text }) => sendReply({ id, ticket_id: ticket.id, body: text.trim() })}
        onSent={() => {
          void queries.invalidateQueries({ queryKey: tableKey('ticket_replies') });
          void queries.invalidateQueries({ queryKey: tableKey('tickets') });
        }}
      />
    </Panel>
  );
}
