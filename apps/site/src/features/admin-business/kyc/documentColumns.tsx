import * as t from '@duneline/specs/messages/admin-business';
import { Badge } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { PersonLink } from '../PersonLink.tsx';
import { kindNames, statusNames, statusTones } from './documentLabels.ts';
import type { DocumentRow } from './readDocuments.ts';

export const documentColumns: readonly DataColumn<DocumentRow>[] = [
  {
    id: 'kind',
    label: t.kycKind,
    cell: ({ id, kind }) => (
      <RowLink section="kyc" record={id}>
        {kindNames[kind]}
      </RowLink>
    ),
    orderBy: 'kind',
    csv: ({ kind }) => kind,
  },
  {
    id: 'person',
    label: t.person,
    cell: ({ owner_id: id, person }) => <PersonLink id={id} name={person} />,
    csv: ({ person }) => person,
  },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'date',
    label: t.kycSubmitted,
    align: 'end',
    cell: ({ submitted_at }) => formatDate(submitted_at),
    orderBy: 'submitted_at',
    csv: ({ submitted_at }) => submitted_at,
  },
];
