import { triggerOf } from '@duneline/machines/triggers';
import type { StatechartRow } from '@duneline/specs/contract';
import type { ChartState } from '../chart/Chart.ts';
import { eventLabel } from '../labels/rowWords.ts';
import { fontSizes, wrapText, type Measure, type TextKind } from './textMetrics.ts';

/** A line of text in a block; `x` and `y` are the start of its baseline, relative to the block. */
export interface TextLine {
  readonly kind: TextKind;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A row with its event and guard on separate lines, inside a state or on a line. */
export interface RowBlock {
  readonly row: StatechartRow;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** The content of a state's box or a link's label, and its size. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  readonly tags: readonly { readonly text: string; readonly x: number; readonly y: number; readonly width: number }[];
  readonly rows: readonly RowBlock[];
}

export const padding = 12;
const inset = 8;
/** Space at the end of a row for the symbol of its test result. */
const signRoom = 18;
const summaryWidth = 190;
export const tagHeight = 20;

/** The content of a state's box: name, summary, actors, tags, and the rows that stay in it. */
export function stateBlock(state: ChartState, measure: Measure): Block {
  const lines: TextLine[] = [];
  let y = padding;
  const add = (kind: TextKind, text: string) => {
    lines.push({ kind, text, x: padding, y: y + fontSizes[kind].line * 0.75 });
    y += fontSizes[kind].line;
  };
  add('name', state.name);
  y += 2;
  for (const line of wrapText(state.summary, summaryWidth, (text) => measure(text, 'text'))) add('text', line);
  for (const actor of state.invokes) {
    y += 4;
    add('event', `runs ${actor}`);
  }
  let x = padding;
  const tags = state.tags.map((text) => {
    const width = Math.ceil(measure(text, 'text')) + 14;
    const tag = { text, x, y: y + 6, width };
    x += width + 6;
    return tag;
  });
  if (tags.length > 0) y += tagHeight + 6;
  const rows = rowBlocks(state.inner, y + 17, padding);
  const width = Math.max(96, x, ...[...lines, ...rows.flatMap((row) => row.lines)].map((line) => endOf(line, measure)));
  return {
    lines,
    tags,
    rows,
    width: Math.ceil(width + padding),
    height: Math.ceil((rows.at(-1) ? bottomOf(rows) : y) + padding),
  };
}

/** The label of a link: its rows. */
export function linkBlock(rows: readonly StatechartRow[], measure: Measure): Block {
  const blocks = rowBlocks(rows, inset - 2, inset + 2);
  const width = Math.max(...blocks.flatMap(({ lines }) => lines.map((line) => endOf(line, measure))));
  return { lines: [], tags: [], rows: blocks, width: Math.ceil(width + inset), height: bottomOf(blocks) + inset - 2 };
}

function rowBlocks(rows: readonly StatechartRow[], top: number, x: number): readonly RowBlock[] {
  let y = top;
  return rows.map((row) => {
    const event = triggerOf(row.event).kind === 'always' ? [] : [{ kind: 'event' as const, text: eventLabel(row.event) }];
    const guard = row.guard === null ? [] : [{ kind: 'text' as const, text: `[${row.guard}]` }];
    const start = y;
    const texts = event.length + guard.length === 0 ? [{ kind: 'event' as const, text: 'at once' }] : [...event, ...guard];
    const lines = texts.map(({ kind, text }) => {
      const line = { kind, text, x, y: y + fontSizes[kind].line * 0.75 };
      y += fontSizes[kind].line;
      return line;
    });
    const height = y - start;
    y += 6;
    return { row, y: start, height, lines };
  });
}

function endOf({ x, kind, text }: TextLine, measure: Measure): number {
  return x + measure(text, kind) + (kind === 'name' ? 0 : signRoom);
}

function bottomOf(rows: readonly RowBlock[]): number {
  const last = rows.at(-1);
  return last ? last.y + last.height : 0;
}
