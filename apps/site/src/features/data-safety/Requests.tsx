import { privacy } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/data-safety';
import { Table, type TableColumn } from '@duneline/ui';
import * as css from './DataSafety.css.ts';
import { Occasion } from './Occasion.tsx';

const columns: readonly TableColumn<(typeof privacy.requests)[number]>[] = [
  { id: 'purpose', label: t.asked, cell: ({ purpose }) => purpose },
  {
    id: 'path',
    label: t.address,
    cell: ({ path }) => (
      <code className={css.key} dir="ltr">
        {path}
      </code>
    ),
  },
  { id: 'from', label: t.sent, cell: ({ from }) => <Occasion from={from} /> },
];

/** Every request of a page to the backend; the consent test enforces this list. */
export function Requests() {
  return <Table aria-label={t.requestsTable} rows={privacy.requests} rowKey={({ id }) => id} columns={columns} />;
}
