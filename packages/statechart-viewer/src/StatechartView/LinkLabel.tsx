import type { Block } from '../layout/blocks.ts';
import type { Box } from '../layout/layoutChart.ts';
import * as css from './Drawing.css.ts';
import type { Highlight } from './Highlight.ts';
import { RowLines } from './RowLines.tsx';

interface LinkLabelProps {
  box: Box;
  block: Block;
  lit: Highlight;
}

/** The rows of a line, in a small box on it. */
export function LinkLabel({ box: { x, y, width, height }, block, lit }: LinkLabelProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={css.chip} width={width} height={height} rx="6" />
      {block.rows.map((row) => (
        <RowLines key={row.row.line} block={row} width={width} lit={lit} />
      ))}
    </g>
  );
}
