import type { TextLine } from '../layout/blocks.ts';
import * as css from './Drawing.css.ts';

/** Positioned lines of text. */
export function TextLines({ lines }: { lines: readonly TextLine[] }) {
  return lines.map(({ kind, text, x, y }) => (
    <text key={y} className={css.text[kind]} x={x} y={y}>
      {text}
    </text>
  ));
}
