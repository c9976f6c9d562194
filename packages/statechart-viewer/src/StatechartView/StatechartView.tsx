import { useMemo, useRef, type ReactNode } from 'react';
import type { StatechartTable } from '@duneline/specs/contract';
import { IconButton, minus, plus } from '@duneline/ui';
import { chartOf } from '../chart/chartOf.ts';
import { pathsOf, type StateValue } from '../chart/paths.ts';
import { Drawing } from './Drawing.tsx';
import { corners } from './corners.ts';
import type { Coverage } from './Highlight.ts';
import * as css from './StatechartView.css.ts';
import { usePanZoom } from './usePanZoom.ts';
import { usePlaced } from './usePlaced.ts';

/** The labels around a drawing. */
export interface StatechartLabels {
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** While the layout is calculated. */
  pending: string;
}

export interface StatechartViewProps {
  table: StatechartTable;
  /** The running machine's snapshot: its states are highlighted. */
  snapshot?: { readonly value: StateValue };
  /** Table lines of the rows taken last, which are highlighted. */
  last?: readonly number[];
  /** Table line of the selected row. */
  chosen?: number | null;
  /** The result of each row's last test, by table line. */
  coverage?: Coverage | null;
  onChoose?: (line: number) => void;
  /** The drawing's accessible name. @default the table's summary */
  label?: string;
  /** Below the drawing, such as the last event. */
  caption?: ReactNode;
  /** @default English */
  words?: StatechartLabels;
}

const english = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show all of it', pending: 'The drawing is being laid out…' };
const none: readonly number[] = [];

/**
 * Draws a statechart from its table and highlights the current states and the last transition. Pans and zooms by key and pointer.
 */
export function StatechartView({ table, snapshot, last = none, chosen = null, coverage = null, ...rest }: StatechartViewProps) {
  const { onChoose = () => {}, label = table.summary, caption, words = english } = rest;
  const frame = useRef<HTMLDivElement>(null);
  const chart = useMemo(() => chartOf(table), [table]);
  const placed = usePlaced(chart, frame);
  const active = snapshot ? pathsOf(snapshot.value) : [];
  const shown = placed?.states.find(({ state }) => state.path === (active.at(-1) ?? table.initial));
  const { zoom, zoomIn, zoomOut, fit } = usePanZoom({ frame, placed, shown, onPressRow: onChoose });
  return (
    <div className={css.view}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keyboard */}
      <div ref={frame} className={css.frame} role="group" aria-label={label} aria-busy={!placed} tabIndex={0}>
        {placed ? (
          <Drawing placed={placed} zoom={zoom} label={label} lit={{ active, last, chosen, coverage }} />
        ) : (
          <p className={css.pending}>{words.pending}</p>
        )}
      </div>
      <div className={css.footer}>
        <div className={css.caption}>{caption}</div>
        <div className={css.tools}>
          <IconButton size="sm" icon={plus} aria-label={words.zoomIn} onPress={zoomIn} />
          <IconButton size="sm" icon={minus} aria-label={words.zoomOut} onPress={zoomOut} />
          <IconButton size="sm" icon={corners} aria-label={words.fit} onPress={fit} />
        </div>
      </div>
    </div>
  );
}
