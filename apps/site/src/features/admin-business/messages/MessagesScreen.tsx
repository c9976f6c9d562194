import { email, status } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-messages';
import { Badge } from '@duneline/ui';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { MessagePage } from './MessagePage.tsx';
import { statusNames, statusTones, topicNames } from './messageLooks.ts';
import { messageTopics, readMessages, type MessageRow } from './readMessages.ts';

const tables = ['contact_messages'] as const;
const filters = ['status', 'topic', 'q', ...dayFilters];
const multiFilters = [{ id: 'topic', label: t.topic, items: messageTopics.map((id) => ({ id, label: topicNames[id] })) }];

const columns: readonly DataColumn<MessageRow>[] = [
  {
    id: 'from',
    label: t.from,
    cell: ({ id, name }) => (
      <bdi>
        <RowLink record={id}>{name}</RowLink>
      </bdi>
    ),
    orderBy: 'name',
    csv: ({ name }) => name,
  },
  {
    id: 'email',
    label: email,
    cell: (row) => <bdi dir="ltr">{row.email}</bdi>,
    orderBy: 'email',
    csv: (row) => row.email,
  },
  { id: 'topic', label: t.topic, cell: ({ topic }) => topicNames[topic], orderBy: 'topic', csv: ({ topic }) => topic },
  {
    id: 'status',
    label: status,
    cell: (row) => <Badge tone={statusTones[row.status]}>{statusNames[row.status]}</Badge>,
    orderBy: 'status',
    csv: (row) => row.status,
  },
  {
    id: 'date',
    label: t.received,
    align: 'end',
    cell: ({ received_at }) => formatMoment(received_at),
    orderBy: 'received_at',
    csv: ({ received_at }) => received_at,
  },
];

/** What visitors wrote on /contact, or the message in the address; both update as people write (spec §2: admin console). */
export function MessagesScreen() {
  useTableChanges(tables);
  const { record } = useSectionAddress();
  return record === null ? <MessageList /> : <MessagePage key={record} id={record} />;
}

function MessageList() {
  const table = useBusinessTable({ name: 'admin-messages', source: 'contact_messages', columns, filters, read: readMessages });
  return (
    <BusinessScreen
      title={t.title}
      lead={t.lead}
      empty={t.empty}
      table={table}
      statuses={statusNames}
      searchLabel={t.search}
      fields={<MultiFilters table={table} filters={multiFilters} />}
    />
  );
}
