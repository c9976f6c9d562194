import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { StatechartRow } from '@duneline/specs/contract';

/** A transition of a machine in a table's terms. */
export type Transition = Pick<StatechartRow, 'from' | 'event' | 'guard' | 'to' | 'actions'> & {
  /** XState's definition; `null` if a guard rejects the event and nothing handles it. */
  readonly definition: AnyTransitionDefinition | null;
};

/** All states of a machine, outermost first, without the machine itself. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const within = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).flatMap((child) => [child, ...within(child)]);
  return within(machine.root);
}

/** The dot path of a state in tables; the machine itself is `''`. */
export function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/** The innermost initial state of a state. */
export function leafOf(node: AnyStateNode): AnyStateNode {
  const child = node.type === 'compound' ? node.initial.target[0] : undefined;
  return child ? leafOf(child) : node;
}

/** All transitions of a machine in a table's terms, including events that guards reject. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) => {
    const chains = [...node.transitions].map(([descriptor, chain]) => chainOf(node, eventOf(node, descriptor), chain));
    return [...chains.flat(), ...chainOf(node, 'always', node.always ?? [])];
  });
}

/**
 * Candidates for an event are evaluated in order: each one has its guard, and a last one without a guard is "not" the one before
 * it.
 */
function chainOf(node: AnyStateNode, event: string, chain: readonly AnyTransitionDefinition[]): readonly Transition[] {
  const from = pathOf(node);
  const transitions: Transition[] = [];
  for (const definition of chain) {
    const previous = transitions.at(-1)?.guard;
    const guard = definition.guard === undefined ? (previous ? `not ${previous}` : null) : nameOf(definition.guard);
    const [target] = definition.target ?? [];
    const to = target ? pathOf(leafOf(target)) : from;
    transitions.push({ from, event, guard, to, actions: definition.actions.map(nameOf), definition });
  }
  const last = transitions.at(-1);
  if (last?.definition?.guard !== undefined && last.guard) {
    transitions.push({ from, event, guard: `not ${last.guard}`, to: from, actions: [], definition: null });
  }
  return transitions;
}

function eventOf(node: AnyStateNode, descriptor: string): string {
  const after = /^xstate\.after\.([^.]+)\./.exec(descriptor)?.[1];
  if (after !== undefined) {
    const delay: unknown = node.machine.implementations.delays[after] ?? after;
    return `after ${typeof delay === 'function' ? after : String(delay)}`;
  }
  const reply = /^xstate\.(done|error)\.actor\.(.+)$/.exec(descriptor);
  const invoke = node.invoke.find(({ id }) => id === reply?.[2]);
  return reply && invoke ? `${reply[1]} ${typeof invoke.src === 'string' ? invoke.src : invoke.id}` : descriptor;
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  return '(without a name: move it into setup)';
}
