import * as t from '@duneline/specs/messages/admin-blog';
import { useState } from 'react';
import { locale } from '../../../lib/format/locale.ts';
import * as css from '../contentEditor.css.ts';
import { browserZone as zone, MomentField } from '../MomentField.tsx';

export interface ScheduleFieldProps {
  /** ISO 8601. */
  readonly value: string;
  /** Whether visitors see the article already, which fixes its date. */
  readonly isVisible: boolean;
  readonly onChange: (value: string) => void;
}

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });

/** When an article becomes public: with its publication, or at a later moment in the admin's time zone, which is named. */
export function ScheduleField({ value, isVisible, onChange }: ScheduleFieldProps) {
  const [isLater, setIsLater] = useState(() => Date.parse(value) > Date.now());
  if (isVisible) return <p className={css.quiet}>{t.visibleSince({ moment: moment.format(new Date(value)), zone })}</p>;
  return (
    <MomentField
      label={t.appears}
      nowLabel={t.appearsNow}
      laterLabel={t.appearsLater}
      momentLabel={t.moment}
      momentText={t.momentText({ zone })}
      overText={t.momentOver}
      value={isLater ? value : null}
      onChange={(chosen) => {
        setIsLater(chosen !== null);
        onChange(chosen ?? new Date().toISOString());
      }}
    />
  );
}
