import * as t from '@duneline/specs/messages/admin-blog';
import { useState } from 'react';
import { locale } from '../../../lib/format/locale.ts';
import { browserZone as zone } from '../clockChange.ts';
import * as css from '../contentEditor.css.ts';
import { MomentField } from '../MomentField.tsx';
import type { ArticleState } from './articleState.ts';

export interface ScheduleFieldProps {
  /** ISO 8601. */
  readonly value: string;
  /** The date that the article has without its draft, ISO 8601. */
  readonly storedDate: string;
  /** While visitors see the article, its date is fixed; it has it again when it comes back. */
  readonly state: ArticleState;
  readonly onChange: (value: string) => void;
}

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
const DAY = 86_400_000;

/** When an article becomes public: with its publication, or at a later moment in the admin's time zone, which is named. */
export function ScheduleField(props: ScheduleFieldProps) {
  const { state, storedDate } = props;
  if (state !== 'published') return <DateChoice key={state} {...props} />;
  return <p className={css.quiet}>{t.visibleSince({ moment: moment.format(new Date(storedDate)), zone })}</p>;
}

function DateChoice({ value, storedDate, state, onChange }: ScheduleFieldProps) {
  const [opened] = useState(Date.now);
  const isOver = (date: string) => Date.parse(date) <= opened;
  const [choice, setChoice] = useState<'now' | 'later' | null>(null);
  // A choice that was discarded with its draft counts no more.
  const isLater = choice === null || value === storedDate ? !isOver(value) : choice === 'later';
  return (
    <MomentField
      label={t.appears}
      nowLabel={state === 'unpublished' ? t.appearsAgain : t.appearsNow}
      laterLabel={t.appearsLater}
      momentLabel={t.moment}
      momentText={t.momentText({ zone })}
      overText={t.momentOver}
      value={isLater ? value : null}
      onChange={(chosen) => {
        setChoice(chosen === null ? 'now' : 'later');
        // The database dates an article whose date is over; yesterday is over whatever this browser takes for now.
        onChange(chosen ?? (isOver(storedDate) ? storedDate : new Date(opened - DAY).toISOString()));
      }}
    />
  );
}
