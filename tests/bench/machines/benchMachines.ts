import { statecharts } from '@duneline/specs/statecharts';
import type { Figure } from '../backend/rounds.ts';
import { measureBytes } from './bytes.ts';
import { measureStarting } from './starting.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const times = ({ median, least, most }: Figure) => `${median.toFixed(2)} × (${least.toFixed(2)} to ${most.toFixed(2)})`;

/** The size of all machines, and the start-up time of 15 of them beside bare ones; prints each goal with its figure. */
export async function benchMachines(): Promise<void> {
  const { machines, views, xstate } = await measureBytes();
  const { sameSteps, noSteps } = await measureStarting();
  const lines: readonly (readonly [string, string, string])[] = [
    [machines <= 15_000 ? 'met' : 'missed', 'all machines beyond XState ≤ 15 kB (gzip)', kb(machines)],
    ['no aim', 'their views, codecs and readers', kb(views)],
    [xstate <= 13_000 ? 'met' : 'missed', 'XState ≤ 13 kB (gzip)', kb(xstate)],
    [sameSteps.median <= 1.5 ? 'met' : 'missed', 'creating and starting 15 ≤ 1.5 × bare XState', times(sameSteps)],
    ['no aim', 'the same beside bare ones that take no step', times(noSteps)],
  ];
  process.stdout.write(`\n${Object.keys(statecharts).length} machines\n`);
  for (const [verdict, what, figure] of lines) process.stdout.write(`${verdict.padEnd(7)} ${what.padEnd(48)} ${figure}\n`);
}
