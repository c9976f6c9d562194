import * as t from '@duneline/specs/messages/trader-calendar';
import { Button, Calendar } from '@duneline/ui';
import { comingNews, NEWS_DAYS } from './comingNews.ts';
import { DAY_MS, serverDateOf } from './serverTime.ts';
import * as css from './Calendar.css.ts';

export interface DayCalendarProps {
  readonly now: number;
  /** The chosen server day as YYYY-MM-DD, `null` for all days. */
  readonly day: string | null;
  readonly onChange: (day: string | null) => void;
}

/** The next two weeks as a calendar: a dot marks days with news, and a chosen day is the only one in the list. */
export function DayCalendar({ now, day, onChange }: DayCalendarProps) {
  const marked = new Set(comingNews(now, NEWS_DAYS).map((news) => serverDateOf(news.day)));
  return (
    <section className={css.card} aria-labelledby="days">
      <h2 id="days" className={css.title}>
        {t.daysTitle}
      </h2>
      <p className={css.small}>{t.daysText}</p>
      <Calendar
        aria-label={t.daysTitle}
        value={day}
        onChange={onChange}
        markedDays={marked}
        minValue={serverDateOf(now)}
        maxValue={serverDateOf(now + (NEWS_DAYS - 1) * DAY_MS)}
      />
      {day !== null && (
        <Button size="sm" onPress={() => onChange(null)}>
          {t.allDays}
        </Button>
      )}
    </section>
  );
}
