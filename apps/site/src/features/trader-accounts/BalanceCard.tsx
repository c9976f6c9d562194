import * as t from '@duneline/specs/messages/trader';
import { EquityCorridor, EquityCurve, SampleNote, SegmentedControl, type CorridorLabel, type CorridorSeries } from '@duneline/ui';
import { useState } from 'react';
import { formatMoney, formatMoneyShort } from '../../lib/format/formatMoney.ts';
import type { TradingAccount, TradingDay } from '../../lib/trader/TradingAccount.ts';
import { DaysTable } from './DaysTable.tsx';
import { equitySeries, scaleTicks, type EquitySeries } from './equitySeries.ts';
import * as css from './Overview.css.ts';

export interface BalanceCardProps {
  readonly account: TradingAccount;
  readonly days: readonly TradingDay[];
}

const looks = ['balance', 'day', 'table'] as const;
const dayName = (day: number) => t.day({ day });

/** The closing balance between target and limits: as a drawing, day by day, or as a table. */
export function BalanceCard({ account, days }: BalanceCardProps) {
  const [look, setLook] = useState<(typeof looks)[number]>('balance');
  const series = equitySeries(account, days);
  return (
    <>
      <div className={css.headTop}>
        <div>
          <h2 id="balance" className={css.term}>
            {t.balanceTitle}
          </h2>
          <p className={css.figure}>{formatMoney(account.balance_cents, { cents: 'always' })}</p>
        </div>
        <div className={css.choice}>
          <SegmentedControl
            label={t.balanceLook}
            value={look}
            onChange={setLook}
            options={[
              { value: 'balance', label: t.lookBalance },
              { value: 'day', label: t.lookDay },
              { value: 'table', label: t.lookTable },
            ]}
          />
          <SampleNote>{t.simulatedAccount}</SampleNote>
        </div>
      </div>
      <div className={css.chart}>
        {look === 'balance' && <Corridor series={series} />}
        {look === 'day' && (
          <EquityCurve
            {...curveOf(series)}
            title={t.curveTitle}
            summary={t.curveSummary}
            money={(cents) => formatMoney(cents, { cents: 'always' })}
            moneyShort={formatMoneyShort}
            day={dayName}
            names={{ day: t.columnDay, balance: t.balance, target: t.target, dailyLimit: t.dailyLimit, floor: t.lossFloor }}
            words={{ showTable: t.showTable, showChart: t.showChart, read: t.readDays, empty: t.noDays }}
          />
        )}
        {look === 'table' && <DaysTable days={days} floor={series.floor} />}
      </div>
    </>
  );
}

function curveOf({ target, dailyLimit, ...series }: EquitySeries) {
  return { ...series, ...(target !== undefined && { target }), ...(dailyLimit !== undefined && { dailyLimit }) };
}

function Corridor({ series }: { readonly series: EquitySeries }) {
  const { closes, floor, target, dailyLimit } = series;
  const today = closes.length - 1;
  const horizon = Math.max(today + 4, Math.ceil(today * 1.4));
  const range = [...closes, ...floor, ...(target === undefined ? [] : [target])];
  const labels: Partial<Record<CorridorSeries, CorridorLabel>> = {
    ...(target !== undefined && { target: labelOf(target, t.target) }),
    balance: labelOf(closes[today] ?? 0, t.balance),
    ...(dailyLimit !== undefined && { dailyLimit: labelOf(dailyLimit, t.dailyLimit) }),
    floor: labelOf(floor[today] ?? 0, t.lossFloor),
  };
  const step = Math.max(5, Math.ceil(today / 15) * 5);
  const between = Array.from({ length: Math.floor(today / step) }, (_, index) => (index + 1) * step);
  return (
    <EquityCorridor
      values={closes}
      floor={floor}
      target={target}
      dailyLimit={dailyLimit}
      horizon={horizon}
      height={380}
      labels={labels}
      scale={scaleTicks(Math.min(...range), Math.max(...range)).map((balance) => ({ balance, label: formatMoneyShort(balance) }))}
      ticks={[
        { day: 0, label: dayName(0) },
        // A day beside the present one would be written over it.
        ...between.filter((day) => today - day >= step * 0.8).map((day) => ({ day, label: dayName(day) })),
        ...(today > 0 ? [{ day: today, label: t.closeOfDay({ day: today }), isNow: true }] : []),
        { day: horizon, label: dayName(horizon) },
      ]}
      table={{
        caption: t.curveTitle,
        heads: { day: t.columnDay, balance: t.balance, floor: t.lossFloor },
        money: (cents) => formatMoney(cents),
      }}
    />
  );
}

function labelOf(cents: number, word: string): CorridorLabel {
  return { value: formatMoney(Math.round(cents / 100) * 100), word };
}
