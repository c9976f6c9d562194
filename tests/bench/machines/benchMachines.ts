import { statecharts } from '@duneline/specs/statecharts';
import { measureBytes } from './bytes.ts';
import { measureStarting } from './starting.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What all machines weigh, and how quickly 15 of them start beside bare ones; prints each aim with the figure seen. */
export async function benchMachines(): Promise<void> {
  const { machines, xstate } = await measureBytes();
  const starting = await measureStarting();
  const aims: readonly (readonly [string, boolean, string])[] = [
    ['all machines beyond XState ≤ 15 kB (gzip)', machines <= 15_000, kb(machines)],
    ['XState ≤ 13 kB (gzip)', xstate <= 13_000, kb(xstate)],
    [
      'creating and starting 15 ≤ 1.5 × bare XState',
      starting.median <= 1.5,
      `${starting.median.toFixed(2)} × (${starting.least.toFixed(2)} to ${starting.most.toFixed(2)})`,
    ],
  ];
  process.stdout.write(`\n${Object.keys(statecharts).length} machines\n`);
  for (const [aim, isMet, figure] of aims) process.stdout.write(`${isMet ? 'met   ' : 'missed'}  ${aim.padEnd(48)} ${figure}\n`);
}
