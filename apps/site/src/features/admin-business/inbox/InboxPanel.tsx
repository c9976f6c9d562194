import { person as personLabel } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-inbox';
import { EmptyState, Panel, Table, type TableColumn } from '@duneline/ui';
import { labelOf } from '../../../lib/areas/areas.ts';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { locale } from '../../../lib/format/locale.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { PersonLink } from '../PersonLink.tsx';
import { DueCell } from './DueCell.tsx';
import type { InboxItem } from './InboxItem.ts';
import { TaskLink } from './TaskLink.tsx';
import { useInbox } from './useInbox.ts';

const columns: readonly TableColumn<InboxItem>[] = [
  { id: 'task', label: t.task, cell: (item) => <TaskLink item={item} /> },
  { id: 'person', label: personLabel, cell: ({ person: { id, name } }) => <PersonLink id={id} name={name} /> },
  { id: 'section', label: t.section, cell: ({ section }) => labelOf('admin', section) },
  { id: 'received', label: t.received, align: 'end', cell: ({ received }) => formatDate(received) },
  { id: 'due', label: t.due, align: 'end', cell: ({ due, isOverdue }) => <DueCell due={due} isOverdue={isOverdue} /> },
];

/** The inbox of the console: what an admin has to decide, to send or to answer, by due date (spec §2: admin console). */
export function InboxPanel() {
  const query = useInbox();
  const { rows = [], count = 0 } = query.data ?? {};
  const isCut = rows.length < count;
  return (
    <Panel
      title={t.title}
      lead={t.lead}
      footer={isCut && t.shown({ shown: formatNumber(rows.length), count: formatNumber(count) })}
    >
      <QueryPanel query={query} lines={6}>
        {() =>
          rows.length === 0 ? (
            <EmptyState level={3} title={t.empty} />
          ) : (
            <Table
              aria-label={t.title}
              columns={columns}
              rows={rows}
              rowKey={({ section, id }) => `${section} ${id}`}
              locale={locale}
              words={tableWords}
            />
          )
        }
      </QueryPanel>
    </Panel>
  );
}
