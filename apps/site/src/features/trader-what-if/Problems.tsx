import * as t from '@duneline/specs/messages/trader-what-if';
import { Alert, Table, type TableColumn } from '@duneline/ui';
import { columnLabels } from './columnLabels.ts';
import type { Answer } from './judgeText.ts';
import type { CellProblem } from './TradeFile.ts';
import * as css from './WhatIf.css.ts';

const reasons: Readonly<Record<CellProblem['reason'], string>> = {
  'missing-column': t.missingColumn,
  'doubled-column': t.doubledColumn,
  'above-header': t.aboveHeader,
  'missing-cells': t.missingCells,
  'surplus-cells': t.surplusCells,
  'bad-quotes': t.badQuotes,
  'bad-time': t.badTime,
  'ambiguous-date': t.ambiguousDate,
  'ambiguous-hour': t.ambiguousHour,
  'no-zone': t.noZone,
  'bad-amount': t.badAmount,
  'ambiguous-amount': t.ambiguousAmount,
  'ambiguous-charge': t.ambiguousCharge,
  'closed-before-opened': t.closedBeforeOpened,
};

/** The column's own head; a column that the file lacks has only the name it has here. */
const columnOf = ({ column, reason }: CellProblem) =>
  reason === 'missing-column' || reason === 'doubled-column'
    ? new Map<string, string>(Object.entries(columnLabels)).get(column)
    : column;

const problemColumns: readonly TableColumn<CellProblem>[] = [
  { id: 'line', label: t.line, cell: ({ line }) => line },
  { id: 'column', label: t.column, cell: (problem) => <bdi>{columnOf(problem)}</bdi> },
  { id: 'text', label: t.found, cell: ({ text }) => <bdi>{text}</bdi> },
  { id: 'reason', label: t.reason, cell: ({ reason }) => <span className={css.sentence}>{reasons[reason]}</span> },
];

/** What keeps a file from being judged, cell by cell. */
export function Problems({ answer: { problems, problemCount } }: { readonly answer: Answer }) {
  return (
    <>
      <Alert tone="danger" title={t.wrongFile({ count: problemCount })}>
        {problemCount > problems.length && t.firstShown({ count: problems.length })}
      </Alert>
      <Table
        aria-label={t.problemsCaption}
        rows={problems}
        rowKey={(problem) => String(problems.indexOf(problem))}
        columns={problemColumns}
        maxBlockSize="360px"
      />
    </>
  );
}
