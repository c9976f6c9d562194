import * as t from '@duneline/specs/messages/admin-business';
import { Switch } from '@duneline/ui';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readTickets, ticketTopics } from './readTickets.ts';
import { TicketPage } from './TicketPage.tsx';
import { statusNames, topicNames } from './ticketLooks.ts';
import { ticketColumns } from './ticketColumns.tsx';

const tables = ['tickets', 'ticket_replies'] as const;
const filters = ['status', 'topic', 'mine', 'q', 'person', ...dayFilters];
const sort = { column: 'updated', direction: 'descending' } as const;
const multiFilters = [{ id: 'topic', label: t.ticketTopic, items: ticketTopics.map((id) => ({ id, label: topicNames[id] })) }];

/** All tickets, or the one in the address; both update as people write (spec §2: admin console). */
export function TicketsScreen() {
  useTableChanges(tables);
  const { record } = useSectionAddress();
  return record === null ? <TicketList /> : <TicketPage key={record} id={record} />;
}

function TicketList() {
  const table = useBusinessTable({
    name: 'admin-tickets',
    source: 'tickets',
    columns: ticketColumns,
    filters,
    sort,
    read: readTickets,
  });
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
