import { statecharts } from '@duneline/specs/statecharts';
import type { StatechartTable } from '@duneline/specs/contract';
import { createActor, createMachine, fromCallback } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../model/machines.ts';
import { ratio, takeTurns } from '../backend/rounds.ts';
import type { Figure } from '../backend/rounds.ts';

const COUNT = 15;
const waiting = fromCallback(() => {});

/** How many times as long it takes to create and start 15 of our machines as 15 bare XState machines with as many states, nested alike. */
export async function measureStarting(): Promise<Figure> {
  const tables: readonly StatechartTable[] = Object.values(statecharts).slice(0, COUNT);
  const ours = tables.map((table) => ({
    machine: quiet(machines[table.name as keyof typeof machines].machine),
    input: table.input,
  }));
  const bare = tables.map((table) => ({ machine: bareMachine(table), input: table.input }));
  const turns = await takeTurns({ ours: () => startAll(ours), bare: () => startAll(bare) });
  return ratio(turns.ours, turns.bare);
}

function startAll(flows: readonly { readonly machine: AnyStateMachine; readonly input: StatechartTable['input'] }[]): void {
  for (const { machine, input } of flows) createActor(machine, { input }).start().stop();
}

/** The machine with actors that wait, as their effects are not what is measured. */
function quiet(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, waiting])) });
}

interface BareState {
  initial?: string;
  readonly states: Record<string, BareState>;
}

function bareMachine({ name, states, initial }: StatechartTable): AnyStateMachine {
  const rootState: BareState = { states: {} };
  for (const path of Object.keys(states).toSorted()) place(rootState, path.split('.'));
  for (const [depth] of initial.split('.').entries()) {
    const parent = initial
      .split('.')
      .slice(0, depth)
      .reduce<BareState | undefined>((state, key) => state?.states[key], rootState);
    if (parent) parent.initial = initial.split('.')[depth] ?? '';
  }
  return createMachine({ id: name, ...rootState });
}

/** Puts a state where its path says; the first child of a container is where it begins, until the table says otherwise. */
function place(parent: BareState, [key = '', ...rest]: readonly string[]): void {
  parent.initial ??= key;
  const child = (parent.states[key] ??= { states: {} });
  if (rest.length > 0) place(child, rest);
}
