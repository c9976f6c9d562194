import { requireProps } from '../dev/requireProps.ts';
import { Button } from '../Button/Button.tsx';
import { ChartFrame, type ChartFrameProps } from '../chart/ChartFrame.tsx';
import { lossFloor } from '../EquityCorridor/lossFloor.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pause, play } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { breachOf } from './breachOf.ts';
import * as css from './DrawdownChart.css.ts';
import { DrawdownPanel } from './DrawdownPanel.tsx';
import { usePlayedStep } from './usePlayedStep.ts';

export interface DrawdownChartProps extends ChartFrameProps {
  /** Closing balances from day 0; the first is the initial balance. */
  closes: readonly number[];
  /** The maximum loss, in the unit of the balances. */
  allowance: number;
  /** Formats a balance: "$9,640". */
  money: (balance: number) => string;
  /** Names a day: "day 14". */
  day: (day: number) => string;
  names?: Partial<DrawdownNames>;
}

export interface DrawdownNames {
  static: string;
  trailing: string;
  day: string;
  balance: string;
  play: string;
  pause: string;
  /** The slider's accessible name. */
  step: string;
  /** Text for an account that is above its floor. */
  open: (floor: string) => string;
  breached: (day: string, balance: string, floor: string) => string;
}

const english: DrawdownNames = {
  static: 'Static',
  trailing: 'Trailing',
  day: 'Day',
  balance: 'Balance',
  play: 'Play',
  pause: 'Pause',
  step: 'Day of the path',
  open: (floor) => `Open, floor ${floor}`,
  breached: (day, balance, floor) => `Ended on ${day}: ${balance} is below ${floor}`,
};

/** Closing balances above a static and a trailing floor, with playback up to the breach (spec §5, §9). */
export function DrawdownChart({ closes, allowance, money, day, names, ...frame }: DrawdownChartProps) {
  requireProps('DrawdownChart', { closes, money, day });
  const says = { ...english, ...names };
  const last = Math.max(closes.length - 1, 0);
  const { step, isPlaying, go, toggle } = usePlayedStep(last);
  const panels = (['static', 'trailing'] as const).map((kind) => {
    const floor = lossFloor(closes, allowance, kind);
    return { kind, floor, breach: breachOf(closes, floor) };
  });
  const write = (value: number | undefined) => (value === undefined ? '' : money(value));
  const states = panels.map(({ floor, breach }) =>
    breach !== undefined && breach <= step
      ? says.breached(day(breach), write(closes[breach]), write(floor[breach]))
      : says.open(write(floor[step])),
  );
  const ended = panels.flatMap(({ kind, breach }, index) =>
    breach !== undefined && breach <= step ? `${says[kind]}: ${states[index]}` : [],
  );
  const reach = [...closes, ...panels.flatMap(({ floor }) => floor)];
  return (
    <ChartFrame
      {...frame}
      table={{
        heads: [says.day, says.balance, says.static, says.trailing],
        rows: closes.map((close, index) => ({
          name: day(index),
          cells: [money(close), ...panels.map(({ floor }) => write(floor[index]))],
        })),
        foot: panels.flatMap(({ kind, floor, breach }) =>
          breach === undefined
            ? []
            : { name: says[kind], value: says.breached(day(breach), write(closes[breach]), write(floor[breach])) },
        ),
      }}
    >
      <div className={css.panels}>
        {panels.map(({ kind, floor, breach }, index) => (
          <DrawdownPanel
            key={kind}
            name={says[kind]}
            state={states[index] ?? ''}
            values={closes}
            {...{ floor, breach, reach, step }}
          />
        ))}
      </div>
      <div className={css.controls}>
        <Button size="sm" onPress={toggle}>
          <Icon of={isPlaying ? pause : play} size={16} /> {isPlaying ? says.pause : says.play}
        </Button>
        <input
          className={css.slider}
          type="range"
          dir="ltr"
          aria-label={says.step}
          aria-valuetext={`${day(step)}, ${write(closes[step])}`}
          min={0}
          max={last}
          value={step}
          onChange={(event) => go(event.target.valueAsNumber)}
        />
        <span className={css.day} aria-hidden>
          {day(step)}
        </span>
      </div>
      <VisuallyHidden>
        <output>{ended.join('. ')}</output>
      </VisuallyHidden>
    </ChartFrame>
  );
}
