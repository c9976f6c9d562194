import type { StatechartTable } from '@duneline/specs/contract';
import type { Chart, ChartLink } from './Chart.ts';
import { parentOf } from './paths.ts';

/** Converts a table to a chart: rows between the same two states share a line, and rows that stay are listed in their state. */
export function chartOf({ initial, rows, states }: StatechartTable): Chart {
  const paths = Object.keys(states);
  const links = new Map<string, ChartLink>();
  for (const row of rows) {
    if (row.from === row.to) continue;
    const id = `${row.from} → ${row.to}`;
    links.set(id, { id, from: row.from, to: row.to, rows: [...(links.get(id)?.rows ?? []), row] });
  }
  return {
    initial,
    links: [...links.values()],
    states: Object.entries(states).map(([path, { summary, tags = [], isFinal = false }]) => ({
      path,
      name: path.split('.').at(-1) ?? path,
      parent: parentOf(path),
      summary,
      tags,
      isFinal,
      isInnermost: !paths.some((other) => parentOf(other) === path),
      invokes: [
        ...new Set(rows.flatMap(({ from, event }) => (from === path ? (/^(?:done|error) (.+)$/.exec(event)?.[1] ?? []) : []))),
      ],
      inner: rows.filter(({ from, to }) => from === path && to === path),
    })),
  };
}
