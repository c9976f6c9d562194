import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { StatechartRow } from '@duneline/specs/contract';
import { actionName, actorNames, GuardNames } from './names.ts';

/** A transition of a machine in a table's terms. */
export type Transition = Pick<StatechartRow, 'from' | 'event' | 'guard' | 'to' | 'actions'> & {
  /** XState's definition; `null` if a guard rejects the event and nothing handles it. */
  readonly definition: AnyTransitionDefinition | null;
};

/** All states of a machine, outermost first, without the machine itself and without history states. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const within = (node: AnyStateNode): AnyStateNode[] => childrenOf(node).flatMap((child) => [child, ...within(child)]);
  return within(machine.root);
}

const childrenOf = (node: AnyStateNode) => Object.values(node.states).filter(({ type }) => type !== 'history');

/** The dot path of a state in tables; the machine itself is `''`. */
export function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/** The innermost initial state of a state. */
export function leafOf(node: AnyStateNode): AnyStateNode {
  if (node.type === 'history' && node.parent) return leafOf(node.parent);
  const child = node.type === 'compound' ? node.initial.target[0] : undefined;
  return child ? leafOf(child) : node;
}

/** The innermost states that a state enters at first: one, or one of each region of a parallel state. */
export function leavesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const leaf = leafOf(node);
  return leaf.type === 'parallel' ? childrenOf(leaf).flatMap(leavesOf) : [leaf];
}

/** All transitions of a machine in a table's terms, including events that guards reject. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  const guards = new GuardNames();
  return [machine.root, ...statesOf(machine)].flatMap((node) => {
    const chains = [...node.transitions].map(([descriptor, chain]) => chainOf(node, eventOf(node, descriptor), chain, guards));
    return [...chains.flat(), ...chainOf(node, 'always', node.always ?? [], guards)];
  });
}

/**
 * Candidates for an event are evaluated in order: each one has its guard, and a last one without a guard is "not" the one before
 * it.
 */
function chainOf(
  node: AnyStateNode,
  event: string,
  chain: readonly AnyTransitionDefinition[],
  guards: GuardNames,
): readonly Transition[] {
  const from = pathOf(node);
  const transitions: Transition[] = [];
  for (const definition of chain) {
    const previous = transitions.at(-1)?.guard;
    const guard = definition.guard === undefined ? (previous ? `not ${previous}` : null) : guards.of(definition.guard);
    const [target] = definition.target ?? [];
    const to = target ? pathOf(leafOf(target)) : from;
    transitions.push({ from, event, guard, to, actions: definition.actions.map(actionName), definition });
  }
  const last = transitions.at(-1);
  if (last?.definition?.guard !== undefined && last.guard) {
    transitions.push({ from, event, guard: `not ${last.guard}`, to: from, actions: [], definition: null });
  }
  return transitions;
}

function eventOf(node: AnyStateNode, descriptor: string): string {
  const [, kind, named = ''] = /^xstate\.(after|done\.actor|error\.actor|done\.state|snapshot)\.(.+)$/.exec(descriptor) ?? [];
  if (kind === 'done.state') return `complete ${pathOf(node)}`;
  if (kind === 'after') {
    const delay = named.slice(0, -`.${node.id}`.length);
    const length: unknown = node.machine.implementations.delays[delay] ?? delay;
    return `after ${typeof length === 'function' ? delay : String(length)}`;
  }
  const actor = actorNames(node).find(({ id }) => id === named);
  return kind !== undefined && actor ? `${kind.replace('.actor', '')} ${actor.name}` : descriptor;
}
