import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { useLocalDigits } from '../field/useLocalDigits.ts';
import * as css from './DatePicker.css.ts';

interface DateSegmentsProps {
  slot?: 'start' | 'end';
  /** Called when a segment of a complete value is deleted, and when it is complete again, with the `slot`. */
  onIncomplete: (slot: string, isIncomplete: boolean) => void;
}

/** The editable segments of a date or a time, in the order of the reader's language. */
export function DateSegments({ onIncomplete, ...place }: DateSegmentsProps) {
  const group = useRef<HTMLDivElement>(null);
  useLocalDigits(group);
  return (
    <DateInput {...place} ref={group} className={css.segments}>
      {(segment) => (
        <>
          <IncompleteValue {...{ group, segment }} onChange={(isIncomplete) => onIncomplete(place.slot ?? '', isIncomplete)} />
          <DateSegment segment={segment} className={css.segment} />
        </>
      )}
    </DateInput>
  );
}

interface IncompleteValueProps {
  group: RefObject<HTMLDivElement | null>;
  segment: object;
  onChange: (isIncomplete: boolean) => void;
}

/**
 * Lets the form send nothing while a segment is deleted: React Aria's hidden input, after the segments, has the old value. Mounted with
 * every segment, as only they know the field's state; the first one acts.
 */
function IncompleteValue({ group, segment, onChange }: IncompleteValueProps) {
  const date = useContext(DateFieldStateContext);
  const time = useContext(TimeFieldStateContext);
  const state = date ?? time;
  const isFirst = state?.segments[0] === segment;
  const isIncomplete = Boolean(isFirst && state.value && state.segments.some(({ isPlaceholder }) => isPlaceholder));
  const was = useRef(false);
  // At each render, because React writes the old value back.
  useLayoutEffect(() => {
    if (isIncomplete) clear(group.current?.nextElementSibling);
  });
  useEffect(() => {
    if (isIncomplete !== was.current) onChange(isIncomplete);
    was.current = isIncomplete;
  });
  return null;
}

function clear(input: Element | null | undefined) {
  if (input instanceof HTMLInputElement) input.value = '';
}
