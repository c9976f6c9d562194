import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as css from './DatePicker.css.ts';

/** Editable day, month and year segments, in the order of the reader's language. */
export function DateSegments(place: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...place} className={css.segments}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
