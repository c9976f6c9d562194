import * as t from '@duneline/specs/messages/programs';
import { duneLine } from '@duneline/ui';
import { scale, type PhasePath } from './phasePaths.ts';
import * as css from './PhaseDrawing.css.ts';

const WIDTH = 1000;
const HEIGHT = 192;
/** Space for the labels above the highest ring, and for the floor's line below. */
const BAND = { y: 28, height: 148 };

const [low, high] = scale;
const down = (percent: number) => Math.round((BAND.y + (BAND.height * (high - percent)) / (high - low)) * 10) / 10;
/** The domain extends to the drawing's bottom, so that the dunes do too. */
const foot = high - ((HEIGHT - BAND.y) * (high - low)) / BAND.height;

/** A phase between its target, daily limit and floor, on a scale common to all programs. */
export function PhaseDrawing({ phase }: { readonly phase: PhasePath }) {
  const { closes, floor, target, dailyLimit, payouts } = phase;
  const lastDay = closes.length - 1;
  const dune = duneLine(closes, { y: BAND.y, width: WIDTH, height: HEIGHT - BAND.y }, { domain: [foot, high], minFall: 4 });
  const at = (day: number) => `${Math.round((day / lastDay) * 10000) / 100}%`;
  const across = (day: number) => Math.round((day / lastDay) * WIDTH * 10) / 10;
  const stairs = floor.map((level, day) => `${day === 0 ? 'M0 ' : `H${across(day)}V`}${down(level)}`).join('') + `H${WIDTH}`;
  const last = closes[lastDay] ?? 0;
  return (
    <svg className={css.drawing} height={HEIGHT} aria-hidden>
      <svg width="100%" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={css.stretch}>
        <path className={css.highlight} d={dune.area} />
        <path className={css.shadow} d={dune.faces} />
        <path className={css.below} d={`${stairs}V${HEIGHT}H0Z`} />
      </svg>
      <line className={css.start} x2="100%" y1={down(0)} y2={down(0)} />
      {target !== null && <line className={css.target} x2="100%" y1={down(target)} y2={down(target)} />}
      <svg width="100%" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={css.stretch}>
        <path className={css.floor} d={stairs} />
        <path className={css.ridge} d={dune.ridge} />
      </svg>
      <line className={css.daily} x1={at(lastDay * 0.8)} x2="100%" y1={down(dailyLimit)} y2={down(dailyLimit)} />
      {payouts.map((day) => (
        <circle key={day} className={css.ring} cx={at(day)} cy={down(closes[day] ?? 0)} r="4" />
      ))}
      {target !== null && <circle className={css.ring} cx="100%" cy={down(last)} r="4.5" />}
      <text className={css.word} x="100%" y={down(last)} dx="-2" dy="-11" textAnchor="end">
        {target === null ? t.paid : t.passed}
      </text>
    </svg>
  );
}
