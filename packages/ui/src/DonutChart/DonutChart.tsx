import { requireProps } from '../dev/requireProps.ts';
import { ChartFrame, type ChartFrameProps } from '../chart/ChartFrame.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import { shareArcs } from './shareArcs.ts';
import * as css from './DonutChart.css.ts';

export interface DonutPart {
  /** "United Arab Emirates" */
  readonly name: string;
  readonly value: number;
}

export interface DonutChartProps extends ChartFrameProps {
  /** Parts of the whole; drawn from the largest on. */
  parts: readonly DonutPart[];
  /** Table headings: the part, its value, its share. */
  heads: { part: string; value: string; share: string };
  /** Formats a value: "$4,120". @default String */
  format?: (value: number) => string;
  /** Formats a share between 0 and 1: "38%". */
  percent: (share: number) => string;
  /** Name of the last part, which sums up those beyond the fifth. @default 'Others' */
  othersLabel?: string;
  /** What the figure in the middle counts: "Commission". */
  totalLabel: string;
}

/** The shares of a whole as a ring of at most six parts; each is named beside it, so that no color has to be matched. */
export function DonutChart(given: DonutChartProps) {
  requireProps('DonutChart', { parts: given.parts, heads: given.heads, percent: given.percent });
  const { parts, heads, format = String, percent, othersLabel = 'Others', totalLabel, ...frame } = useTexts('DonutChart', given);
  const { total, rows, arcs } = shareArcs(parts, othersLabel);
  return (
    <ChartFrame
      {...frame}
      table={{
        heads: [heads.part, heads.value, heads.share],
        rows: rows.map(({ name, value, share }) => ({ name, cells: [format(value), percent(share)] })),
      }}
    >
      <div className={css.layout} aria-hidden>
        <div className={css.ring}>
          <svg viewBox="0 0 120 120" className={css.drawing}>
            {arcs.map(({ name, start, share }, index) => (
              <circle
                key={name}
                cx="60"
                cy="60"
                r="50"
                pathLength="100"
                className={css.arc}
                data-rank={index}
                // A gap of one percent between parts; a part is never thinner than that.
                strokeDasharray={`${Math.max(share * 100 - (arcs.length > 1 ? 1 : 0), 0.6)} 200`}
                strokeDashoffset={-start * 100}
              />
            ))}
          </svg>
          <p className={css.middle}>
            <span className={css.total}>{format(total)}</span>
            <span className={css.totalLabel}>{totalLabel}</span>
          </p>
        </div>
        <ul role="list" className={css.names}>
          {arcs.map(({ name, value, share }, index) => (
            <li key={name} className={css.part}>
              <span className={css.mark} data-rank={index} />
              <span className={css.name}>{name}</span>
              <span className={css.value}>
                {format(value)} <span className={css.share}>{percent(share)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
