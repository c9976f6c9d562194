import type { Rule } from '../Rule.ts';

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  second: 1000,
  seconds: 1000,
  min: 60_000,
  minutes: 60_000,
  h: 3_600_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** A statechart's delays equal the durations in the specification's clauses. */
export const timers: Rule = {
  name: 'timers',
  summary: '`after …` in a statechart lasts as long as its clause says',
  find: ({ statecharts }) =>
    statecharts.flatMap(({ file, rows }) =>
      rows.flatMap(({ event, clause, line }) => {
        const after = /^after (\d+)$/.exec(event)?.[1];
        const said = [
          ...(clause ?? '').replace(/^§\S+/, '').matchAll(/(\d+(?:\.\d+)?) ?(ms|seconds?|s|min|minutes|hours|h|days)\b/g),
        ];
        if (after === undefined || said.length === 0) return [];
        const durations = said.map(([, amount, unit = '']) => Number(amount) * (units[unit] ?? Number.NaN));
        return durations.includes(Number(after))
          ? []
          : [
              {
                file,
                line,
                column: 1,
                message: `The timer lasts ${after} ms, but its clause on the same line says ${said.map(([text]) => text).join(' and ')}. Correct one of the two.`,
              },
            ];
      }),
    ),
};
