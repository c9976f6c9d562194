import * as t from '@duneline/specs/messages/trader-what-if';
import { Disclosure, Table, type TableColumn } from '@duneline/ui';
import type { Answer } from './judgeText.ts';
import type { SkippedLines as Lines } from './TradeFile.ts';

const kinds: Readonly<Record<Lines['kind'], string>> = {
  title: t.skippedTitle,
  balance: t.skippedBalance,
  order: t.skippedOrder,
  total: t.skippedTotal,
  section: t.skippedSection,
  note: t.skippedNote,
};

const columns: readonly TableColumn<Lines>[] = [
  { id: 'line', label: t.line, cell: ({ line, lastLine }) => (line === lastLine ? line : t.lines({ from: line, to: lastLine })) },
  { id: 'kind', label: t.reason, cell: ({ kind }) => kinds[kind] },
  { id: 'text', label: t.found, cell: ({ text }) => <bdi>{text}</bdi> },
];

/** The lines of the file that are no trades, and why. */
export function SkippedLines({ answer: { skipped, skippedCount } }: { readonly answer: Answer }) {
  if (skippedCount === 0) return null;
  return (
    <Disclosure title={t.skipped({ count: skippedCount })}>
      {skippedCount > skipped.length && <p>{t.firstShown({ count: skipped.length })}</p>}
      <Table
        aria-label={t.skippedCaption}
        rows={skipped}
        rowKey={({ line }) => String(line)}
        columns={columns}
        maxBlockSize="360px"
      />
    </Disclosure>
  );
}
