import * as t from '@duneline/specs/messages/admin-business';
import { Badge } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { PersonLink } from '../PersonLink.tsx';
import type { TicketRow } from './readTickets.ts';
import { statusNames, statusTones, topicNames } from './ticketLooks.ts';

export const ticketColumns: readonly DataColumn<TicketRow>[] = [
  {
    id: 'subject',
    label: t.ticketSubject,
    cell: ({ id, subject }) => (
      <bdi>
        <RowLink section="tickets" record={id}>
          {subject}
        </RowLink>
      </bdi>
    ),
    orderBy: 'subject',
    csv: ({ subject }) => subject,
  },
  { id: 'number', label: t.ticketNumber, cell: ({ number }) => number, orderBy: 'number', csv: ({ number }) => number },
  {
    id: 'person',
    label: t.person,
    cell: ({ owner_id: id, person }) => <PersonLink id={id} name={person} />,
    csv: ({ person }) => person,
  },
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
