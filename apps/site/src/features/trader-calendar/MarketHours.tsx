import * as t from '@duneline/specs/messages/trader-calendar';
import { instruments } from '@duneline/specs/site';
import { Badge, SampleNote } from '@duneline/ui';
import { marketStateAt } from './marketState.ts';
import { formatWeekdayAndTime } from './serverTime.ts';
import * as css from './Calendar.css.ts';

/** What can be traded now, and when that changes. */
export function MarketHours({ now }: { readonly now: number }) {
  return (
    <section className={css.card} aria-labelledby="markets">
      <div className={css.head}>
        <h2 id="markets" className={css.title}>
          {t.marketsTitle}
        </h2>
        <span className={css.small}>{t.serverTime}</span>
      </div>
      <ul role="list" className={css.rows} aria-labelledby="markets">
        {instruments.map((group) => {
          const { isOpen, nextAt } = marketStateAt(group, now);
          const when = nextAt === null ? null : formatWeekdayAndTime(nextAt);
          return (
            <li key={group.id} className={css.row}>
              <span>{group.name}</span>
              <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? t.open : t.closed}</Badge>
              <span className={css.small}>{when === null ? t.always : isOpen ? t.closes({ when }) : t.opens({ when })}</span>
            </li>
          );
        })}
      </ul>
      <SampleNote>{t.marketsSample}</SampleNote>
    </section>
  );
}
