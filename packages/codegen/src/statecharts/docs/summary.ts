import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** Describes a table in sentences: each state, and its transitions by event. */
export function summaryOf(table: StatechartTable): string {
  const states = Object.entries(table.states).map(([path, { summary, tags, isFinal }]) => {
    const facts = [
      path === table.initial && 'starts here',
      isFinal && 'ends here',
      tags && `screens see ${tags.map((tag) => `\`${tag}\``).join(', ')}`,
    ].filter(Boolean);
    return [
      `### ${path}`,
      `${summary}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`,
      ...(table.rows.some(({ from }) => from === path) ? [list(table, path)] : []),
    ].join('\n\n');
  });
  const promises = table.invariants.map(({ text }) => `- ${text}`).join('\n');
  return [...states, ...(promises ? ['### Always', promises] : [])].join('\n\n');
}

function list(table: StatechartTable, path: string): string {
  return table.rows
    .filter(({ from }) => from === path)
    .map((row) => `- ${sentence(row)}${row.clause ? ` — ${row.clause}` : ''}`)
    .join('\n');
}

function sentence(row: StatechartRow): string {
  const where = row.to === row.from ? 'stays' : `goes to **${row.to}**`;
  const deeds = row.actions.length > 0 ? ` and does ${row.actions.map((action) => `\`${action}\``).join(', ')}` : '';
  return `${cause(row.event)}${condition(row.guard)}: ${where}${deeds}`;
}

function cause(event: string): string {
  const [kind, name] = event.split(' ');
  if (kind === 'always') return 'At once';
  if (kind === 'after') return `After ${Number(name).toLocaleString('en')} ms`;
  if (kind === 'done') return `When \`${name}\` succeeds`;
  if (kind === 'error') return `When \`${name}\` fails`;
  return `On \`${event}\``;
}

function condition(guard: string | null): string {
  if (guard === null) return '';
  return guard.startsWith('not ') ? `, otherwise (not \`${guard.slice('not '.length)}\`)` : `, if \`${guard}\``;
}
