import type { AnyStateMachine } from 'xstate';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { unnamed } from './names.ts';
import { leafOf, pathOf, statesOf, transitionsOf } from './transitions.ts';

type Described = Pick<StatechartRow, 'from' | 'event' | 'guard' | 'to' | 'actions'>;

/** Compares a machine with its table in both directions; returns a sentence for each difference. */
export function compareTable(machine: AnyStateMachine, table: StatechartTable): readonly string[] {
  return [...compareStates(machine, table), ...compareTransitions(machine, table)];
}

function* compareStates(machine: AnyStateMachine, table: StatechartTable): Generator<string> {
  const initial = pathOf(leafOf(machine.root));
  if (initial !== table.initial) yield `The machine starts in '${initial}', the table in '${table.initial}'.`;
  const nodes = new Map(statesOf(machine).map((node) => [pathOf(node), node]));
  for (const path of Object.keys(table.states)) {
    if (!nodes.has(path)) yield `State '${path}' of the table is not in the machine.`;
  }
  for (const [path, node] of nodes) {
    const state = table.states[path];
    if (!state) yield `State '${path}' of the machine is not in the table.`;
    else if (node.tags.toSorted().join() !== (state.tags ?? []).toSorted().join()) {
      yield `State '${path}' has the tags [${node.tags.join(', ')}] in the machine, [${(state.tags ?? []).join(', ')}] in the table.`;
    }
    if ((node.type === 'final') !== (state?.isFinal ?? false)) yield `State '${path}' is final in only one of machine and table.`;
    if (node.config.entry !== undefined || node.config.exit !== undefined) {
      yield `State '${path}' has entry or exit actions, which no row shows: put them on the transitions.`;
    }
  }
}

function* compareTransitions(machine: AnyStateMachine, table: StatechartTable): Generator<string> {
  const transitions = transitionsOf(machine);
  for (const row of table.rows) {
    const transition = transitions.find((other) => keyOf(other) === keyOf(row));
    if (!transition) yield `Line ${row.line}: the row '${keyOf(row)}' has no transition in the machine.`;
    else if (effectOf(transition) !== effectOf(row)) {
      const hint = transition.actions.includes(unnamed) ? ' Move what is unnamed into setup.' : '';
      yield `Line ${row.line}: '${keyOf(row)}' leads to ${effectOf(row)} in the table, to ${effectOf(transition)} in the machine.${hint}`;
    }
  }
  const rowKeys = new Set(table.rows.map(keyOf));
  for (const transition of transitions) {
    if (!rowKeys.has(keyOf(transition))) yield `The machine's transition '${keyOf(transition)}' has no row in the table.`;
  }
  for (const event of new Set(table.rows.map(triggerOf))) {
    const inTable = guardsOf(table.rows, event);
    const inMachine = guardsOf(transitions, event);
    if (inTable !== inMachine && inTable.split(', ').toSorted().join() === inMachine.split(', ').toSorted().join()) {
      yield `The guards of '${event}' are tried in the order ${inMachine} in the machine, ${inTable} in the table.`;
    }
  }
}

/** The identity of a transition in both: state, event, guard. */
export function keyOf(described: Described): string {
  return `${triggerOf(described)} | ${described.guard ?? ''}`;
}

/** The effect of a transition in both. */
export function effectOf(described: Described): string {
  return `'${described.to}' with [${described.actions.join(', ')}]`;
}

function triggerOf(described: Described): string {
  return `${described.from} | ${described.event}`;
}

function guardsOf(all: readonly Described[], trigger: string): string {
  return all.flatMap((described) => (triggerOf(described) === trigger ? (described.guard ?? '-') : [])).join(', ');
}
