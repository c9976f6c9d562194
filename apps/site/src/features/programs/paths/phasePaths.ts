import { catalogue, samplePaths, type Program } from '@duneline/specs/site';
import { lossFloor, sampleEvaluation } from '@duneline/ui';

/** A program's phase as a sample path between its lines; in percent of the initial balance, one value per close. */
export interface PhasePath {
  readonly id: string;
  readonly name: string;
  readonly closes: readonly number[];
  readonly floor: readonly number[];
  readonly target: number | null;
  /** The daily limit on the last day, below the previous close. */
  readonly dailyLimit: number;
  /** Payout days of a funded account. */
  readonly payouts: readonly number[];
  readonly rules: Program['phases'][number]['rules'];
}

/** The sample paths of evaluations, first phase first. */
const evaluations: readonly (readonly number[])[] = [sampleEvaluation, samplePaths.recovery];

/** The phases of a program. An evaluation ends at the close that reaches its target. */
export function phasePaths({ phases, drawdownType, rewardCycleDays }: Program): PhasePath[] {
  return phases.map(({ id, name, rules }, place) => {
    const { profitTargetPercent: target, dailyLossPercent, maxDrawdownPercent } = rules;
    const closes = target === null ? samplePaths.funded : until(evaluations[place % evaluations.length] ?? [], target);
    const lastDay = closes.length - 1;
    return {
      id,
      name,
      closes,
      floor: lossFloor(closes, maxDrawdownPercent, drawdownType),
      target,
      dailyLimit: lowestOf(closes[lastDay - 1] ?? 0, dailyLossPercent),
      payouts:
        target === null
          ? Array.from({ length: Math.floor(lastDay / rewardCycleDays) }, (_, index) => (index + 1) * rewardCycleDays)
          : [],
      rules,
    };
  });
}

/** The daily limit after a close, both in percent of the initial balance. */
export function lowestOf(close: number, dailyLossPercent: number): number {
  return (100 + close) * (1 - dailyLossPercent / 100) - 100;
}

/** The lowest and highest value of all programs, which is their common scale. */
export const scale: readonly [low: number, high: number] = scaleOf(catalogue.programs.flatMap(phasePaths));

function scaleOf(paths: readonly PhasePath[]): [number, number] {
  return [
    Math.min(...paths.flatMap(({ floor }) => floor)),
    Math.max(...paths.flatMap(({ closes, target }) => [...closes, target ?? 0])),
  ];
}

function until(path: readonly number[], target: number): readonly number[] {
  const day = path.findIndex((close) => close >= target);
  return day < 0 ? path : path.slice(0, day + 1);
}
