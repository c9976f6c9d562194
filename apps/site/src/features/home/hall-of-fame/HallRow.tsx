/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the rows are grids, and Safari forgets what a table is when its parts are laid out as something else */
import type { HallOfFameEntry } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { check, Icon } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import * as css from './HallOfFame.css.ts';

export interface HallRowProps {
  readonly entry: HallOfFameEntry;
  /** The largest payout of all, whose bar is full. */
  readonly largestCents: number;
}

/** A trader; the bar behind the largest payout is to scale. */
export function HallRow({ entry, largestCents }: HallRowProps) {
  const { firstName, lastInitial, country, programSize, timeframe, stats, isVerified } = entry;
  const length = `${Math.round((stats.largestPayoutCents / largestCents) * 100)}%`;
  return (
    <tr role="row" className={css.row}>
      <th role="rowheader" scope="row" className={css.trader}>
        <span className={css.name}>
          {firstName} {lastInitial}.{isVerified && <Icon of={check} size={16} aria-label={t.verified} />}
        </span>
        <span className={css.place}>
          {country.code} · {country.city}
        </span>
      </th>
      <td role="cell" className={css.account}>
        {programSize} <span className={css.small}>{t.hallSimulated}</span>
      </td>
      <td role="cell" className={css.detail} data-head={t.hallTime}>
        {timeframe}
      </td>
      <td role="cell" className={css.detail} data-head={t.hallStreak}>
        {stats.consistencyStreak}
      </td>
      <td role="cell" className={css.detail} data-head={t.hallBestMonth}>
        {formatMoney(stats.bestMonthCents)}
      </td>
      <td role="cell" className={css.largest}>
        <svg className={css.bar} aria-hidden="true">
          <rect className={css.fill} width={length} height="100%" />
          <line className={css.cap} x1={length} x2={length} y2="100%" />
        </svg>
        <span className={css.amount}>{formatMoney(stats.largestPayoutCents, { cents: 'always' })}</span>
      </td>
    </tr>
  );
}
