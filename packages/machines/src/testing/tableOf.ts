import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { actionName, actorNames } from './names.ts';
import { leafOf, leavesOf, pathOf, statesOf, transitionsOf } from './transitions.ts';
import { triggerOf } from './triggers.ts';

/**
 * The table derived from a machine's config, for the viewer: its states with their descriptions, and its transitions in the order of
 * its config. The machine itself is a state, with the path `''`, where transitions start from it, it invokes something or is
 * parallel. Of several targets a row has the first, and the parent's first state in place of a history.
 * @param input what it starts with
 */
export function tableOf(machine: AnyStateMachine, input?: StatechartTable['input']): StatechartTable {
  const transitions = transitionsOf(machine).filter(({ definition }) => definition !== null);
  const { root } = machine;
  // The id that XState gives to a machine without one.
  const name = machine.id === '(machine)' ? 'machine' : machine.id;
  const initial = pathOf(leafOf(root));
  const hasRoot = initial === '' || root.invoke.length > 0 || transitions.some(({ from, to }) => from === '' || to === '');
  const nodes = hasRoot ? [root, ...statesOf(machine)] : statesOf(machine);
  return {
    name,
    file: '',
    summary: root.description ?? `The states of ${name}.`,
    initial,
    ...(input && { input }),
    states: Object.fromEntries(nodes.map((node) => [pathOf(node), stateOf(node)])),
    rows: transitions.map(({ definition, ...row }, index) => ({
      line: index + 1,
      ...row,
      ...exampleOf(row.event),
      ...(definition?.description && { clause: definition.description }),
    })),
    invariants: [],
  };
}

function stateOf(node: AnyStateNode): StatechartTable['states'][string] {
  // Of what was written: XState adds its own actions for delays.
  const { entry, exit } = node.config;
  // The others are in the rows that wait for them.
  const actorsWithoutRows = actorNames(node).filter(
    ({ id }) => !['done.actor', 'error.actor', 'snapshot'].some((kind) => node.transitions.has(`xstate.${kind}.${id}`)),
  );
  const words = [
    node.description,
    entry && `On entry: ${namesOf(entry)}.`,
    exit && `On exit: ${namesOf(exit)}.`,
    actorsWithoutRows.length > 0 && `Invokes ${actorsWithoutRows.map(({ name }) => name).join(', ')}.`,
  ];
  return {
    summary: words.filter(Boolean).join(' '),
    ...(node.tags.length > 0 && { tags: node.tags }),
    ...(node.type === 'final' && { isFinal: true }),
    ...(node.type === 'parallel' && { initialLeaves: leavesOf(node).map(pathOf) }),
  };
}

/** A first payload, so that an action does not fail at once that reads what an actor sends. */
function exampleOf(event: string): Pick<StatechartRow, 'example'> {
  const { kind } = triggerOf(event);
  if (kind === 'done') return { example: { output: {} } };
  if (kind === 'snapshot') return { example: { snapshot: { status: 'active', context: {} } } };
  return kind === 'error' ? { example: { error: { message: 'It failed.' } } } : {};
}

const namesOf = (actions: unknown) => [actions].flat().map(actionName).join(', ');
