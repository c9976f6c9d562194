import { assign, createMachine, enqueueActions, spawnChild } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { controlledActor } from './controlledActor.ts';
import { statesOf } from './transitions.ts';

/**
 * A copy of the machine to try out: its actors respond on demand, and only XState's built-in actions that affect transitions run
 * (`assign`, `raise`, `cancel` …), not `log`, `emit`, `sendTo` and `sendParent`. A guard without an implementation returns true; a
 * delay without one, or a computed one, lasts a millisecond. A loop of transitions ends with an error.
 */
export function withoutEffects({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const options = { maxIterations: 1000, ...config.options };
  const machine = createMachine(muteState({ ...config, options, context: muteSpawns(config.context) }) as typeof config, {
    actions: each(muteAction)(implementations.actions) as typeof implementations.actions,
    guards: withDefault(implementations.guards, () => true),
    delays: withDefault(each(muteDelay)(implementations.delays) as typeof implementations.delays, 1),
  });
  // Otherwise each actor would send its first snapshot by itself.
  for (const { invoke } of [machine.root, ...statesOf(machine)]) for (const actor of invoke) delete actor.onSnapshot;
  return machine;
}

/** Removes the effects from a part of a machine's config. */
type Mute = (part: unknown) => unknown;
type Call = (...args: readonly unknown[]) => unknown;

const isCall = (part: unknown): part is Call & Partial<BuiltInAction> => typeof part === 'function';

const mapEntries = (part: unknown, map: (name: string, value: unknown) => unknown) =>
  typeof part === 'object' && part !== null
    ? Object.fromEntries(Object.entries(part).map(([name, value]) => [name, map(name, value)]))
    : part;

const oneOrMore =
  (mute: Mute): Mute =>
  (part) =>
    Array.isArray(part) ? part.map(mute) : mute(part);

const each =
  (mute: Mute): Mute =>
  (part) =>
    mapEntries(part, (_, value) => mute(value));

const within =
  (parts: Readonly<Record<string, Mute>>): Mute =>
  (part) =>
    mapEntries(part, (name, value) => parts[name]?.(value) ?? value);

function withDefault<Known extends object>(known: Known, missing: Known[keyof Known]): Known {
  return new Proxy({ ...known }, { get: (all, name): unknown => Reflect.get(all, name) ?? missing });
}

const muteAction: Mute = (part) => {
  if (!isCall(part)) return part;
  const { type, assignment, collect, id, systemId } = part;
  if (type === 'xstate.assign') {
    const muted = typeof assignment === 'function' ? muteSpawns(assignment) : each(muteSpawns)(assignment);
    return assign(muted as Parameters<typeof assign>[0]);
  }
  if (type === 'xstate.enqueueActions')
    return enqueueActions((args, params) => collect?.({ ...args, enqueue: muteEnqueue(args.enqueue) }, params));
  if (type === 'xstate.spawnChild') return spawnChild(controlledActor, { id, systemId });
  return type && affectingTransitions.has(type) ? part : () => {};
};

const affectingTransitions = new Set(['xstate.raise', 'xstate.cancel', 'xstate.stopChild']);

/** The properties of XState's built-in actions, each of some of them. */
interface BuiltInAction {
  readonly type?: string;
  readonly assignment: unknown;
  readonly collect: (args: unknown, params: unknown) => void;
  readonly id: string;
  readonly systemId: string;
}

/** What an `enqueueActions` calls, so that it enqueues no effects. */
const muteEnqueue = (enqueue: unknown) =>
  isCall(enqueue)
    ? Object.assign((given: unknown) => enqueue(muteAction(given)), enqueue, {
        assign: (assignment: unknown) => enqueue(muteAction(assign(assignment as Parameters<typeof assign>[0]))),
        spawnChild: (_: unknown, options: Parameters<typeof spawnChild>[1]) => enqueue(spawnChild(controlledActor, options)),
        ...Object.fromEntries(['emit', 'sendTo', 'sendParent', 'forwardTo'].map((name) => [name, () => {}])),
      })
    : enqueue;

/** A function that makes a context, or a part of it: the actors that it spawns respond on demand too. */
const muteSpawns: Mute = (part) =>
  isCall(part)
    ? (args: { readonly spawn: Call }, params: unknown) =>
        part({ ...args, spawn: (_: unknown, options: unknown) => args.spawn(controlledActor, options) }, params)
    : part;

const muteDelay: Mute = (part) => (typeof part === 'function' ? () => 1 : part);

const muteActions = oneOrMore(muteAction);
const muteTransitions = oneOrMore(within({ actions: muteActions }));
const muteInvoke = within({
  src: () => controlledActor,
  onDone: muteTransitions,
  onError: muteTransitions,
  onSnapshot: muteTransitions,
});
const muteState = within({
  entry: muteActions,
  exit: muteActions,
  initial: muteTransitions,
  on: each(muteTransitions),
  after: each(muteTransitions),
  always: muteTransitions,
  onDone: muteTransitions,
  invoke: oneOrMore(muteInvoke),
  states: (part) => each(muteState)(part),
});
