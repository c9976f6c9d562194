import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './WeekBars.css.ts';

export interface WeekBar {
  /** "12 weeks ago", "50K": the row's heading in the table, and the bar's name. */
  name: string;
  value: number;
  /** The formatted value: "$44,120". */
  text: string;
  /** In the future: dashed, outline only. */
  isOpen?: boolean;
}

export interface WeekBarsProps extends ElementProps {
  bars: readonly WeekBar[];
  /** The table's caption. */
  caption: string;
  heads: { name: string; value: string };
  /** Texts below the first and the last bar; without them every bar shows its name. */
  ends?: { first: string; last: string };
  className?: string;
}

/** Share of its slot that a bar fills. */
const FILL = 0.8;

/** Bars with a ridge as cap, starting at zero, in chronological order from left to right; and the same figures as a table. */
export function WeekBars({ bars, caption, heads, ends, className, ...element }: WeekBarsProps) {
  requireProps('WeekBars', { bars, heads });
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const slot = bars.length > 0 ? 100 / bars.length : 100;
  // With texts at both ends the outer bars are aligned with them; with names, every bar is centered above its name.
  const pitch = ends && bars.length > 1 ? (100 - slot * FILL) / (bars.length - 1) : slot;
  const start = ends ? 0 : (slot * (1 - FILL)) / 2;
  return (
    <figure {...pickElementProps(element)} className={[css.figure, className].filter(Boolean).join(' ')}>
      <svg className={css.plot} aria-hidden>
        {bars.map(({ name, value, isOpen }, index) => {
          const height = highest > 0 ? (100 * value) / highest : 0;
          const place = { x: percent(start + pitch * index), width: percent(slot * FILL), y: percent(100 - height) };
          if (isOpen) return <rect key={name} className={css.futureBar} {...place} height={percent(height)} />;
          return (
            <g key={name}>
              <rect className={css.bar} {...place} height={percent(height)} />
              <rect className={css.cap} {...place} height="2" />
            </g>
          );
        })}
        <line className={css.axis} x2="100%" y1="100%" y2="100%" />
      </svg>
      {ends ? (
        <div className={css.endLabels} aria-hidden>
          <span dir="auto">{ends.first}</span>
          <span dir="auto">{ends.last}</span>
        </div>
      ) : (
        <div className={css.names} aria-hidden>
          {bars.map(({ name }) => (
            <span key={name} dir="auto">
              {name}
            </span>
          ))}
        </div>
      )}
      <VisuallyHidden as="div">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.name}</th>
              <th scope="col">{heads.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}
