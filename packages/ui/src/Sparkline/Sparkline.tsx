import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import { extent } from '../DuneLine/place.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Sparkline.css.ts';

export interface SparklineProps extends ElementProps<SVGSVGElement> {
  values: readonly number[];
  /** A second series on the same scale, dotted, such as a copy of the account. */
  second?: readonly number[];
  /** Number of past values; the ridge after them is not bright. */
  known?: number;
  /** Fills the area below the lowest series. */
  isFilled?: boolean;
  /** An open ring on the last known value. */
  hasRing?: boolean;
  /** No measurements yet: dotted, outline only. */
  isUnknown?: boolean;
  /** The text alternative, in a sentence; without it the line is decorative. */
  description?: string;
  className?: string;
}

const WIDTH = 400;
const HEIGHT = 64;

/** A small dune line without axes, as wide as its container. */
export function Sparkline({
  values,
  second = [],
  known,
  isFilled,
  hasRing,
  isUnknown,
  description,
  className,
  ...element
}: SparklineProps) {
  requireProps('Sparkline', { values });
  const [low, high] = extent([...values, ...second]);
  const box = { y: 6, width: WIDTH, height: HEIGHT - 6 };
  // A sixth of the range is added below, so that the lowest point is not at the edge.
  const domain = [low - (high - low) / 6, high] as const;
  const whole = duneLine(values, box, { domain });
  const until = Math.min(known ?? values.length, values.length);
  const width = values.length > 1 ? (WIDTH * (until - 1)) / (values.length - 1) : WIDTH;
  const lit = until === values.length ? whole : duneLine(values.slice(0, until), { ...box, width }, { domain });
  const lower = second.length > 0 ? duneLine(second, box, { domain }) : lit;
  const last = lit.points.at(-1);
  return (
    <>
      <svg {...pickElementProps(element)} className={[css.sparkline, className].filter(Boolean).join(' ')} aria-hidden>
        <Stretch width={WIDTH} height={HEIGHT}>
          {isFilled && <path className={css.highlight} d={lower.area} />}
          {isFilled && <path className={css.shadow} d={lower.faces} />}
          {second.length > 0 && <path className={css.lines.second} d={lower.ridge} />}
          {lit !== whole && <path className={css.lines.ahead} d={whole.ridge} />}
          <path className={isUnknown ? css.lines.unknown : css.lines.measured} d={lit.ridge} />
        </Stretch>
        {hasRing && last && (
          <circle className={css.ring} cx={`${(last.x / WIDTH) * 100}%`} cy={`${(last.y / HEIGHT) * 100}%`} r="4.5" />
        )}
      </svg>
      {description && <VisuallyHidden as="p">{description}</VisuallyHidden>}
    </>
  );
}
