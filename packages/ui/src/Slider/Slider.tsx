import { useEffect, useEffectEvent, useId, useRef, useState, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Labeled } from '../element/Labeled.ts';
import { joinIds } from '../element/joinIds.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickOuterProps } from '../element/pickOuterProps.ts';
import { isBlank, warnOnce } from '../dev/warnOnce.ts';
import * as css from '../field/field.css.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useAdoptedText } from '../field/useAdoptedText.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { useFormReset } from '../field/useFormReset.ts';
import { numberFormat } from '../Figure/intl.ts';
import { fillSize } from './fillSize.ts';
import * as own from './Slider.css.ts';

export interface SliderProps extends Pick<FieldTexts, 'label' | 'aria-label' | 'aria-labelledby' | 'description'>, ElementProps {
  value?: number;
  /** @default minValue */
  defaultValue?: number;
  /** Called while the thumb moves. */
  onChange?: (value: number) => void;
  /** Called when the thumb has been released, and after each key. */
  onChangeEnd?: (value: number) => void;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** @default 1 */
  step?: number;
  /** The format of the value, shown and announced: a currency, percent, a unit. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Writes the value instead, such as "two weeks". */
  formatValue?: (value: number) => string;
  /** Whether the minimum and maximum are shown below the ends. */
  hasEnds?: boolean;
  name?: string;
  isDisabled?: boolean;
}

/**
 * A native range input, for values whose position between two limits matters more than exact digits. It works before hydration.
 */
export function Slider({ label, description, minValue = 0, maxValue = 100, step = 1, ...rest }: Labeled<SliderProps>) {
  const { value, defaultValue = minValue, onChange, onChangeEnd, formatOptions, formatValue, hasEnds, name, isDisabled } = rest;
  const { locale } = useLocale();
  const write =
    formatValue ?? ((amount: number) => (formatOptions ? numberFormat(locale, formatOptions).format(amount) : String(amount)));
  warnOnce(label !== undefined && isBlank(label), 'A slider has an empty label. Give it words: nobody can tell what it sets.');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const number = value ?? ownValue;
  const change = (written: string) => {
    setOwnValue(Number(written));
    onChange?.(Number(written));
  };
  useAdoptedText(input, String(number), change);
  const release = useEffectEvent(() => onChangeEnd?.(Number(input.current?.value)));
  useEffect(() => {
    const control = input.current;
    const listen = () => release();
    control?.addEventListener('change', listen); // React's `onChange` is the browser's `input`
    return () => control?.removeEventListener('change', listen);
  }, []);
  const [initial] = useState(value ?? defaultValue);
  useFormReset(input, () => number !== initial && change(String(initial)));
  const share = maxValue > minValue ? (number - minValue) / (maxValue - minValue) : 0;

  const shown = (
    <span aria-hidden="true" className={own.value}>
      {write(number)}
    </span>
  );

  return (
    <div
      {...pickOuterProps(rest)}
      ref={useFieldRef(rest.ref as Ref<HTMLDivElement>)}
      className={css.field}
      data-disabled={isDisabled || undefined}
    >
      {label === undefined ? (
        <div className={css.label}>{shown}</div>
      ) : (
        <label htmlFor={id} className={css.label}>
          {label}
          {shown}
        </label>
      )}
      <div className={own.line}>
        <span aria-hidden="true" className={own.track}>
          <span className={own.filledTrack} style={{ inlineSize: fillSize(Math.min(1, Math.max(0, share))) }} />
        </span>
        <input
          ref={input}
          id={id}
          type="range"
          className={own.input}
          name={name}
          min={minValue}
          max={maxValue}
          step={step}
          value={number}
          disabled={isDisabled}
          aria-label={rest['aria-label']}
          aria-labelledby={rest['aria-labelledby']}
          aria-valuetext={write(number)}
          aria-describedby={joinIds(rest['aria-describedby'], description && `${id}-description`)}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      {hasEnds && (
        <div aria-hidden="true" className={own.endLabels}>
          <span>{write(minValue)}</span>
          <span>{write(maxValue)}</span>
        </div>
      )}
      {description && (
        <span id={`${id}-description`} className={css.description}>
          {description}
        </span>
      )}
    </div>
  );
}
