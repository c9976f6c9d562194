import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warnOnce } from '../dev/warnOnce.ts';
import * as css from './Gauge.css.ts';

export interface GaugeProps extends ElementProps {
  /** The accessible name: "Daily loss used". */
  label: string;
  /** The value, in the unit of `minValue` and `maxValue`; values outside are clamped. */
  value: number;
  /** @default 0 */
  minValue?: number;
  maxValue: number;
  /** From this value on the stroke changes color and pattern. Also mention it in `text`. */
  warnFrom?: number;
  /** The figure in the middle: "62%". */
  figure: string;
  /** The complete value as text: "$310 of $500 used, $190 left". Shown below the figure and announced. */
  text: string;
}

/** The upper half of a circle of this radius, from left to right. */
const ARC = 'M8 84A72 72 0 0 1 152 84';

/** A half-circle gauge of a value between two limits. */
export function Gauge({
  label,
  value,
  minValue: min = 0,
  maxValue: max,
  warnFrom = Infinity,
  figure,
  text,
  ...element
}: GaugeProps) {
  warnOnce(max <= min, 'A Gauge has no span: its maxValue must be greater than its minValue.', { label, min, max });
  const kept = Math.min(Math.max(value, min), max);
  const share = max > min ? ((kept - min) / (max - min)) * 100 : 0;
  const tone = value >= max ? 'full' : value >= warnFrom ? 'near' : 'calm';
  return (
    <div {...pickElementProps(element)} className={css.gauge}>
      <svg className={css.dial} viewBox="0 0 160 96" aria-hidden>
        <path className={css.track} d={ARC} pathLength="100" />
        {share > 0 && <path className={css.values[tone]} d={ARC} pathLength="100" strokeDasharray={`${share} 200`} />}
        <path className={css.limitMark} d="M142 84H160" />
      </svg>
      <p className={css.figure} aria-hidden>
        {figure}
      </p>
      <p className={css.label} aria-hidden>
        {label}
      </p>
      <p className={css.text} aria-hidden>
        {text}
      </p>
      <VisuallyHidden>
        <meter aria-label={label} aria-valuetext={`${figure}, ${text}`} min={min} max={max} value={kept} />
      </VisuallyHidden>
    </div>
  );
}
