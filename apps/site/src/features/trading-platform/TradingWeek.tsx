import { instruments } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/platform';
import { SampleNote } from '@duneline/ui';
import { weekdayName } from '../../lib/format/weekdayName.ts';
import * as css from './TradingWeek.css.ts';
import { openSpans, WEEK_HOURS } from '../../lib/market/week.ts';

type Group = (typeof instruments)[number];

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const hour = (value: number) => `${String(value % 24).padStart(2, '0')}:00`;

/** Instruments with their leverage and weekly trading hours, on a scale of server time. */
export function TradingWeek() {
  return (
    <div>
      <div className={css.head} aria-hidden="true">
        <div className={css.days}>
          {DAYS.map((day) => (
            <span key={day}>
              <span className={css.onPhones}>{weekdayName(day, 'narrow')}</span>
              <span className={css.onWide}>{weekdayName(day, 'short')}</span>
            </span>
          ))}
        </div>
      </div>
      <ul role="list" className={css.groups}>
        {instruments.map((group) => (
          <li key={group.id} className={css.group}>
            <h3 className={css.name}>{group.name}</h3>
            <p className={css.leverage}>{t.leverage({ leverage: group.leverage })}</p>
            <div className={css.band}>
              <WeekBand group={group} />
              <p className={css.hours}>{hoursOf(group)}</p>
              <p className={css.symbols}>
                <bdi>{group.symbols.join('\u00A0· ')}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <SampleNote>{t.weekSample}</SampleNote>
    </div>
  );
}

function hoursOf({ opens, closes, pause }: Group): string {
  if (closes.day > 7) return t.always;
  const open = t.openFromTo({
    firstDay: weekdayName(opens.day, 'long'),
    from: hour(opens.hour),
    lastDay: weekdayName(closes.day, 'long'),
    to: hour(closes.hour),
  });
  return pause ? `${open} ${t.pause({ from: hour(pause.from), to: hour(pause.to) })}` : open;
}

/** The open hours of a week; ticks are midnights, when a trading day closes. */
function WeekBand({ group }: { readonly group: Group }) {
  const percent = (hours: number) => `${Math.round((hours / WEEK_HOURS) * 10000) / 100}%`;
  return (
    <svg className={css.drawing} aria-hidden="true">
      {openSpans(group).map(({ from, to }) => (
        <rect key={from} className={css.open} x={percent(from)} width={percent(to - from)} y="4" height="16" />
      ))}
      {[0, ...DAYS].map((day) => (
        <line key={day} className={css.midnight} x1={percent(day * 24)} x2={percent(day * 24)} y1="0" y2="24" />
      ))}
    </svg>
  );
}
