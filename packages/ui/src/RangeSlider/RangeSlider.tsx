import { useId, useState } from 'react';
import {
  Label,
  Slider as Field,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as FieldProps,
} from 'react-aria-components/Slider';
import { PageDirection } from '../direction/PageDirection.tsx';
import { joinIds } from '../element/joinIds.ts';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { useFormReset } from '../field/useFormReset.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as slider from '../Slider/Slider.css.ts';
import { useControlled } from '../state/useControlled.ts';
import * as own from './RangeSlider.css.ts';

/** Two numbers between which something is, both included. */
export interface NumberRange {
  readonly start: number;
  readonly end: number;
}

type Kept = OrUndefined<
  Pick<FieldProps<number[]>, 'aria-describedby' | 'formatOptions' | 'id' | 'isDisabled' | 'maxValue' | 'minValue' | 'step'>
>;

export interface RangeSliderProps
  extends Pick<FieldTexts, 'label' | 'aria-label' | 'aria-labelledby' | 'description' | 'ref'>, Kept {
  value?: NumberRange;
  /** @default from `minValue` to `maxValue` */
  defaultValue?: NumberRange;
  /** Called while a thumb moves; by a reset of the form once for each thumb, and then with the whole range. */
  onChange?: (range: NumberRange) => void;
  /** Called when a thumb has been released, and after each key. */
  onChangeEnd?: (range: NumberRange) => void;
  /** Names of the two numbers in the surrounding form's data. */
  startName?: string;
  endName?: string;
  /** Name of the first thumb, after the field's own. @default 'Minimum' */
  startLabel?: string;
  /** Name of the second thumb. @default 'Maximum' */
  endLabel?: string;
}

/** React Aria's type allows a slider of one thumb, whose value is a number. */
const toRange = (values: number | readonly number[]): NumberRange => {
  const [start = 0, end = start] = [values].flat();
  return { start, end };
};

/** Two thumbs on one track, for the smallest and the largest value that somebody accepts: a price, a size. */
export function RangeSlider(given: Labeled<RangeSliderProps>) {
  const { label, description, startLabel = 'Minimum', endLabel = 'Maximum', ...rest } = useTexts('RangeSlider', given);
  const { value, defaultValue, onChange, onChangeEnd, startName, endName, minValue = 0, maxValue = 100, ...props } = rest;
  const described = useId();
  const field = useFieldRef(props.ref);
  const [initial] = useState(value ?? defaultValue ?? { start: minValue, end: maxValue });
  const [range, change] = useControlled(value, initial, onChange);
  // React Aria resets one thumb after the other, and neither past the other.
  useFormReset(field, () => {
    if (range.start !== initial.start || range.end !== initial.end) change(initial);
  });
  const thumbs = [
    { 'aria-label': startLabel, name: startName },
    { 'aria-label': endLabel, name: endName },
  ];
  return (
    <PageDirection>
      <Field
        {...props}
        {...{ minValue, maxValue }}
        aria-describedby={joinIds(props['aria-describedby'], description && described)}
        ref={field}
        value={[range.start, range.end]}
        onChange={(next) => change(toRange(next))}
        onChangeEnd={(next) => onChangeEnd?.(toRange(next))}
        className={css.field}
      >
        <div className={css.label}>
          {label !== undefined && <Label>{label}</Label>}
          <SliderOutput className={slider.value}>
            {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(' – ')}
          </SliderOutput>
        </div>
        <div className={own.line}>
          <SliderTrack className={own.track}>
            {({ state }) => (
              <>
                <span
                  className={own.filledTrack}
                  style={{
                    insetInlineStart: `${state.getThumbPercent(0) * 100}%`,
                    insetInlineEnd: `${100 - state.getThumbPercent(1) * 100}%`,
                  }}
                />
                {thumbs.map((thumb, index) => (
                  <SliderThumb key={index} index={index} {...thumb} className={own.thumb} />
                ))}
              </>
            )}
          </SliderTrack>
        </div>
        {description && (
          <span id={described} className={css.description}>
            {description}
          </span>
        )}
      </Field>
    </PageDirection>
  );
}
