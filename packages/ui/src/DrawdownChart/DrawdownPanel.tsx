import { duneLine } from '../DuneLine/duneLine.ts';
import { extent, fractionOf } from '../DuneLine/place.ts';
import { stairs } from '../DuneLine/stairs.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { check, close } from '../Icon/icons.ts';
import * as css from './DrawdownChart.css.ts';

interface DrawdownPanelProps {
  /** "Trailing" */
  name: string;
  /** The account's state at the current step. */
  state: string;
  values: readonly number[];
  floor: readonly number[];
  /** Balances that determine the scale of both panels. */
  reach: readonly number[];
  step: number;
  breach: number | undefined;
}

const BOX = { width: 1000, height: 168 };
const HEAD = 8;

/** Closing balances up to a step, above one floor. After a breach the rest is drawn as hypothetical. */
export function DrawdownPanel({ name, state, values, floor, reach, step, breach }: DrawdownPanelProps) {
  const isBreached = breach !== undefined && breach <= step;
  const end = isBreached ? breach : step;
  const [low, high] = extent(reach);
  const domain = [low - (high - low) * 0.08, high] as const;
  const days = Math.max(values.length - 1, 1);
  const across = (index: number) => (BOX.width * index) / days;
  const down = (value: number) => HEAD + (BOX.height - HEAD) * (1 - fractionOf(value, domain));
  const box = { y: HEAD, height: BOX.height - HEAD };
  const whole = duneLine(values, { ...box, width: BOX.width }, { domain });
  const lived = duneLine(values.slice(0, end + 1), { ...box, width: across(end) }, { domain, minFall: 5 });
  const path = stairs(floor.slice(0, end + 1), across, down, across(end));
  const place = { x: `${across(end) / 10}%`, y: down(values[end] ?? 0) };
  return (
    <div className={css.panel} data-breached={isBreached || undefined}>
      <p className={css.name}>{name}</p>
      <p className={css.state}>
        <Icon of={isBreached ? close : check} size={16} />
        {state}
      </p>
      <svg className={css.plot} height={BOX.height} aria-hidden>
        <Stretch {...BOX}>
          {end > 0 && <path className={css.highlight} d={lived.area} />}
          {end > 0 && <path className={css.shadow} d={lived.faces} />}
          <path className={css.future} d={whole.ridge} />
          <path className={css.floorLine} d={path} />
          {end > 0 && <path className={css.ridge} d={lived.ridge} />}
        </Stretch>
        {isBreached ? (
          <svg {...place} overflow="visible">
            <circle className={css.breachGround} r="9" />
            <path className={css.breach} d="M-4 -4L4 4M4 -4L-4 4" />
          </svg>
        ) : (
          <circle className={css.ring} cx={place.x} cy={place.y} r="4.5" />
        )}
        <line className={css.base} x2="100%" y1={BOX.height} y2={BOX.height} />
      </svg>
    </div>
  );
}
