import { privacy } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/data-safety';
import { Table, type TableColumn } from '@duneline/ui';
import * as css from './DataSafety.css.ts';
import { Occasion } from './Occasion.tsx';

type Entry = (typeof privacy.browser)[number];

// Fixed widths, as columns that follow their words would move when the typeface arrives.
const columns: readonly TableColumn<Entry>[] = [
  { id: 'purpose', label: t.purpose, cell: ({ purpose }) => purpose },
  {
    id: 'key',
    label: t.entry,
    width: 210,
    cell: ({ key }) => (
      <code className={css.key} dir="ltr">
        {key}
      </code>
    ),
  },
  {
    id: 'from',
    label: t.written,
    width: 150,
    cell: ({ from }) => <Occasion from={from} />,
  },
  { id: 'until', label: t.until, width: 200, cell: ({ until }) => until },
];

/** Everything that the site may store in a browser; the consent test enforces this list. */
export function BrowserEntries() {
  return <Table aria-label={t.browserTable} rows={privacy.browser} rowKey={({ key }) => key} columns={columns} />;
}
