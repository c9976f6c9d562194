/** The median of some figures, and their range. */
export interface Figure {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((left, right) => left - right);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN };
}

/**
 * CPU time in microseconds per call of each contestant in each round. They take turns within a round, in rotating order, so that
 * disturbances affect all of them.
 */
export async function takeTurns<Name extends string>(
  contestants: Readonly<Record<Name, () => unknown>>,
  { rounds = 9, turnMs = 150 } = {},
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(contestants) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await microsecondsPerCall(contestants[name], turnMs * 2);
  for (let round = 0; round < rounds; round++) {
    for (const index of names.keys()) {
      const name = names[(index + round) % names.length] as Name;
      taken[name].push(await microsecondsPerCall(contestants[name], turnMs));
    }
  }
  return taken;
}

/** The ratio of two series of times, round by round. */
export function ratio(own: readonly number[], other: readonly number[]): Figure {
  return figureOf(own.map((value, round) => value / (other[round] ?? NaN)));
}

/** By CPU time of this process, which is independent of other programs. */
async function microsecondsPerCall(call: () => unknown, turnMs: number): Promise<number> {
  const start = process.cpuUsage();
  let calls = 0;
  let spent = 0;
  // Reading the clock takes longer than the fastest calls, so the number of calls between readings doubles.
  while (spent < turnMs * 1000) {
    for (let left = Math.max(1, Math.min(calls, 50)); left > 0; left--) {
      await call();
      calls++;
    }
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return spent / calls;
}
