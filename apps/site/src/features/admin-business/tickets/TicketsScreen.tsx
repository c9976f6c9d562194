import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Select, Switch } from '@duneline/ui';
import { Link, useSearchParams } from 'react-router-dom';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readTickets, ticketTopics, type TicketRow } from './readTickets.ts';
import { TicketPage } from './TicketPage.tsx';
import { statusNames, statusTones, topicNames } from './ticketLooks.ts';

const tables = ['tickets', 'ticket_replies'] as const;
const filters = ['status', 'topic', 'mine', 'q'];
const sort = { column: 'updated', direction: 'descending' } as const;
const topicOptions = [{ value: '', label: t.all }, ...ticketTopics.map((value) => ({ value, label: topicNames[value] }))];

const columns: readonly DataColumn<TicketRow>[] = [
  {
    id: 'subject',
    label: t.ticketSubject,
    cell: (row) => <TicketLink row={row} />,
    orderBy: 'subject',
    csv: ({ subject }) => subject,
  },
  { id: 'number', label: t.ticketNumber, cell: ({ number }) => number, orderBy: 'number', csv: ({ number }) => number },
  { id: 'person', label: t.person, cell: ({ person }) => person ?? t.unknownPerson, csv: ({ person }) => person },
  { id: 'topic', label: t.ticketTopic, cell: ({ topic }) => topicNames[topic], orderBy: 'topic', csv: ({ topic }) => topic },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'assignee',
    label: t.ticketAssignee,
    cell: ({ assigneeName }) => assigneeName,
    csv: ({ assigneeName }) => assigneeName,
  },
  {
    id: 'updated',
    label: t.ticketUpdated,
    align: 'end',
    cell: ({ updated_at }) => formatDate(updated_at),
    orderBy: 'updated_at',
    csv: ({ updated_at }) => updated_at,
  },
];

/** Tickets of everybody, or the one that `?ticket=` names; both change as people write (decisions: admin console). */
export function TicketsScreen() {
  useTableChanges(tables);
  const [params] = useSearchParams();
  const id = params.get('ticket');
  return id === null ? <TicketList /> : <TicketPage key={id} id={id} />;
}

function TicketList() {
  const table = useBusinessTable({ name: 'admin-tickets', source: 'tickets', columns, filters, sort, read: readTickets });
  return (
    <BusinessScreen
      title={t.ticketsTitle}
      lead={t.ticketsLead}
      empty={t.ticketsEmpty}
      table={table}
      statuses={statusNames}
      searchLabel={t.ticketSearch}
      fields={
        <>
          <Select
            label={t.ticketTopic}
            options={topicOptions}
            value={table.view.filters['topic'] ?? ''}
            onChange={(topic) => table.setFilter('topic', topic)}
          />
          <Switch
            isSelected={table.view.filters['mine'] === 'yes'}
            onChange={(isMine) => table.setFilter('mine', isMine ? 'yes' : '')}
          >
            {t.ticketMine}
          </Switch>
        </>
      }
    />
  );
}

/** Opens the ticket and keeps the list's filters in the address, so that the way back leads to the same rows. */
function TicketLink({ row }: { readonly row: TicketRow }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('ticket', row.id);
  return <Link to={`?${next.toString()}`}>{row.subject}</Link>;
}
