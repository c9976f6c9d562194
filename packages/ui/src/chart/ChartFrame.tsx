import { useId, useState, type ReactNode } from 'react';
import { joinIds } from '../element/joinIds.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { SampleNote } from '../SampleNote/SampleNote.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './ChartFrame.css.ts';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';

export type ChartView = 'chart' | 'table';

/** Props of every chart. */
export interface ChartFrameProps extends ElementProps {
  /** "Commission by week" */
  title: string;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  /** What the drawing shows, in a sentence below it. */
  summary: string;
  /** "Simulated account", for figures that are not real. */
  note?: string;
  /** Drawing or table, if the page controls it. */
  view?: ChartView;
  /** @default 'chart' */
  defaultView?: ChartView;
  onViewChange?: (view: ChartView) => void;
  /** @default { showTable: 'Show as table', showChart: 'Show as chart', read: 'read point by point', empty: 'Nothing is measured yet' } */
  words?: Partial<ChartWords>;
}

export interface ChartWords {
  showTable: string;
  showChart: string;
  /** Follows the title in the accessible name of the slider that reads the points. */
  read: string;
  /** Shown instead of a drawing without values. */
  empty: string;
}

export const chartWords: ChartWords = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  read: 'read point by point',
  empty: 'Nothing is measured yet',
};

interface FrameProps extends ChartFrameProps {
  /** The current point, or the last one. */
  readout?: ReactNode;
  table: ChartTableData;
  children: ReactNode;
}

/** Title, current point, drawing or table, and a summary. */
export function ChartFrame(given: FrameProps) {
  const { title, level, summary, note, words, readout, table, children, ...state } = useTexts('Chart', given);
  const { view, defaultView = 'chart', onViewChange } = state;
  const [own, setOwn] = useState(defaultView);
  const id = useId();
  const shown = view ?? own;
  const other = shown === 'chart' ? 'table' : 'chart';
  const says = { ...chartWords, ...words };
  const isEmpty = table.rows.length === 0;
  const show = () => {
    setOwn(other);
    onViewChange?.(other);
  };
  return (
    <figure
      {...pickElementProps(state)}
      className={css.frame}
      aria-labelledby={`${id}-title`}
      aria-describedby={joinIds(state['aria-describedby'], `${id}-summary`)}
    >
      <div className={css.header}>
        <div id={`${id}-title`} className={css.title}>
          {level ? (
            <Heading level={level} size="lg">
              {title}
            </Heading>
          ) : (
            title
          )}
        </div>
        {!isEmpty && (
          <button type="button" className={css.switcher} onClick={show}>
            {other === 'table' ? says.showTable : says.showChart}
          </button>
        )}
      </div>
      {isEmpty ? (
        <p className={css.empty}>{says.empty}</p>
      ) : (
        <>
          {shown === 'chart' && readout}
          {shown === 'chart' && children}
          <ChartTable {...table} caption={title} isShown={shown === 'table'} />
        </>
      )}
      <figcaption className={css.footer}>
        <span id={`${id}-summary`}>{summary}</span>
        {note && <SampleNote>{note}</SampleNote>}
      </figcaption>
    </figure>
  );
}
