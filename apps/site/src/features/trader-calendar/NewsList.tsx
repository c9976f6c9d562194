import * as t from '@duneline/specs/messages/trader-calendar';
import { rules } from '@duneline/specs/site';
import { Badge, SampleNote } from '@duneline/ui';
import { comingNews, NEWS_DAYS, type ComingNews } from './comingNews.ts';
import { formatServerDay, formatServerTime, serverDateOf } from './serverTime.ts';
import * as css from './Calendar.css.ts';

interface NewsListProps {
  readonly now: number;
  /** The only server day to show, as YYYY-MM-DD; `null` for all of them. */
  readonly shown: string | null;
}

/** The high-impact news of the next two weeks, day by day, with the minutes in which nothing is traded. */
export function NewsList({ now, shown }: NewsListProps) {
  const coming = comingNews(now, NEWS_DAYS).filter(({ day }) => shown === null || serverDateOf(day) === shown);
  const days = Map.groupBy(coming, ({ day }) => day);
  return (
    <section className={css.card} aria-labelledby="news">
      <div className={css.head}>
        <h2 id="news" className={css.title}>
          {t.newsTitle}
        </h2>
        <span className={css.small}>{t.serverTime}</span>
      </div>
      <p className={css.small}>{t.newsRule({ minutes: rules.newsMinutes })}</p>
      <ul role="list" className={css.days} aria-label={t.newsLabel({ days: NEWS_DAYS })}>
        {[...days].map(([day, news]) => (
          <li key={day} className={css.day}>
            <h3 className={css.dayTitle}>
              <time dateTime={serverDateOf(day)}>{formatServerDay(day)}</time>
            </h3>
            <ul role="list" className={css.news}>
              {news.map((one) => (
                <NewsItem key={one.event.id} news={one} now={now} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {coming.length === 0 && <output className={css.small}>{t.noNews}</output>}
      <SampleNote>{t.newsSample}</SampleNote>
    </section>
  );
}

function NewsItem({ news: { event, at, quietFrom, quietTo }, now }: { readonly news: ComingNews; readonly now: number }) {
  const isNow = quietFrom <= now && now <= quietTo;
  return (
    <li className={css.event}>
      <time dateTime={new Date(at).toISOString()} className={css.time}>
        <bdi>{formatServerTime(at)}</bdi>
      </time>
      <span>
        {event.name} <span className={css.small}>{event.currency}</span>
      </span>
      {isNow ? (
        <Badge tone="warning">{t.newsNow}</Badge>
      ) : (
        <span className={css.quiet}>{t.noTrading({ from: formatServerTime(quietFrom), to: formatServerTime(quietTo) })}</span>
      )}
    </li>
  );
}
