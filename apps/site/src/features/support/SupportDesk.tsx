import { useQueryClient } from '@tanstack/react-query';
import { Badge, EmptyState, Panel, Table, type TableColumn } from '@duneline/ui';
import * as t from '@duneline/specs/messages/support';
import { useNavigate } from 'react-router-dom';
import { BackToList } from '../../lib/areas/BackToList.tsx';
import { useSectionAddress } from '../../lib/areas/useSectionAddress.ts';
import { tableWords } from '../../lib/data-table/tableWords.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { locale } from '../../lib/format/locale.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../lib/query/tableKey.ts';
import { useTableChanges } from '../../lib/query/useTableChanges.ts';
import { openTicket, type NewTicket } from '../../lib/support/openTicket.ts';
import { MessageForm } from './MessageForm.tsx';
import { statusLooks } from './statusLooks.ts';
import { TicketThread } from './TicketThread.tsx';
import { useTicket, useTickets, type Ticket } from './tickets.ts';

const tables = ['tickets', 'ticket_replies', 'ticket_attachments'] as const;
const columns: readonly TableColumn<Ticket>[] = [
  {
    id: 'subject',
    label: t.subject,
    cell: ({ subject, isUnread }) => (isUnread ? <strong>{t.unreadSubject({ subject })}</strong> : subject),
  },
  { id: 'number', label: t.number, cell: ({ number }) => String(number) },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusLooks[status].tone}>{statusLooks[status].label}</Badge>,
  },
  { id: 'updated', label: t.updated, align: 'end', cell: ({ updated_at }) => formatDate(updated_at) },
];

export interface SupportDeskProps {
  /** What new tickets are about. */
  readonly topic: NewTicket['topic'];
}

/** The person's tickets and the way to open another, or one ticket with its replies. Replies appear without a reload. */
export function SupportDesk({ topic }: SupportDeskProps) {
  useTableChanges(tables);
  const { record } = useSectionAddress();
  return record === null ? <AllTickets topic={topic} /> : <OneTicket id={record} />;
}

function OneTicket({ id }: { readonly id: string }) {
  return (
    <>
      <BackToList>{t.allTickets}</BackToList>
      <QueryPanel query={useTicket(id)} lines={6}>
        {(ticket) =>
          ticket ? (
            <TicketThread key={ticket.id} ticket={ticket} />
          ) : (
            <EmptyState title={t.ticketMissing}>{t.ticketMissingText}</EmptyState>
          )
        }
      </QueryPanel>
    </>
  );
}

function AllTickets({ topic }: SupportDeskProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { addressOf } = useSectionAddress();
  const show = (ticket: string) => void navigate(addressOf(ticket));
  return (
    <>
      <Panel title={t.yourTickets}>
        <QueryPanel query={useTickets()} lines={6}>
          {(tickets) => (
            <Table
              aria-label={t.yourTickets}
              columns={columns}
              rows={tickets}
              rowKey={({ id }) => id}
              onRowAction={show}
              renderEmptyState={() => <EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
              locale={locale}
              words={tableWords}
            />
          )}
        </QueryPanel>
      </Panel>
      <Panel title={t.newTicket} lead={t.newTicketLead}>
        <MessageForm
          label={t.newTicket}
          sendLabel={t.send}
          hasSubject
          send={({ id, subject, text }) => openTicket({ id, topic, subject: subject.trim(), message: text.trim() })}
          onSent={(id) => {
            void queries.invalidateQueries({ queryKey: tableKey('tickets') });
            show(id);
          }}
        />
      </Panel>
    </>
  );
}
