import type { RowBlock } from '../layout/blocks.ts';
import * as css from './Drawing.css.ts';
import type { Highlight } from './Highlight.ts';
import { TextLines } from './TextLines.tsx';

interface RowLinesProps {
  block: RowBlock;
  /** Width of the container, in CSS pixels. */
  width: number;
  lit: Highlight;
}

/** A row's event and guard, and an icon for its last test result. */
export function RowLines({ block: { row, y, height, lines }, width, lit: { last, chosen, coverage } }: RowLinesProps) {
  const verdict = coverage && (coverage[row.line] ?? 'untested');
  return (
    <g
      className={css.row}
      data-row={row.line}
      data-lit={last.includes(row.line) || undefined}
      data-chosen={chosen === row.line || undefined}
    >
      <rect className={css.target} x="4" y={y - 2} width={width - 8} height={height + 4} rx="4" />
      <TextLines lines={lines} />
      {verdict && <path className={css.icon[verdict]} d={signs[verdict]} transform={`translate(${width - 20} ${y + 4})`} />}
    </g>
  );
}

const signs = { passed: 'm1 6 3 3 6-7', failed: 'm1 1 8 8M9 1 1 9', untested: 'M5 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z' };
