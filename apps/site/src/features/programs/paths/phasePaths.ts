import { catalogue, samplePaths, type Program } from '@duneline/specs/site';
import { lossFloor, sampleEvaluation } from '@duneline/ui';

/** One phase of a program as a sample path between its lines; all in percent of the initial balance, one value per close. */
export interface PhasePath {
  readonly id: string;
  readonly name: string;
  readonly closes: readonly number[];
  readonly floor: readonly number[];
  readonly target: number | null;
  /** Where the daily limit lies on the last day: under the close of the day before. */
  readonly dailyLimit: number;
  /** Days on which a funded account is paid. */
  readonly payouts: readonly number[];
  readonly rules: Program['phases'][number]['rules'];
}

/** The samples that evaluations follow, first phase first. */
const evaluations: readonly (readonly number[])[] = [sampleEvaluation, samplePaths.recovery];

/** The phases of a program, one after the other. An evaluation ends on the close that reaches its target. */
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

/** How far a day may fall after this close, both in percent of the initial balance. */
export function lowestOf(close: number, dailyLossPercent: number): number {
  return (100 + close) * (1 - dailyLossPercent / 100) - 100;
}

/** The lowest and the highest line of any program: the scale that all of them are drawn to. */
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
