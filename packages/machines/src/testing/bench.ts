import { createActor, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { controlledActor } from './controlledActor.ts';
import { pathOf, transitionsOf } from './transitions.ts';
import type { Transition } from './transitions.ts';

/** A step of a machine: the transition, and the snapshot after it. */
export interface Step {
  readonly transition: Transition;
  readonly snapshot: AnyMachineSnapshot;
}

/** A machine under test: its actors respond on demand, its clock is simulated, its steps are recorded. */
export interface Bench {
  /** Steps since the start, including `always` transitions and the start itself. */
  readonly steps: readonly Step[];
  snapshot(): AnyMachineSnapshot;
  /** Sends a row's event with its example, and returns the steps taken; an `always` row needs no event. */
  play(row: StatechartRow): readonly Step[];
}

/** Starts a machine on the test bench with an input. */
export function startOnBench(machine: AnyStateMachine, input: StatechartTable['input']): Bench {
  const { provided, transitions } = preparedOf(machine);
  const clock = new SimulatedClock();
  const steps: Step[] = [];
  const actor = createActor(provided, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const definition of inspected._transitions) {
        const transition = transitions.get(definition);
        if (transition) steps.push({ transition, snapshot: inspected.snapshot as AnyMachineSnapshot });
      }
    },
  });
  // Errors are visible in the snapshot; without an observer XState would also throw them outside of the test.
  actor.subscribe({ error: () => {} });
  actor.start();

  const play = (row: StatechartRow) => {
    const [kind, name] = row.event.split(' ');
    if (kind === 'after') clock.increment(Number(name) - 1);
    const before = steps.length;
    if (kind === 'after') {
      clock.increment(1);
    } else if (kind === 'done' || kind === 'error') {
      const children: Readonly<Record<string, AnyActorRef | undefined>> = actor.getSnapshot().children;
      const child = Object.values(children).find((ref) => ref?.src === name);
      child?.send({ type: `answer.${kind}`, output: row.example?.output, error: row.example?.error });
    } else if (kind !== 'always' && actor.getSnapshot().status === 'active') {
      actor.send({ type: row.event, ...row.example });
    }
    return steps.slice(before);
  };
  return { steps, snapshot: () => actor.getSnapshot(), play };
}

interface Prepared {
  readonly provided: AnyStateMachine;
  readonly transitions: ReadonlyMap<Transition['definition'], Transition>;
}

/** Cached per machine, because analyzing it takes longer than testing a row. */
const kept = new WeakMap<AnyStateMachine, Prepared>();

function preparedOf(machine: AnyStateMachine): Prepared {
  const known = kept.get(machine);
  if (known) return known;
  const names = Object.keys(machine.implementations.actors);
  const provided = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, controlledActor])) });
  const transitions = new Map(transitionsOf(provided).map((transition) => [transition.definition, transition]));
  const prepared: Prepared = { provided, transitions };
  kept.set(machine, prepared);
  return prepared;
}

/** Dot paths of all states that a snapshot is in. */
export function activePaths(snapshot: AnyMachineSnapshot): readonly string[] {
  return snapshot._nodes.map(pathOf);
}
