import { useMemo } from 'react';
import { TimeField as Field, type TimeFieldProps as FieldProps, type TimeValue } from 'react-aria-components/TimeField';
import { DateSegments } from '../DatePicker/DateSegments.tsx';
import { useCompleteValue } from '../DatePicker/useCompleteValue.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import * as own from './TimeField.css.ts';
import { readOptionalTime, readTime } from './times.ts';

type Kept = OrUndefined<
  Pick<
    FieldProps<TimeValue>,
    'autoFocus' | 'granularity' | 'hourCycle' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name' | 'shouldForceLeadingZeros'
  >
>;

export interface TimeFieldProps extends FieldTexts, Kept {
  id?: string;
  /** An ISO 8601 time of day, such as `14:30` or `14:30:00`; `null` if none. */
  value?: string | null;
  defaultValue?: string | null;
  /** The earliest time. */
  minValue?: string;
  /** The latest time. */
  maxValue?: string;
  /** The error of a time, `null` if it has none. */
  validate?: (time: string | null) => string | null | undefined;
  /** Called with the seconds, `14:30:00`, when a time is complete, and with `null` when it or a part of it is deleted. */
  onChange?: (time: string | null) => void;
}

/**
 * A field for a time of day, with typing and arrow keys, in the digits and the 12 or 24 hours of the `I18nProvider`'s language. Values,
 * also in form data, are ISO 8601 times with seconds, `14:30:00`. Inside a `Form` it also shows the errors of its name.
 */
export function TimeField({ label, description, errorMessage, necessity, ...rest }: Labeled<TimeFieldProps>) {
  const { value, defaultValue, onChange, minValue, maxValue, validate, isInvalid, ...props } = rest;
  const complete = useCompleteValue(value, defaultValue, onChange);
  const kept = complete.value;
  const time = useMemo(() => readOptionalTime(kept), [kept]); // a new one would complete what is deleted
  return (
    <PageDirection>
      <Field
        {...props}
        ref={useFieldRef(props.ref)}
        value={time}
        defaultValue={readOptionalTime(defaultValue)}
        onChange={(next) => complete.change(next && next.toString())}
        minValue={readTime(minValue ?? null)}
        maxValue={readTime(maxValue ?? null)}
        {...(validate && { validate: (next) => validate(next && next.toString()) })}
        isInvalid={isInvalid || Boolean(errorMessage) || undefined}
        className={css.field}
      >
        <FieldLabel {...{ label, necessity }} />
        <div className={css.box}>
          <div className={own.row}>
            <DateSegments onIncomplete={complete.markIncomplete} />
          </div>
        </div>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </Field>
    </PageDirection>
  );
}
