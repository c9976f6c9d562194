import * as t from '@duneline/specs/messages/admin-content';
import { Alert, SegmentedControl, TextField } from '@duneline/ui';
import { useState } from 'react';
import { locale } from '../../lib/format/locale.ts';
import { clockChangeAt, toLocal } from './clockChange.ts';

export interface MomentFieldProps {
  /** What happens: "Appears". */
  readonly label: string;
  readonly nowLabel: string;
  readonly laterLabel: string;
  readonly momentLabel: string;
  /** Names the time zone of the field. */
  readonly momentText: string;
  /** The error message for a time that has passed. */
  readonly overText: string;
  /** ISO 8601; `null` for now. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: 'numeric', timeZoneName: 'short' });

/** Chooses between now and a later time in the browser's time zone; says what happens when the clocks change. */
export function MomentField({ label, nowLabel, laterLabel, value, onChange, ...moment }: MomentFieldProps) {
  const [opened] = useState(Date.now);
  /** What was typed, and the value at that moment. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string | null } | null>(null);
  const time = typed === null ? NaN : Date.parse(typed.text);
  // It stays until it is another value's, as after a draft was discarded.
  const isShown = typed !== null && (Number.isNaN(time) ? typed.value === value : time === Date.parse(value ?? ''));
  const text = isShown ? typed.text : value === null ? '' : toLocal(Date.parse(value));
  const change = clockChangeAt(text);
  const choose = (local: string) => {
    setTyped({ text: local, value });
    const chosen = Date.parse(local);
    if (!Number.isNaN(chosen)) onChange(new Date(chosen).toISOString());
  };
  return (
    <>
      <SegmentedControl
        aria-label={label}
        items={[
          { id: 'now', label: nowLabel },
          { id: 'later', label: laterLabel },
        ]}
        selectedKey={value === null ? 'now' : 'later'}
        onSelectionChange={(when) => (when === 'later' ? choose(tomorrow()) : onChange(null))}
      />
      {value !== null && (
        <TextField
          type="datetime-local"
          label={moment.momentLabel}
          description={moment.momentText}
          value={text}
          errorMessage={Date.parse(value) > opened ? undefined : moment.overText}
          onChange={choose}
        />
      )}
      {value !== null && change !== null && Date.parse(value) > opened && (
        <Alert tone="warning" title={change === 'skipped' ? t.clockSkipped : t.clockRepeated}>
          {t.clockTaken({ time: hour.format(new Date(value)) })}
        </Alert>
      )}
    </>
  );
}

/** The next day at nine o'clock. */
function tomorrow(): string {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return toLocal(date.getTime());
}
