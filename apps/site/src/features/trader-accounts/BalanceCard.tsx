import * as t from '@duneline/specs/messages/trader';
import { EquityCorridor, EquityCurve, SampleNote, SegmentedControl, type CorridorLabel, type CorridorSeries } from '@duneline/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatMoney, formatMoneyShort } from '../../lib/format/formatMoney.ts';
import type { TradingAccount, TradingDay } from '../../lib/trader/TradingAccount.ts';
import { DaysTable } from './DaysTable.tsx';
import { equitySeries, scaleTicks, type EquitySeries } from './equitySeries.ts';
import * as css from './Overview.css.ts';

export interface BalanceCardProps {
  readonly account: TradingAccount;
  readonly days: readonly TradingDay[];
}

/** Heights in CSS pixels: of the drawing where nothing stands beside it, and of the days below its axis. */
const LEAST_HEIGHT = 380;
const AXIS = 26;

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
            aria-label={t.balanceLook}
            selectedKey={look}
            onSelectionChange={setLook}
            items={[
              { id: 'balance', label: t.lookBalance },
              { id: 'day', label: t.lookDay },
              { id: 'table', label: t.lookTable },
            ]}
          />
          <SampleNote>{t.simulatedAccount}</SampleNote>
        </div>
      </div>
      {look === 'balance' && <Filled>{(height) => <Corridor series={series} height={height} />}</Filled>}
      {look === 'day' && (
        <div className={css.chart}>
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
        </div>
      )}
      {look === 'table' && (
        <div className={css.chart}>
          <DaysTable days={days} floor={series.floor} />
        </div>
      )}
    </>
  );
}

function curveOf({ target, dailyLimit, ...series }: EquitySeries) {
  return { ...series, ...(target !== undefined && { target }), ...(dailyLimit !== undefined && { dailyLimit }) };
}

/** Gives a drawing the height that the cards beside it leave; it stands apart from the flow, so that it never holds the card open. */
function Filled({ children }: { readonly children: (height: number) => ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  useEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setHeight(Math.max(LEAST_HEIGHT, Math.floor(entry.contentRect.height) - AXIS)),
    );
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className={css.room}>
      <div className={css.filling}>{children(height)}</div>
    </div>
  );
}

function Corridor({ series, height }: { readonly series: EquitySeries; readonly height: number }) {
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
      height={height}
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
