import { duneLine, VisuallyHidden } from '@duneline/ui';
import * as css from './LifecycleRidge.css.ts';

interface RidgeStation {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

interface LifecycleRidgeProps {
  /** Names the list. */
  readonly label: string;
  readonly stations: readonly RidgeStation[];
  readonly current: number;
  /** Says, for those who listen, that the account is at the current station. */
  readonly currentLabel: string;
  readonly isEnded: boolean;
}

const WIDTH = 1000;
const HEIGHT = 72;

/** The stages of an account as a climbing ridge: lit up to the present one. Below 768 pixels, a column. */
export function LifecycleRidge({ label, stations, current, currentLabel, isEnded }: LifecycleRidgeProps) {
  const last = 2 * stations.length - 1;
  // Even indices are valleys, odd ones stations; each valley is a little lower than the station before it.
  const values = Array.from({ length: last + 1 }, (_, index) => (index % 2 === 1 ? (index + 1) / 2 : index / 2 - 0.2));
  const domain = [values[0] ?? 0, stations.length] as const;
  const whole = duneLine(values, { y: 8, width: WIDTH, height: HEIGHT - 12 }, { domain, minFall: 0.5, isSoft: true });
  const reached = 2 * current + 1;
  const lit = duneLine(
    values.slice(0, reached + 1),
    { y: 8, width: (WIDTH * reached) / last, height: HEIGHT - 12 },
    { domain, isSoft: true },
  );
  return (
    <div className={css.frame} data-ended={isEnded || undefined}>
      <svg className={css.drawing} aria-hidden>
        <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className={css.area} d={whole.area} />
          <path className={css.ridge} d={whole.ridge} />
          <path className={css.lit} d={lit.ridge} />
        </svg>
        {stations.map(({ id }, index) => {
          const { x, y } = whole.points[2 * index + 1] ?? { x: 0, y: 0 };
          return (
            <circle
              key={id}
              className={index === current ? css.present : css.marker}
              cx={`${x / 10}%`}
              cy={y}
              r={index === current ? 5.5 : 4.5}
            />
          );
        })}
      </svg>
      <ol role="list" aria-label={label} className={css.stations}>
        {stations.map(({ id, label: name, detail }, index) => (
          <li
            key={id}
            className={css.station}
            aria-current={index === current ? 'step' : undefined}
            data-past={index < current || undefined}
          >
            <span className={css.name}>
              {name}
              {index === current && <VisuallyHidden> ({currentLabel})</VisuallyHidden>}
            </span>
            <span className={css.detail}>{detail}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
