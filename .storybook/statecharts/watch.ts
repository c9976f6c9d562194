import { transitionsOf, type Transition } from '@duneline/machines/testing';
import type { InspectedMoment } from '@duneline/statechart-viewer/player';
import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import { StateMachine } from 'xstate';
import type { AnyActorLogic, AnyActorRef, AnyMachineSnapshot, InspectionEvent, Observer } from 'xstate';
import { openInspectorChannel, type InspectorMessage } from './inspectorChannel.ts';

type Inspect = Observer<InspectionEvent> | ((event: InspectionEvent) => void);

const runs = new Map<string, { readonly actor: AnyActorRef; moments: readonly InspectedMoment[] }>();
const channel = openInspectorChannel((message) => {
  const run = runs.get(message.machine);
  if (!run) return;
  if (message.kind === 'send') run.actor.send(message.event);
  if (message.kind === 'ask') tell(message.machine);
});

/** Reports the steps of an actor to the panel, if its machine has a table. */
export function watch(logic: AnyActorLogic, inner: Inspect | undefined): (event: InspectionEvent) => void {
  const machine = logic instanceof StateMachine ? logic : null;
  const known = new Map<unknown, Transition>(machine ? transitionsOf(machine).map((one) => [one.definition, one]) : []);
  let taken: Transition[] = [];
  return (inspected) => {
    if (typeof inner === 'function') inner(inspected);
    else inner?.next?.(inspected);
    const isOther = inspected.actorRef.sessionId !== inspected.rootId;
    if (!machine || isOther || !Object.hasOwn(statecharts, machine.id)) return;
    if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions.flatMap((one) => known.get(one) ?? []));
    if (inspected.type !== '@xstate.snapshot') return;
    const isStart = inspected.event.type === 'xstate.init';
    const past = isStart ? [] : (runs.get(machine.id)?.moments ?? []);
    const moment = momentOf(
      machine.id as StatechartName,
      inspected.snapshot as AnyMachineSnapshot,
      isStart ? null : inspected.event.type,
      taken,
    );
    runs.set(machine.id, { actor: inspected.actorRef as AnyActorRef, moments: [...past, moment] });
    taken = [];
    tell(machine.id);
  };
}

function momentOf(
  name: StatechartName,
  snapshot: AnyMachineSnapshot,
  event: string | null,
  taken: readonly Transition[],
): InspectedMoment {
  const { value, context, tags, status } = snapshot;
  const lines = statecharts[name].rows.flatMap((row) =>
    taken.some(({ from, event: on, guard }) => from === row.from && on === row.event && guard === row.guard) ? row.line : [],
  );
  return { value, context: JSON.parse(JSON.stringify(context ?? null)), tags: [...tags], status, event, lines };
}

function tell(machine: string) {
  const moments = runs.get(machine)?.moments ?? [];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel.postMessage({ kind: 'moments', machine, moments } satisfies InspectorMessage);
}
