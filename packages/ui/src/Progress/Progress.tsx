import { useId, type ReactNode } from 'react';
import type { Labeled } from '../element/Labeled.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Progress.css.ts';

export interface ProgressProps extends ElementProps {
  /** The process: "Uploading passport.jpg". */
  label?: string;
  /** The accessible name, without a visible label, where the place says what it is for. */
  'aria-label'?: string;
  /** The progress, from `minValue` to `maxValue`; omit it if unknown. */
  value?: number;
  /** Whether the progress is unknown although there is a `value`; `valueText` is not announced then. */
  isIndeterminate?: boolean;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** The visible progress, at the end of the label: "64%", "Step 2 of 5". */
  valueLabel?: ReactNode;
  /** The progress for screen readers, if a percentage is not enough: "2 of 5 documents". @default the percentage */
  valueText?: string;
}

const WIDTH = 320;
const HEIGHT = 36;
/** A rise with setbacks, the same for every progress: it shows how far, not how well. */
const { ridge, area, points } = duneLine([0, 1.5, 1.1, 2.6, 2.1, 3.9, 3.2, 4.8, 4.4, 6, 5.5, 7, 8], {
  y: 2,
  width: WIDTH,
  height: HEIGHT - 4,
});
const steps = ridge.split('C').slice(1);

/** The progress of a process: the completed part of the ridge is highlighted, from left to right in every language. */
export function Progress({
  label,
  value,
  isIndeterminate = false,
  minValue: min = 0,
  maxValue: max = 100,
  valueLabel,
  valueText,
  'aria-label': name,
  'aria-labelledby': labelledBy,
  ...element
}: Labeled<ProgressProps>) {
  const clip = useId();
  const isUnknown = isIndeterminate || value === undefined || max <= min;
  const share = isUnknown ? undefined : Math.min(Math.max((value - min) / (max - min), 0), 1);
  return (
    <div {...pickElementProps(element)} className={css.frame}>
      {(label !== undefined || valueLabel) && (
        <div className={css.header} aria-hidden="true">
          <span>{label}</span>
          {valueLabel && <span className={css.value}>{valueLabel}</span>}
        </div>
      )}
      <VisuallyHidden>
        <progress
          aria-label={label ?? name}
          aria-labelledby={label === undefined ? labelledBy : undefined}
          aria-valuetext={isUnknown ? undefined : valueText}
          max={1}
          value={share}
        />
      </VisuallyHidden>
      <svg className={css.drawing} aria-hidden="true">
        <Stretch width={WIDTH} height={HEIGHT}>
          {share === undefined ? (
            steps.map((step, index) => (
              <path key={step} className={css.indeterminate} d={`M${points[index]?.x} ${points[index]?.y}C${step}`} />
            ))
          ) : (
            <path className={css.remaining} d={ridge} />
          )}
        </Stretch>
        {share !== undefined && (
          <>
            <clipPath id={clip}>
              <rect y="-4" width={`${Math.round(share * 10_000) / 100}%`} height={HEIGHT + 8} />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <Stretch width={WIDTH} height={HEIGHT}>
                <path className={css.dune} d={area} />
                <path className={css.highlight} d={ridge} />
              </Stretch>
            </g>
          </>
        )}
      </svg>
    </div>
  );
}
