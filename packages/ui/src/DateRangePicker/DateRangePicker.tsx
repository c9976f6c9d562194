import { useMemo } from 'react';
import type { DateValue } from '@internationalized/date';
import { DateRangePicker as Field, Group, type DateRangePickerProps as FieldProps } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarButton, CalendarPopover } from '../DatePicker/CalendarPopover.tsx';
import { segmentsRow } from '../DatePicker/DatePicker.css.ts';
import type { KeptByDates } from '../DatePicker/DatePicker.tsx';
import { DateSegments } from '../DatePicker/DateSegments.tsx';
import { readLimits, type DayLimits } from '../DatePicker/days.ts';
import { range } from '../DatePicker/Month.css.ts';
import { Month } from '../DatePicker/Month.tsx';
import { useCompleteValue } from '../DatePicker/useCompleteValue.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import { readRange, writeRange, type DayRange } from './dayRange.ts';
import { RangePresets, type RangePreset } from './RangePresets.tsx';

type Kept = OrUndefined<Pick<FieldProps<DateValue>, KeptByDates | 'startName' | 'endName'>>;

export interface DateRangePickerProps extends FieldTexts, DayLimits, Kept {
  id?: string;
  /** Two ISO 8601 days, such as `2026-11-01` and `2026-11-21`; `null` if none. */
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Called when both days are complete, and with `null` when one of them or a part of it is deleted. */
  onChange?: (range: DayRange | null) => void;
  /** The error of a range, `null` if it has none. */
  validate?: (range: DayRange | null) => string | null | undefined;
  /** Named ranges, such as "Last 7 days"; the caller calculates their days. */
  presets?: readonly RangePreset[];
  /** The presets' accessible name. @default 'Ranges' */
  presetsLabel?: string;
}

/**
 * A field for a range of days, both included, with typing, arrow keys, a calendar popover and presets. As with `DatePicker`, the
 * language determines format and calendar, and values are ISO 8601.
 */
export function DateRangePicker(given: Labeled<DateRangePickerProps>) {
  const {
    label,
    description,
    errorMessage,
    isInvalid,
    necessity,
    presets = [],
    presetsLabel,
    ...rest
  } = useTexts('DateRangePicker', given);
  const { value, defaultValue, onChange, minValue, maxValue, isDateUnavailable, validate, ...props } = rest;
  const complete = useCompleteValue(value, defaultValue, onChange);
  const { start, end } = complete.value ?? {};
  const isEmpty = complete.value === null;
  const dates = useMemo(() => (start && end ? readRange({ start, end }) : isEmpty ? null : undefined), [start, end, isEmpty]);
  return (
    <PageDirection>
      <Field
        {...props}
        ref={useFieldRef(props.ref)}
        value={dates}
        defaultValue={readRange(defaultValue)}
        onChange={(days) => complete.change(days && writeRange(days))}
        {...readLimits({ minValue, maxValue, isDateUnavailable })}
        {...(validate && { validate: (days) => validate(days && writeRange(days)) })}
        isInvalid={isInvalid || Boolean(errorMessage) || undefined}
        className={css.field}
      >
        <FieldLabel {...{ label, necessity }} />
        <Group className={css.box}>
          <div className={segmentsRow}>
            <DateSegments slot="start" onIncomplete={complete.markIncomplete} />
            <span aria-hidden="true">–</span>
            <DateSegments slot="end" onIncomplete={complete.markIncomplete} />
          </div>
          <CalendarButton />
        </Group>
        <CalendarPopover>
          <RangePresets label={presetsLabel} presets={presets} />
          <RangeCalendar className={range}>
            <Month />
          </RangeCalendar>
        </CalendarPopover>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </Field>
    </PageDirection>
  );
}
