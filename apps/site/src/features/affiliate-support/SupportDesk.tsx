import { useQueryClient } from '@tanstack/react-query';
import { Badge, Button, EmptyState, Panel, Skeleton, Table, type TableColumn } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-support';
import { useNavigate } from 'react-router-dom';
import { useSectionAddress } from '../../lib/areas/useSectionAddress.ts';
import { tableWords } from '../../lib/data-table/tableWords.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { locale } from '../../lib/format/locale.ts';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../lib/query/tableKey.ts';
import { useTableChanges } from '../../lib/query/useTableChanges.ts';
import { openTicket } from '../../lib/support/openTicket.ts';
import { MessageForm } from './MessageForm.tsx';
import { statusLooks } from './statusLooks.ts';
import { TicketThread } from './TicketThread.tsx';
import { useTickets, type Ticket } from './tickets.ts';

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

/** The person's tickets, one of them open with its replies, and the way to open another. Replies appear without a reload. */
export function SupportDesk() {
  useTableChanges(tables);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { list, record, addressOf } = useSectionAddress();
  const { data: tickets, error, isFetching, refetch } = useTickets();
  const show = (ticket: string) => void navigate(addressOf(ticket));
  if (error) return <QueryProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!tickets) return <Skeleton lines={6} />;
  const open = tickets.find(({ id }) => id === record);
  if (record !== null) {
    return (
      <>
        <div>
          <Button size="sm" onPress={() => void navigate(list)}>
            {t.allTickets}
          </Button>
        </div>
        {open && <TicketThread key={open.id} ticket={open} />}
        {!open && isFetching && <Skeleton lines={6} />}
        {!open && !isFetching && <EmptyState title={t.ticketMissing}>{t.ticketMissingText}</EmptyState>}
      </>
    );
  }
  return (
    <>
      <Panel title={t.yourTickets}>
        <Table
          caption={t.yourTickets}
          columns={columns}
          rows={tickets}
          rowKey={({ id }) => id}
          onRowAction={show}
          empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
          locale={locale}
          words={tableWords}
        />
      </Panel>
      <Panel title={t.newTicket} lead={t.newTicketLead}>
        <MessageForm
          label={t.newTicket}
          sendLabel={t.send}
          hasSubject
          send={({ id, subject, text }) => openTicket({ id, topic: 'affiliate', subject: subject.trim(), message: text.trim() })}
          onSent={(id) => {
            void queries.invalidateQueries({ queryKey: tableKey('tickets') });
            show(id);
          }}
        />
      </Panel>
    </>
  );
}
