import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { StatechartTable } from '@duneline/specs/contract';
import { isWritten } from '../chart/isWritten.ts';
import type { Highlight } from '../StatechartView/Highlight.ts';
import { eventLabel, rowSentence, stateLabel, targetLabel } from '../labels/rowWords.ts';
import { verdictLabel } from '../labels/verdictWords.ts';
import * as css from './TransitionTable.css.ts';

interface TransitionTableProps {
  table: StatechartTable;
  lit: Highlight;
  onChoose: (line: number) => void;
  /** Opens a line of the table's file in an editor. */
  onOpen?: ((line: number) => void) | undefined;
  /** Heading of the test result column. */
  verdictHead: string;
}

/** Every transition of a chart as a row: arrow keys move between rows, which are announced as "from, event, guard, to". */
export function TransitionTable({ table, lit: { last, chosen, coverage, active }, ...rest }: TransitionTableProps) {
  const { onChoose, onOpen, verdictHead } = rest;
  return (
    <div className={css.scroll}>
      <Table
        aria-label={`Transitions of ${table.name}`}
        className={css.table}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          for (const line of keys) onChoose(Number(line));
        }}
      >
        <TableHeader>
          {['From', 'Event', 'Guard', 'To'].map((head) => (
            <Column key={head} id={head} isRowHeader className={css.head}>
              {head}
            </Column>
          ))}
          <Column className={css.head}>Actions</Column>
          <Column className={css.head}>Clause</Column>
          {isWritten(table) && <Column className={css.head}>Line</Column>}
          {isWritten(table) && <Column className={css.head}>{verdictHead}</Column>}
        </TableHeader>
        <TableBody>
          {table.rows.map((row) => (
            <Row
              key={row.line}
              id={row.line}
              textValue={rowSentence(row)}
              className={css.row}
              data-lit={last.includes(row.line) || undefined}
              data-open={active.includes(row.from) || undefined}
            >
              <Cell className={css.state}>{stateLabel(row.from)}</Cell>
              <Cell className={css.cell}>{eventLabel(row.event)}</Cell>
              <Cell className={css.muted}>{row.guard ?? 'none'}</Cell>
              <Cell className={css.state}>{targetLabel(row)}</Cell>
              <Cell className={css.muted}>{row.actions.join(', ') || 'none'}</Cell>
              <Cell className={css.clause}>{row.clause ?? 'none'}</Cell>
              {isWritten(table) && (
                <Cell className={css.muted}>
                  {onOpen ? (
                    <button
                      type="button"
                      className={css.line}
                      aria-label={`Open line ${row.line} in the editor`}
                      onClick={() => onOpen(row.line)}
                    >
                      {row.line}
                    </button>
                  ) : (
                    row.line
                  )}
                </Cell>
              )}
              {isWritten(table) && (
                <Cell className={css.testResult[coverage?.[row.line] ?? 'untested']}>{verdictLabel(coverage?.[row.line])}</Cell>
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
