import { requireProps } from '../dev/requireProps.ts';
import { ChartFrame, type ChartFrameProps } from '../chart/ChartFrame.tsx';
import * as css from './FunnelChart.css.ts';

export interface FunnelStep {
  /** "Sign-ups" */
  readonly name: string;
  readonly value: number;
}

export interface FunnelChartProps extends ChartFrameProps {
  /** Steps from the widest to the narrowest. */
  steps: readonly FunnelStep[];
  /** Table headings: the step, its count, its share of the previous step and of the first. */
  heads: { step: string; count: string; ofPrevious: string; ofFirst: string };
  /** Formats a count: "1,204". @default String */
  format?: (value: number) => string;
  /** Formats a share between 0 and 1: "5.6%". */
  percent: (share: number) => string;
  /** "5.6% of clicks" */
  shareOf: (share: string, previous: string) => string;
}

/**
 * A funnel: the count of each step, drawn to the scale of the first, with its share of the previous step. A step that exceeds
 * another is not a part of it and has no share of it.
 */
export function FunnelChart({ steps, heads, format = String, percent, shareOf, ...frame }: FunnelChartProps) {
  requireProps('FunnelChart', { steps, heads, percent, shareOf });
  const first = steps[0]?.value ?? 0;
  const shareText = (value: number, whole: number) => (value > whole ? '' : percent(part(value, whole)));
  const rows = steps.map(({ name, value }, index) => {
    const previous = steps[index - 1];
    const ofPrevious = previous ? shareText(value, previous.value) : '';
    return { name, value, previous, ofPrevious, ofFirst: shareText(value, first), width: part(value, first) };
  });
  return (
    <ChartFrame
      {...frame}
      table={{
        heads: [heads.step, heads.count, heads.ofPrevious, heads.ofFirst],
        rows: rows.map(({ name, value, ofPrevious, ofFirst }) => ({
          name,
          cells: [format(value), ofPrevious, ofFirst],
        })),
      }}
    >
      <div className={css.steps} aria-hidden>
        {rows.map(({ name, value, previous, ofPrevious, width }) => (
          <div key={name} className={css.step}>
            <span className={css.name}>{name}</span>
            <span className={css.figures}>
              <strong>{format(value)}</strong>{' '}
              <span className={css.share}>{previous && ofPrevious && shareOf(ofPrevious, previous.name)}</span>
            </span>
            <svg className={css.bar}>
              <rect className={css.track} y="5" width="100%" height="1" />
              <rect className={css.fill} width={`${Math.round(width * 10000) / 100}%`} height="10" />
              <svg x={`${Math.round(width * 10000) / 100}%`} overflow="visible">
                <rect className={css.cap} x="-2" width="2" height="10" />
              </svg>
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

function part(value: number, whole: number): number {
  return whole > 0 ? Math.min(value / whole, 1) : 0;
}
