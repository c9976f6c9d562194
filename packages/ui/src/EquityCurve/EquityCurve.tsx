import { requireProps } from '../dev/requireProps.ts';
import type { ChartFrameProps } from '../chart/ChartFrame.tsx';
import { LineChart } from '../LineChart/LineChart.tsx';
import type { LineLimit, LineMarker } from '../LineChart/lineSeries.ts';

export interface EquityCurveProps extends ChartFrameProps {
  /** Closing balances from day 0, in any unit of money. */
  closes: readonly number[];
  /** The loss floor at each close; see `lossFloor`. */
  floor: readonly number[];
  /** The profit target; a funded account has none. */
  target?: number;
  /** The balance at which the account ends today. */
  dailyLimit?: number;
  /** The last day of the axis. @default the last close */
  horizon?: number;
  /** Payouts, the day of passing, a breach. */
  events?: readonly LineMarker[];
  /** Formats a balance: 10640 as "$10,640.00". */
  money: (balance: number) => string;
  /** Formats a balance beside its grid line: "10.5K". */
  moneyShort: (balance: number) => string;
  /** Names a day: "day 17". */
  day: (day: number) => string;
  /** @default { day: 'Day', balance: 'Balance', target: 'Target', dailyLimit: 'Daily limit', floor: 'Loss floor' } */
  names?: Partial<EquityNames>;
}

export interface EquityNames {
  day: string;
  balance: string;
  target: string;
  dailyLimit: string;
  floor: string;
}

const english: EquityNames = { day: 'Day', balance: 'Balance', target: 'Target', dailyLimit: 'Daily limit', floor: 'Loss floor' };

/** An account's closing balances between target and loss floor, readable day by day (spec §5). A note marks them as simulated. */
export function EquityCurve(props: EquityCurveProps) {
  requireProps('EquityCurve', { closes: props.closes, floor: props.floor, money: props.money, day: props.day });
  const { closes, floor, target, dailyLimit, horizon, events, money, moneyShort, day, names, ...frame } = props;
  const says = { ...english, ...names };
  const limits: LineLimit[] = [
    ...(target === undefined ? [] : [{ name: says.target, kind: 'target', level: target } as const]),
    ...(dailyLimit === undefined ? [] : [{ name: says.dailyLimit, kind: 'dailyLimit', level: dailyLimit } as const]),
    { name: says.floor, kind: 'floor', level: floor },
  ];
  const days = closes.length === 0 ? 0 : Math.max(closes.length, (horizon ?? 0) + 1);
  return (
    <LineChart
      {...frame}
      points={Array.from({ length: days }, (_, index) => day(index))}
      pointHead={says.day}
      series={closes.length === 0 ? [] : [{ name: says.balance, values: closes }]}
      limits={limits}
      markers={events ?? []}
      format={money}
      formatTick={moneyShort}
      isFromZero={false}
      height={280}
    />
  );
}
