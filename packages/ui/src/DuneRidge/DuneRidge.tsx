import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import { extent } from '../DuneLine/place.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import * as css from './DuneRidge.css.ts';
import { fallAway, farDune, frontWave, midDune } from './farDunes.ts';

export interface DuneRidgeProps extends ElementProps {
  /** Closing balances from day 0 to the day of the ring. */
  values: readonly number[];
  /** The profit target, in the same unit as the values. */
  target: number;
  /** Text on the target line: "Target $11,000 · +10%". */
  targetLabel: string;
  /** Text above the ring: "Day 24 · passed". */
  passedLabel: string;
  /** The text alternative, in a sentence that says "simulated". */
  description: string;
  /** `hero` fills the page's width with layers and animates once; `card` is the ridge alone, without animation. */
  variant?: 'hero' | 'card';
}

const WIDTH = 1280;
const HEIGHT = 476;
const CREST = { hero: 46, card: 96 };
const FOOT = { hero: 362, card: 350 };

/** An account's path to its target, drawn as layered dunes. It fits any width without measuring. */
export function DuneRidge({
  values,
  target,
  targetLabel,
  passedLabel,
  description,
  variant = 'hero',
  ...element
}: DuneRidgeProps) {
  requireProps('DuneRidge', { values });
  const [low, high] = extent(values);
  const climb = high - low;
  const band = { y: CREST[variant], height: FOOT[variant] - CREST[variant] };
  const day = WIDTH / (values.length - 1 + fallAway.length - 0.6);
  const last = day * (values.length - 1);
  const after = fallAway.map((share) => low + share * climb);
  const whole = { y: band.y, height: HEIGHT - band.y };
  // The domain extends to the drawing's bottom, so that areas and faces do too.
  const domain = [high - (climb * whole.height) / band.height, high] as const;
  const account = duneLine([...values, ...after], { ...whole, width: last + day * fallAway.length }, { domain, minFall: 8 });
  const bright = duneLine(values, { ...whole, width: last }, { domain });
  const targetAt = percent(whole.y + (whole.height * (high - target)) / (domain[1] - domain[0]), HEIGHT);
  const lastAt = percent(last, WIDTH);
  const highAt = percent(bright.points.at(-1)?.y ?? band.y, HEIGHT);
  const isHero = variant === 'hero';
  return (
    <figure {...pickElementProps(element)} aria-label={description} className={`${css.frame} ${css.sizes[variant]}`}>
      <svg className={`${css.drawingBox} ${css.spans[variant]}`} aria-hidden>
        {isHero && (
          <>
            <FarLayer values={farDune} start={-150} depth={css.far} arrives={css.arrives.first} />
            <FarLayer values={midDune} start={-60} depth={css.mid} arrives={css.arrives.second} />
          </>
        )}
        <g className={isHero ? css.arrives.third : undefined}>
          <line className={css.targetLine[variant]} x2="100%" y1={targetAt} y2={targetAt} />
          <text className={css.targetText[variant]} y={targetAt} dy="-9">
            {targetLabel}
          </text>
          <Stretch width={WIDTH} height={HEIGHT}>
            <path className={css.highlight} d={account.area} />
            <path className={css.shadow} d={account.faces} />
            {isHero && <path className={css.outline} d={account.ridge} />}
            <path className={css.stroke} d={bright.ridge} />
          </Stretch>
          <circle className={css.ring} cx={lastAt} cy={highAt} r="5" />
          <text className={css.passedText[variant]} x={lastAt} y={highAt} dy="-18">
            {passedLabel}
          </text>
        </g>
        {isHero && (
          <g className={css.arrives.fourth}>
            <Stretch width={WIDTH} height={HEIGHT}>
              <path className={css.front} d={wave} />
            </Stretch>
          </g>
        )}
      </svg>
    </figure>
  );
}

interface FarLayerProps {
  values: readonly number[];
  start: number;
  depth: string;
  arrives: string;
}

function FarLayer({ values, start, depth, arrives }: FarLayerProps) {
  const box = { x: start, y: CREST.hero, width: WIDTH - 2 * start, height: HEIGHT - CREST.hero };
  const { ridge, area, faces } = duneLine(values, box, { domain: [-0.36, 1] });
  return (
    <g className={arrives}>
      <Stretch width={WIDTH} height={HEIGHT}>
        <path className={depth} d={area} />
        <path className={css.farShade} d={faces} />
        <path className={css.outline} d={ridge} />
      </Stretch>
    </g>
  );
}

// One unit larger than the drawing on each side and below, so that rounding shows no seam.
const waveLow = HEIGHT - 4;
const wave = `${duneLine(frontWave, { x: -1, y: HEIGHT - 54, width: WIDTH + 2, height: waveLow - HEIGHT + 54 }, { isSoft: true }).ridge}V${HEIGHT + 2}H-1Z`;

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10000) / 100}%`;
}
