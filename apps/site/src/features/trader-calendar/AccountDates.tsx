import * as t from '@duneline/specs/messages/trader-calendar';
import { payouts as payoutFacts, rules } from '@duneline/specs/site';
import { termsOf } from '../../lib/trader/accountTerms.ts';
import { payoutStart } from '../../lib/trader/payoutStart.ts';
import type { Payout, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { DAY_MS, formatWeekdayAndTime, serverDayOf } from './serverTime.ts';
import * as css from './Calendar.css.ts';

export interface AccountDatesProps {
  readonly account: TradingAccount;
  /** `undefined` until they are known. */
  readonly payouts: readonly Payout[] | undefined;
  /** Ms since the epoch. */
  readonly now: number;
}

/** What comes next on an account: the close of the day, the next payout and the day by which it must be traded. */
export function AccountDates({ account, payouts, now }: AccountDatesProps) {
  const { status, summary } = account;
  return (
    <section className={css.card} aria-labelledby="dates">
      <h2 id="dates" className={css.title}>
        {t.datesTitle}
      </h2>
      {status === 'active' ? (
        <dl className={css.rows}>
          <DateRow term={t.dayCloses} value={formatWeekdayAndTime(serverDayOf(now) + DAY_MS)} text={t.dayClosesText} />
          {payouts && <NextPayout account={account} payouts={payouts} now={now} />}
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

const minimum = formatMoney(payoutFacts.minimumCents);
const starts = {
  now: { value: t.payoutNow, text: t.payoutNowText },
  open: { value: t.payoutOpen, text: t.payoutOpenText },
  small: { value: t.payoutSmall({ minimum }), text: t.payoutSmallText({ minimum }) },
};

function NextPayout({ account, payouts, now }: AccountDatesProps & { readonly payouts: readonly Payout[] }) {
  const start = payoutStart(account, payouts, now);
  const cycle = t.payoutCycle({ days: termsOf(account).payoutCycleDays });
  const { value, text } =
    start === null
      ? { value: t.payoutOnceFunded, text: t.payoutOnceFundedText }
      : typeof start === 'object'
        ? { value: formatDate(start.from), text: t.payoutFromText }
        : starts[start];
  return <DateRow term={t.payoutFrom} value={value} text={`${text} ${cycle}`} />;
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
