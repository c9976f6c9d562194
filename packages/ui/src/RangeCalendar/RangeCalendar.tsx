import { RangeCalendar as Field } from 'react-aria-components/RangeCalendar';
import type { CalendarProps } from '../Calendar/Calendar.tsx';
import { readRange, writeRange, type DayRange } from '../DateRangePicker/dayRange.ts';
import { readLimits } from '../DatePicker/days.ts';
import * as css from '../DatePicker/Month.css.ts';
import { Month } from '../DatePicker/Month.tsx';
import { PageDirection } from '../direction/PageDirection.tsx';
import { pickElementProps } from '../element/pickElementProps.ts';

export interface RangeCalendarProps extends Omit<CalendarProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Two ISO 8601 days, such as `2026-11-01` and `2026-11-21`, both included; `null` if none. */
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Called when both days are selected. */
  onChange?: (range: DayRange) => void;
  /** Whether a range may include days of `isDateUnavailable`; otherwise it ends before them. */
  allowsNonContiguousRanges?: boolean;
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
        {...readLimits({ minValue, maxValue, isDateUnavailable })}
      >
        <Month {...(markedDays && { markedDays })} />
      </Field>
    </PageDirection>
  );
}
