import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A table as a Mermaid state diagram: nested states, with events and actions on the arrows; rejected events are omitted. */
export function mermaidOf(table: StatechartTable): string {
  return [
    'stateDiagram-v2',
    ...inside(table, null, '  '),
    ...table.rows.filter(isDrawn).map((row) => `  ${idOf(row.from)} --> ${idOf(row.to)} : ${labelOf(row)}`),
    ...Object.entries(table.states).flatMap(([path, { isFinal }]) => (isFinal ? [`  ${idOf(path)} --> [*]`] : [])),
  ].join('\n');
}

/** The states in a container (`null`: the machine), recursively. */
function inside(table: StatechartTable, container: string | null, indent: string): string[] {
  const children = Object.keys(table.states).filter((path) => parentOf(path) === container);
  const first = children.find((path) => table.initial === path || table.initial.startsWith(`${path}.`));
  return [
    ...(first === undefined ? [] : [`${indent}[*] --> ${idOf(first)}`]),
    ...children.flatMap((path) => {
      const declaration = `${indent}state "${path.slice(path.lastIndexOf('.') + 1)}" as ${idOf(path)}`;
      const content = inside(table, path, `${indent}  `);
      return content.length === 0 ? [declaration] : [`${declaration} {`, ...content, `${indent}}`];
    }),
  ];
}

/** The path of the parent state, `null` at the top level. */
function parentOf(path: string): string | null {
  const dot = path.lastIndexOf('.');
  return dot === -1 ? null : path.slice(0, dot);
}

function isDrawn({ from, to, actions, guard }: StatechartRow): boolean {
  return from !== to || actions.length > 0 || guard === null;
}

function labelOf({ event, guard, actions }: StatechartRow): string {
  return [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(Boolean).join(' ');
}

function idOf(path: string): string {
  return path.replaceAll(/\W/g, '_');
}
