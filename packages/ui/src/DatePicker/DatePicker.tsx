import { useMemo } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as Field, Group, type DatePickerProps as FieldProps } from 'react-aria-components/DatePicker';
import type { DateValue } from '@internationalized/date';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { CalendarButton, CalendarPopover } from './CalendarPopover.tsx';
import * as own from './DatePicker.css.ts';
import { DateSegments } from './DateSegments.tsx';
import { readLimits, readOptionalDay, writeDay, type DayLimits } from './days.ts';
import { Month } from './Month.tsx';
import { useCompleteValue } from './useCompleteValue.ts';

/** The React Aria props that both date fields pass on. */
export type KeptByDates = 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'isOpen' | 'defaultOpen' | 'onOpenChange';

export interface DatePickerProps extends FieldTexts, DayLimits, OrUndefined<Pick<FieldProps<DateValue>, KeptByDates | 'name'>> {
  id?: string;
  /** An ISO 8601 day, such as `2026-11-21`; `null` if none. */
  value?: string | null;
  defaultValue?: string | null;
  /** The error of a day, `null` if it has none. */
  validate?: (day: string | null) => string | null | undefined;
  /** Called when a day is complete (typed or selected), and with `null` when it or a part of it is deleted. */
  onChange?: (day: string | null) => void;
}

/**
 * A date field with typing, arrow keys and a calendar popover, in the date order, digits and calendar of the `I18nProvider`'s
 * language. Values, also in form data, are always ISO 8601 days. Inside a `Form` it also shows the errors of its name.
 */
export function DatePicker({ label, description, errorMessage, necessity, ...rest }: Labeled<DatePickerProps>) {
  const { value, defaultValue, onChange, minValue, maxValue, isDateUnavailable, validate, isInvalid, ...props } = rest;
  const complete = useCompleteValue(value, defaultValue, onChange);
  const kept = complete.value;
  const date = useMemo(() => readOptionalDay(kept), [kept]); // a new one would complete what is deleted
  return (
    <PageDirection>
      <Field
        {...props}
        ref={useFieldRef(props.ref)}
        value={date}
        defaultValue={readOptionalDay(defaultValue)}
        onChange={(next) => complete.change(next && writeDay(next))}
        {...readLimits({ minValue, maxValue, isDateUnavailable })}
        {...(validate && { validate: (day) => validate(day && writeDay(day)) })}
        isInvalid={isInvalid || Boolean(errorMessage) || undefined}
        className={css.field}
      >
        <FieldLabel {...{ label, necessity }} />
        <Group className={css.box}>
          <div className={own.segmentsRow}>
            <DateSegments onIncomplete={complete.markIncomplete} />
          </div>
          <CalendarButton />
        </Group>
        <CalendarPopover>
          <Calendar>
            <Month />
          </Calendar>
        </CalendarPopover>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </Field>
    </PageDirection>
  );
}
