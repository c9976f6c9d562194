import { padding, tagHeight } from '../layout/blocks.ts';
import type { PlacedState } from '../layout/layoutChart.ts';
import * as css from './Drawing.css.ts';
import type { Highlight } from './Highlight.ts';
import { RowLines } from './RowLines.tsx';
import { TextLines } from './TextLines.tsx';

interface StateBoxProps {
  placed: PlacedState;
  lit: Highlight;
}

/** The box of a state; a compound state's box is drawn first, below the lines inside it. */
export function StateBox({ placed: { state, x, y, width, height }, lit }: StateBoxProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-state={state.path}
      data-lit={lit.active.includes(state.path) || undefined}
      className={state.isInnermost ? css.innermost : css.around}
    >
      <rect className={css.box} width={width} height={height} rx="10" />
      {state.isFinal && <rect className={css.final} x="3" y="3" width={width - 6} height={height - 6} rx="7" />}
    </g>
  );
}

/** The content of a state's box: name, summary, actors, tags and the rows that stay in it. */
export function StateLabel({ placed: { state, block, x, y, width }, lit }: StateBoxProps) {
  const [firstRow] = block.rows;
  return (
    <g transform={`translate(${x} ${y})`} className={state.isInnermost ? css.innermost : css.around}>
      <TextLines lines={block.lines} />
      {block.tags.map((tag) => (
        <g key={tag.text} transform={`translate(${tag.x} ${tag.y})`}>
          <rect className={css.tag} width={tag.width} height={tagHeight} rx="5" />
          <text className={css.tagText} x={tag.width / 2} y="14">
            {tag.text}
          </text>
        </g>
      ))}
      {firstRow && <path className={css.rule} d={`M${padding} ${firstRow.y - 8.5}H${width - padding}`} />}
      {block.rows.map((row) => (
        <RowLines key={row.row.line} block={row} width={state.isInnermost ? width : block.width} lit={lit} />
      ))}
    </g>
  );
}
