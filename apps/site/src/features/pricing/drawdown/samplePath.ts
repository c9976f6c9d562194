import { samplePaths } from '@duneline/specs/site';
import { lossFloor } from '@duneline/ui';

/** The sample path on a size, in US cents. */
export function samplePathOf(sizeCents: number): number[] {
  return samplePaths.recovery.map((percent) => Math.round(sizeCents * (1 + percent / 100)));
}

/** The first day with a close below the floor; `undefined` if there is none. */
export function breachDay(closes: readonly number[], allowanceCents: number, kind: 'trailing' | 'static'): number | undefined {
  const floor = lossFloor(closes, allowanceCents, kind);
  const day = closes.findIndex((close, index) => close < (floor[index] ?? -Infinity));
  return day < 0 ? undefined : day;
}
