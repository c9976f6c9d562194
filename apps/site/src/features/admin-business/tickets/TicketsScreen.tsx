import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Switch } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
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
const multiFilters = [{ id: 'topic', label: t.ticketTopic, items: ticketTopics.map((id) => ({ id, label: topicNames[id] })) }];

const columns: readonly DataColumn<TicketRow>[] = [
  {
    id: 'subject',
    label: t.ticketSubject,
    cell: ({ id, subject }) => (
      <bdi>
        <RowLink record={id}>{subject}</RowLink>
      </bdi>
    ),
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

/** All tickets, or the one in the address; both update as people write (spec §2: admin console). */
export function TicketsScreen() {
  useTableChanges(tables);
  const { record } = useSectionAddress();
  return record === null ? <TicketList /> : <TicketPage key={record} id={record} />;
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
          <Switch
            isSelected={table.view.filters['mine'] === 'yes'}
            onChange={(isMine) => table.setFilter('mine', isMine ? 'yes' : '')}
          >
            {t.ticketMine}
          </Switch>
          <MultiFilters table={table} filters={multiFilters} />
        </>
      }
    />
  );
}
