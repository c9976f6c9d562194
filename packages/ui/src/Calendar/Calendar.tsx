import type { Ref } from 'react';
import { Calendar as Field } from 'react-aria-components/Calendar';
import { readLimits, readOptionalDay, writeDay, type DayLimits } from '../DatePicker/days.ts';
import * as css from '../DatePicker/Month.css.ts';
import { Month } from '../DatePicker/Month.tsx';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';

export interface CalendarProps extends ElementProps<HTMLDivElement>, DayLimits {
  /** The accessible name. */
  'aria-label': string;
  /** The selected day as ISO 8601, such as `2026-11-21`; `null` if none. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (day: string) => void;
  /** Days with a dot below their number, as ISO 8601. Show what happens on them beside the calendar. */
  markedDays?: ReadonlySet<string>;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A month in which one day can be selected, in the language and calendar of the page. Load it lazily on a first page. */
export function Calendar({ value, defaultValue, onChange, markedDays, ...rest }: CalendarProps) {
  const { minValue, maxValue, isDateUnavailable, isDisabled, isReadOnly, ...element } = rest;
  return (
    <PageDirection>
      <Field
        {...pickElementProps(element)}
        className={css.month}
        {...(isDisabled !== undefined && { isDisabled })}
        {...(isReadOnly !== undefined && { isReadOnly })}
        value={readOptionalDay(value)}
        defaultValue={readOptionalDay(defaultValue)}
        onChange={(date) => onChange?.(writeDay(date))}
        {...readLimits({ minValue, maxValue, isDateUnavailable })}
      >
        <Month {...(markedDays && { markedDays })} />
      </Field>
    </PageDirection>
  );
}
