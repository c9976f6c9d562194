import { createActor, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { actorNames } from './names.ts';
import { pathOf, statesOf, transitionsOf } from './transitions.ts';
import type { Transition } from './transitions.ts';
import { triggerOf } from './triggers.ts';
import { withoutEffects } from './withoutEffects.ts';

/** A step of a machine: the transition, and the snapshot after it. */
export interface Step {
  readonly transition: Transition;
  readonly snapshot: AnyMachineSnapshot;
}

/** A machine under test: its actors respond on demand, it has no effects, its clock is simulated, its steps are recorded. */
export interface Bench {
  /** Steps since the start, including `always` transitions and the start itself. */
  readonly steps: readonly Step[];
  snapshot(): AnyMachineSnapshot;
  /** Sends a row's event with its example, and returns the steps taken; `always` and `complete` rows need no event. */
  play(row: StatechartRow): readonly Step[];
}

/** Starts a machine on the test bench with an input. */
export function startOnBench(machine: AnyStateMachine, input: StatechartTable['input']): Bench {
  const { provided, transitions, actorsOf } = preparedOf(machine);
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
    const { kind, name } = triggerOf(row.event);
    // A delay without a number lasts a millisecond here, as `withoutEffects` says.
    const delay = Number.isNaN(Number(name)) ? 1 : Number(name);
    if (kind === 'after') clock.increment(delay - 1);
    const before = steps.length;
    const children: Readonly<Record<string, AnyActorRef | undefined>> = actor.getSnapshot().children;
    const id = actorsOf(row.from).find((each) => each.name === name)?.id ?? '';
    if (kind === 'after') {
      clock.increment(1);
    } else if (kind === 'snapshot') {
      actor.send({ type: `xstate.snapshot.${id}`, ...row.example });
    } else if (kind === 'done' || kind === 'error') {
      children[id]?.send({ type: `answer.${kind}`, output: row.example?.output, error: row.example?.error });
    } else if (kind === 'event' && actor.getSnapshot().status === 'active') {
      // For `*` and `mouse.*`, an event that no other row names.
      actor.send({ type: row.event.replace(/\*$/, '(any)'), ...row.example });
    }
    return steps.slice(before);
  };
  return { steps, snapshot: () => actor.getSnapshot(), play };
}

interface Prepared {
  readonly provided: AnyStateMachine;
  readonly transitions: ReadonlyMap<Transition['definition'], Transition | undefined>;
  /** What the state at a path invokes. */
  readonly actorsOf: (path: string) => ReturnType<typeof actorNames>;
}

/** Cached per machine, because analyzing it takes longer than testing a row. */
const preparedMachines = new WeakMap<AnyStateMachine, Prepared>();

function preparedOf(machine: AnyStateMachine): Prepared {
  const known = preparedMachines.get(machine);
  if (known) return known;
  const provided = withoutEffects(machine);
  // Both machines have the same transitions in the same order, but only the original one has all names.
  const named = transitionsOf(machine);
  const transitions = new Map(transitionsOf(provided).map(({ definition }, index) => [definition, named[index]]));
  const actors = new Map([machine.root, ...statesOf(machine)].map((node) => [pathOf(node), actorNames(node)]));
  const prepared: Prepared = { provided, transitions, actorsOf: (path) => actors.get(path) ?? [] };
  preparedMachines.set(machine, prepared);
  return prepared;
}

/** Dot paths of all states that a snapshot is in. */
export function activePaths(snapshot: AnyMachineSnapshot): readonly string[] {
  return snapshot._nodes.map(pathOf);
}
