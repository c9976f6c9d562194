import type { Ref } from 'react';
import { RangeCalendar as Field } from 'react-aria-components/RangeCalendar';
import { readRange, writeRange, type DayRange } from '../DateRangePicker/dayRange.ts';
import type { DayLimits } from '../DatePicker/DatePicker.tsx';
import { isDateField, readDay } from '../DatePicker/days.ts';
import * as css from '../DatePicker/Month.css.ts';
import { Month } from '../DatePicker/Month.tsx';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';

export interface RangeCalendarProps extends ElementProps<HTMLDivElement>, DayLimits {
  /** The accessible name. */
  'aria-label': string;
  /** Two ISO 8601 days, such as `2026-11-01` and `2026-11-21`, both included; `null` if none. */
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Called when both days are selected. */
  onChange?: (range: DayRange) => void;
  /** Whether a range may include days of `isDateUnavailable`; otherwise it ends before them. */
  allowsNonContiguousRanges?: boolean;
  /** Days with a dot below their number, as ISO 8601. Show what happens on them beside the calendar. */
  markedDays?: ReadonlySet<string>;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A month in which a range of days can be selected, in the language and calendar of the page. Load it lazily on a first page. */
export function RangeCalendar({ value, defaultValue, onChange, markedDays, ...rest }: RangeCalendarProps) {
  const { minValue, maxValue, isDateUnavailable, allowsNonContiguousRanges, isDisabled, isReadOnly, ...element } = rest;
  return (
    <PageDirection>
      <Field
        {...pickElementProps(element)}
        className={`${css.month} ${css.range}`}
        {...(allowsNonContiguousRanges !== undefined && { allowsNonContiguousRanges })}
        {...(isDisabled !== undefined && { isDisabled })}
        {...(isReadOnly !== undefined && { isReadOnly })}
        value={readRange(value)}
        defaultValue={readRange(defaultValue)}
        onChange={(days) => onChange?.(writeRange(days))}
        minValue={readDay(minValue ?? null)}
        maxValue={readDay(maxValue ?? null)}
        isDateUnavailable={isDateField(isDateUnavailable)}
      >
        <Month {...(markedDays && { markedDays })} />
      </Field>
    </PageDirection>
  );
}
