import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Alert, Badge, Button, Panel, Skeleton, Timeline } from '@duneline/ui';
import * as t from '@duneline/specs/messages/support';
import { formatDate } from '../../lib/format/formatDate.ts';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../lib/query/tableKey.ts';
import { problemOf } from '../../lib/query/problemOf.ts';
import { Attachments } from './Attachments.tsx';
import { MessageForm } from './MessageForm.tsx';
import { statusLooks } from './statusLooks.ts';
import * as css from './support.css.ts';
import { sendReply } from '../../lib/support/sendReply.ts';
import { closeTicket, markSeen, useReplies, type Ticket } from './tickets.ts';

/** A ticket with its replies as they arrive, and the way to reply. */
export function TicketThread({ ticket }: { readonly ticket: Ticket }) {
  const queries = useQueryClient();
  const replies = useReplies(ticket.id);
  const { label, tone } = statusLooks[ticket.status];
  const isClosed = ticket.status === 'closed';
  const lastId = replies.data?.at(-1)?.id;
  const { isUnread } = ticket;
  const refreshTickets = () => queries.invalidateQueries({ queryKey: tableKey('tickets') });
  const close = useMutation({ mutationFn: () => closeTicket(ticket.id), onSuccess: refreshTickets });
  useEffect(() => {
    if (!isUnread || lastId === undefined) return;
    markSeen(ticket.id, lastId)
      .then(() => queries.invalidateQueries({ queryKey: tableKey('tickets') }))
      .catch((error: unknown) => console.error('The ticket could not be marked as read.', error));
  }, [isUnread, lastId, ticket.id, queries]);
  return (
    <Panel
      title={ticket.subject}
      lead={t.opened({ number: String(ticket.number), date: formatDate(ticket.created_at) })}
      actions={
        <div className={css.actions}>
          <Badge tone={tone}>{label}</Badge>
          {!isClosed && (
            <Button size="sm" isPending={close.isPending} onPress={() => close.mutate()}>
              {t.close}
            </Button>
          )}
        </div>
      }
    >
      {close.error && <Alert tone="danger" title={problemOf(close.error).title} />}
      <div aria-live="polite">
        {replies.error ? (
          <QueryProblem error={replies.error} isPending={replies.isFetching} onRetry={() => void replies.refetch()} />
        ) : replies.data ? (
          <Timeline
            aria-label={t.conversation}
            items={[
              {
                id: ticket.id,
                title: t.you,
                time: formatDate(ticket.created_at),
                dateTime: ticket.created_at,
                description: ticket.message,
              },
              ...replies.data.map(({ id, is_staff, author_name, body, created_at }) => ({
                id,
                title: is_staff ? t.support({ name: author_name }) : t.you,
                time: formatDate(created_at),
                dateTime: created_at,
                description: body,
              })),
            ]}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
      <Attachments ticketId={ticket.id} isClosed={isClosed} />
      {isClosed && <p>{t.closedNote}</p>}
      <MessageForm
        label={t.reply}
        sendLabel={t.reply}
        send={({ id, text }) => sendReply({ id, ticket_id: ticket.id, body: text.trim() })}
        onSent={() => {
          void queries.invalidateQueries({ queryKey: tableKey('ticket_replies') });
          void refreshTickets();
        }}
      />
    </Panel>
  );
}
