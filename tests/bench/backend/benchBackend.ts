import { measureBundle } from './bundle.ts';
import { measureRivals } from './rivals.ts';
import type { Figure } from './rounds.ts';
import { measureGrowth } from './scaling.ts';
import { measureStart } from './start.ts';

const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const us = (value: number): string => `${Math.round(value)} µs`;
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const times = (value: number): string => `${value.toFixed(2)} ×`;
const spread = ({ median, least, most }: Figure, show: (value: number) => string): string =>
  `${show(median)} (${show(least)} to ${show(most)})`;

/** Prints the embedded backend's times beside others: medians and ranges over rounds taken in turns. */
export async function benchBackend(): Promise<void> {
  const aims: (readonly [aim: string, isMet: boolean, figure: string])[] = [];

  const rivals = await measureRivals();
  print('\na read of 1,000 rows with a filter and two policies, processor time, all in one process without a network');
  for (const [name, figure] of [
    ['backend.fetch', rivals.own],
    ['the engine’s own functions', rivals.direct],
    ['@supabase/lite, its fetch', rivals.lite],
    ['Prism, its client, a fixed example', rivals.prism],
  ] as const)
    print(`  ${name.padEnd(38)} ${spread(figure, us)}`);
  aims.push(
    ['fetch ≤ 4 × the engine’s functions', rivals.toDirect.median <= 4, spread(rivals.toDirect, times)],
    ['≥ 2 × the throughput of lite', rivals.liteToOwn.median >= 2, spread(rivals.liteToOwn, times)],
    ['≥ 7 × the throughput of Prism', rivals.prismToOwn.median >= 7, spread(rivals.prismToOwn, times)],
  );

  print('\nrequests at 1,000, 10,000 and 100,000 rows');
  for (const { name, medians, growth, isScan } of await measureGrowth()) {
    print(`  ${name.padEnd(38)} ${medians.map(us).join('   ')}`);
    aims.push([`${name}: ≤ 1.3 × ${isScan ? 'linear' : 'flat'}`, growth.median <= 1.3, spread(growth, times)]);
  }

  const start = await measureStart();
  print('\na backend of our specs with its whole seed');
  print(`  ${'in a program that has made one'.padEnd(38)} ${spread(start.warm, ms)}`);
  print(`  ${'the first one of a program'.padEnd(38)} ${spread(start.first, ms)}`);
  print(`  ${'the imports before it'.padEnd(38)} ${spread(start.importing, ms)}`);
  aims.push(['a backend starts in ≤ 50 ms, warm', start.warm.median <= 50, spread(start.warm, ms)]);

  const { initial, later, shares, spec } = await measureBundle();
  const whole = later.reduce((sum, [, bytes]) => sum + bytes, initial);
  print('\nthe browser’s backend without MSW and specs, gzip');
  print(`  ${'to start and to read rows'.padEnd(38)} ${kb(initial)}: ${listed(shares)}`);
  print(`  ${'later, each when it is asked for'.padEnd(38)} ${kb(whole - initial)}: ${listed(later)}`);
  print(`  ${'everything'.padEnd(38)} ${kb(whole)}`);
  print(`  ${'our specs: tables, seed, validators'.padEnd(38)} ${kb(spec)}`);
  aims.push(['the bundle beyond MSW ≤ 60 kB', initial <= 60_000, `${kb(initial)} to start and to read, ${kb(whole)} in all`]);

  print();
  for (const [aim, isMet, figure] of aims) print(`${isMet ? 'met   ' : 'missed'}  ${aim.padEnd(42)} ${figure}`);
}

function listed(sizes: readonly (readonly [name: string, bytes: number])[]): string {
  return sizes.map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`).join(', ');
}
