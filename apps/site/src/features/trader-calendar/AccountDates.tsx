import * as t from '@duneline/specs/messages/trader-calendar';
import { rules } from '@duneline/specs/site';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { DAY_MS, formatWeekdayAndTime, serverDayOf } from './serverTime.ts';
import * as css from './Calendar.css.ts';

/** What comes next on an account: the close of the day, the next payout and the day by which it must be traded. */
export function AccountDates({ account, now }: { readonly account: TradingAccount; readonly now: number }) {
  const { status, summary, next_payout_at: payoutFrom } = account;
  return (
    <section className={css.card} aria-labelledby="dates">
      <h2 id="dates" className={css.title}>
        {t.datesTitle}
      </h2>
      {status === 'active' ? (
        <dl className={css.rows}>
          <DateRow term={t.dayCloses} value={formatWeekdayAndTime(serverDayOf(now) + DAY_MS)} text={t.dayClosesText} />
          {payoutFrom && <DateRow term={t.payoutFrom} value={formatDate(payoutFrom)} text={t.payoutFromText} />}
          {summary && (
            <DateRow
              term={t.dormantOn}
              value={formatDate(summary.dormant_at)}
              text={t.dormantOnText({ days: rules.inactivityDays })}
            />
          )}
        </dl>
      ) : (
        <p className={css.small}>{t.noDates}</p>
      )}
    </section>
  );
}

function DateRow({ term, value, text }: { readonly term: string; readonly value: string; readonly text: string }) {
  return (
    <div className={css.date}>
      <dt>{term}</dt>
      <dd className={css.value}>
        <bdi>{value}</bdi>
      </dd>
      <dd className={css.dateText}>{text}</dd>
    </div>
  );
}
