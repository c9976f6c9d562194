import { Panel, Table } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import type { SectionId } from '../../../lib/areas/areas.ts';
import type { DataColumn, ReadRows } from '../../../lib/data-table/DataColumn.ts';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { locale } from '../../../lib/format/locale.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey, type TableName } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { ListLink } from './ListLink.tsx';

/** How many of a kind of record a person's page shows; the section's list has all. */
const MOST_SHOWN = 5;

export interface PersonRecordsProps<Row> {
  readonly person: string;
  readonly title: string;
  /** Said if there is no record; without it nothing is shown then. */
  readonly none?: string;
  /** The section whose list, limited to this person, has all records. */
  readonly section: SectionId<'admin'>;
  readonly table: TableName;
  /** The section's columns. */
  readonly columns: readonly DataColumn<Row>[];
  /** Ids of the columns to show. */
  readonly shown: readonly string[];
  /** The database column by which the newest come first. */
  readonly newestBy: string;
  readonly read: ReadRows<Row>;
}

/** The newest records of one kind that belong to a person, with a link to all of them. */
export function PersonRecords<Row extends { readonly id: string }>(props: PersonRecordsProps<Row>) {
  const { person, title, none, section, table, columns, shown, newestBy, read } = props;
  const picked = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const query = useQuery({
    queryKey: tableKey(table, 'of a person', person),
    queryFn: ({ signal }) =>
      read({
        filters: { person },
        order: { column: newestBy, isAscending: false },
        from: 0,
        to: MOST_SHOWN - 1,
        signal,
      }),
  });
  const count = query.data?.count ?? 0;
  if (none === undefined && count === 0 && !query.isError) return null;
  return (
    <Panel title={title} actions={<ListLink {...{ section, person, title, count }} most={MOST_SHOWN} />}>
      <QueryPanel query={query} lines={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={css.quiet}>{none}</p>
          ) : (
            <Table aria-label={title} columns={picked} rows={rows} locale={locale} words={tableWords} />
          )
        }
      </QueryPanel>
    </Panel>
  );
}
