import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import type { CorridorLabel, CorridorSeries } from './CorridorLabels.tsx';
import { CorridorLabels } from './CorridorLabels.tsx';
import type { CorridorInput } from './corridorPaths.ts';
import { CORRIDOR, corridorPaths } from './corridorPaths.ts';
import type { CorridorTableWords } from './CorridorTable.tsx';
import { CorridorTable } from './CorridorTable.tsx';
import * as css from './EquityCorridor.css.ts';

export interface CorridorTick {
  day: number;
  /** "day 24" */
  label: string;
  isNow?: boolean;
}

export interface EquityCorridorProps extends CorridorInput, ElementProps {
  /** A series without a label has only a line; a label without a series is not shown. */
  labels: Partial<Record<CorridorSeries, CorridorLabel>>;
  /** Days below the axis; the first and last are kept inside the drawing. */
  ticks: readonly CorridorTick[];
  /** At most four balances, each with a grid line and a figure at the left. */
  scale?: readonly { balance: number; label: string }[];
  table: CorridorTableWords;
  className?: string;
}

const AXIS = 26;

/** An account's closing balances between target and loss floor, with direct labels, and the same numbers as a table. */
export function EquityCorridor({ labels, ticks, scale = [], table, className, ...input }: EquityCorridorProps) {
  requireProps('EquityCorridor', { values: input.values, floor: input.floor, labels, ticks, table });
  const { values, floor, target, dailyLimit, height = CORRIDOR.height } = input;
  const { curve, across, down, ...paths } = corridorPaths(input);
  const { width } = CORRIDOR;
  const today = values.length - 1;
  const isOver = across(today) === 1;
  const x = (day: number) => `${Math.round(across(day) * 10000) / 100}%`;
  const balances = { target, balance: values[today], dailyLimit, floor: floor.at(-1) };
  const series = (['target', 'balance', 'dailyLimit', 'floor'] as const).flatMap((name) => {
    const label = labels[name];
    const balance = balances[name];
    return label && balance !== undefined ? [{ ...label, series: name, y: down(balance) }] : [];
  });
  const level = (balance: number) => ({ y1: down(balance), y2: down(balance) });
  return (
    <figure
      {...pickElementProps(input)}
      className={[css.figure, scale.length > 0 && css.withScale, className].filter(Boolean).join(' ')}
    >
      {scale.length > 0 && (
        <svg className={css.scale} height={height} aria-hidden>
          {scale.map(({ balance, label }) => (
            <text key={balance} className={css.tick} y={down(balance)} dy="4">
              {label}
            </text>
          ))}
        </svg>
      )}
      <svg className={css.plot} height={height + AXIS} aria-hidden>
        {scale.map(({ balance }) => (
          <line key={balance} className={css.gridLine} x2="100%" {...level(balance)} />
        ))}
        <svg height={height} overflow="visible">
          <Stretch width={width} height={height}>
            <path className={css.highlight} d={curve.area} />
            <path className={css.shadow} d={curve.faces} />
            <path className={css.belowFloor} d={paths.below} />
          </Stretch>
        </svg>
        {values[0] !== undefined && scale.length === 0 && <line className={css.start} x2={x(today)} {...level(values[0])} />}
        {target !== undefined && <line className={css.target} x2="100%" {...level(target)} />}
        <svg height={height} overflow="visible">
          <Stretch width={width} height={height}>
            <path className={css.floorLine} d={paths.floor} />
            <path className={css.curve} d={curve.ridge} />
          </Stretch>
        </svg>
        {dailyLimit !== undefined && (
          <line className={css.daily} x1={x(isOver ? today - 1 : today)} x2="100%" {...level(dailyLimit)} />
        )}
        {!isOver && balances.balance !== undefined && (
          <line className={css.extendedLine} x1={x(today)} x2="100%" {...level(balances.balance)} />
        )}
        {balances.balance !== undefined && <circle className={css.ring} cx={x(today)} cy={down(balances.balance)} r="4.5" />}
        <line className={css.gridLine} x2="100%" y1={height} y2={height} />
        {ticks.map(({ day, label, isNow }, index) => (
          <text
            key={day}
            className={isNow ? css.currentTick : isSpare(ticks, index) ? css.spareTick : css.tick}
            x={x(day)}
            y={height + 18}
            textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
      <CorridorLabels labels={series} height={height} />
      <CorridorTable
        {...table}
        values={values}
        floor={floor}
        lines={series.filter((line) => line.series === 'target' || line.series === 'dailyLimit')}
      />
    </figure>
  );
}

/** A phone has space for the first day and one more: today if it is marked, otherwise the last. */
function isSpare(ticks: readonly CorridorTick[], index: number): boolean {
  const kept = ticks.some(({ isNow }) => isNow) ? ticks.findIndex(({ isNow }) => isNow) : ticks.length - 1;
  return index !== 0 && index !== kept;
}
