import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { effectOf, keyOf } from './compareTable.ts';
import { isConfig, transitionPlaces, valueAt, withValueAt } from './configPlaces.ts';
import type { Config } from './configPlaces.ts';
import { pathOf, statesOf, transitionsOf } from './transitions.ts';

/** A variant of a machine with one error. */
export interface Mutant {
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** All variants of a machine with a negated guard, another target, a dropped action or a halved delay. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  return [...negatedGuards(machine), ...changedTransitions(machine), ...halvedDelays(machine)];
}

function negatedGuards(machine: AnyStateMachine): readonly Mutant[] {
  return Object.entries(machine.implementations.guards).flatMap(([name, guard]) =>
    typeof guard === 'function'
      ? {
          name: `guard ${name} negated`,
          machine: machine.provide({
            guards: { [name]: (...args: readonly unknown[]) => !Reflect.apply(guard, undefined, args) },
          }),
        }
      : [],
  );
}

function halvedDelays(machine: AnyStateMachine): readonly Mutant[] {
  const named = Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
    typeof delay === 'number'
      ? { name: `delay ${name} halved`, machine: machine.provide({ delays: { [name]: delay / 2 } }) }
      : [],
  );
  const literal = statesOf(machine).flatMap((node) => {
    const after: Config = node.config.after ?? {};
    return Object.keys(after)
      .filter((key) => /^\d+$/.test(key))
      .map((key) => {
        const halved = Object.fromEntries(
          Object.entries(after).map(([other, to]) => [other === key ? Number(key) / 2 : other, to]),
        );
        const path = node.path.flatMap((step) => ['states', step]);
        return mutant(machine, `delay ${key} of ${pathOf(node)} halved`, [...path, 'after'], halved);
      });
  });
  return [...named, ...literal];
}

function changedTransitions(machine: AnyStateMachine): readonly Mutant[] {
  const leaves = statesOf(machine).filter(({ type }) => type === 'atomic' || type === 'final');
  const unchanged = inWords(machine);
  return transitionPlaces(machine.config, []).flatMap((place) => {
    const value = valueAt(machine.config, place);
    const transition: Config = typeof value === 'string' ? { target: value } : isConfig(value) ? value : {};
    const where = place.filter((step) => step !== 'states' && step !== 'on').join(' ');
    const swapped = leaves
      .map((leaf) => {
        const target = `#${machine.id}.${pathOf(leaf)}`;
        return mutant(machine, `${where}: target ${pathOf(leaf)}`, place, { ...transition, target });
      })
      // The current target, or the state itself if there is none.
      .filter((swap) => inWords(swap.machine) !== unchanged);
    const actions: readonly unknown[] = [transition.actions ?? []].flat();
    const dropped = actions.map((_, index) =>
      mutant(machine, `${where}: action ${index + 1} dropped`, place, { ...transition, actions: actions.toSpliced(index, 1) }),
    );
    return [...swapped, ...dropped];
  });
}

/** All transitions of a machine in a table's terms. */
function inWords(machine: AnyStateMachine): string {
  return transitionsOf(machine)
    .map((transition) => `${keyOf(transition)} ${effectOf(transition)}`)
    .join('\n');
}

function mutant(machine: AnyStateMachine, name: string, place: readonly string[], value: unknown): Mutant {
  const config = { ...withValueAt(machine.config, place, value), options: { maxIterations: 100 } };
  return { name, machine: createMachine(config, machine.implementations) };
}
