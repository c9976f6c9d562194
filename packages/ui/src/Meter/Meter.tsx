import { useLocale } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { numberFormat } from '../Figure/intl.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Meter.css.ts';

export interface MeterProps extends ElementProps {
  /** What is measured: "Storage". */
  label: string;
  /** The value, in the unit of `minValue` and `maxValue`; values outside are clamped. */
  value: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** The format of the value; `percent` is the share of the range. @default percent */
  formatOptions?: Intl.NumberFormatOptions;
  /** The visible value with its unit: "3.1 of 5 GB". @default the formatted value */
  valueLabel?: ReactNode;
  /** The value with its unit, for screen readers. @default `valueLabel`, or the formatted value */
  valueText?: string;
  /** The meaning; also mention it in `valueLabel` or `note`. @default 'ridge' */
  tone?: 'ridge' | 'success' | 'warning' | 'danger';
  /** A value to compare with, such as a target, in the same unit. */
  mark?: number;
  /** Text below the bar, such as the meaning of the mark. */
  note?: ReactNode;
}

/** A quantity between a minimum and a maximum. For a process that ends, use Progress. */
export function Meter({
  label,
  value,
  formatOptions = { style: 'percent' },
  minValue: min = 0,
  maxValue: max = 100,
  valueLabel,
  valueText,
  tone,
  mark,
  note,
  ...element
}: MeterProps) {
  const share = (of: number) => (max > min ? Math.min(Math.max((of - min) / (max - min), 0), 1) : 0);
  const percent = (of: number) => `${Math.round(share(of) * 10_000) / 100}%`;
  const { locale } = useLocale();
  const kept = Math.min(Math.max(value, min), max);
  const { style } = formatOptions;
  const written = numberFormat(locale, formatOptions).format(style === 'percent' ? share(kept) : kept);
  const spoken = valueText ?? (typeof valueLabel === 'string' ? valueLabel : written);
  return (
    <div {...pickElementProps(element)} className={css.frame}>
      <div className={css.header} aria-hidden="true">
        <span className={css.label}>{label}</span>
        <span className={css.value}>{valueLabel ?? written}</span>
      </div>
      <VisuallyHidden>
        <meter aria-label={label} aria-valuetext={spoken} min={min} max={max} value={kept} />
      </VisuallyHidden>
      <svg className={css.bar} aria-hidden="true">
        <rect className={css.track} y="7" width="100%" height="2" />
        <rect className={css.filled({ tone })} y="5" width={percent(value)} height="6" />
        {mark !== undefined && (
          <svg x={percent(mark)} overflow="visible">
            <rect className={css.targetMark} x={share(mark) < 0.5 ? 0 : -2} y="0" width="2" height="16" />
          </svg>
        )}
      </svg>
      {note && <div className={css.note}>{note}</div>}
    </div>
  );
}
