import { triggerOf } from '@duneline/machines/triggers';
import type { StatechartTable } from '@duneline/specs/contract';
import type { Chart, ChartLink } from './Chart.ts';
import { nameOf, parentOf } from './paths.ts';

/** Converts a table to a chart: rows between the same two states share a line, and rows that stay are listed in their state. */
export function chartOf(table: StatechartTable): Chart {
  const { initial, rows, states } = table;
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
      name: nameOf(path, table),
      parent: parentOf(path, states),
      summary,
      tags,
      isFinal,
      isInnermost: !paths.some((other) => parentOf(other, states) === path),
      invokes: [...new Set(rows.flatMap(({ from, event }) => (from === path ? actorOf(event) : [])))],
      inner: rows.filter(({ from, to }) => from === path && to === path),
    })),
  };
}

function actorOf(event: string): readonly string[] {
  const { kind, name } = triggerOf(event);
  return kind === 'done' || kind === 'error' ? [name] : [];
}
