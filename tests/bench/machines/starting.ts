import { startOnBench } from '@duneline/machines/testing';
import { statecharts } from '@duneline/specs/statecharts';
import type { StatechartTable } from '@duneline/specs/contract';
import { createActor, createMachine, fromCallback } from 'xstate';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { machines } from '../../model/machines.ts';
import { ratio, takeTurns } from '../backend/rounds.ts';
import type { Figure } from '../backend/rounds.ts';

const COUNT = 15;
const waiting = fromCallback(() => {});

/** The ratio of the time to create and start 15 of our machines to that of 15 bare XState machines with the same states. */
export interface Starting {
  /**
   * Compared with bare machines that take the same steps: the same states, actors and timers, but no context, guards, actions or
   * tags. XState itself takes the same time in both, so this isolates our part.
   */
  readonly sameSteps: Figure;
  /** Compared with bare machines that remain in their initial state and start nothing. */
  readonly noSteps: Figure;
}

export async function measureStarting(): Promise<Starting> {
  const tables: readonly StatechartTable[] = Object.values(statecharts).slice(0, COUNT);
  const flows = tables.map((table) => {
    const { machine } = machines[table.name as keyof typeof machines];
    return { ours: quiet(machine), sameSteps: bareMachine(machine, table), noSteps: bareMachine(machine), input: table.input };
  });
  const start = (which: 'ours' | keyof Starting) => () => {
    for (const flow of flows) createActor(flow[which], { input: flow.input }).start().stop();
  };
  const turns = await takeTurns({ ours: start('ours'), sameSteps: start('sameSteps'), noSteps: start('noSteps') });
  return { sameSteps: ratio(turns.ours, turns.sameSteps), noSteps: ratio(turns.ours, turns.noSteps) };
}

/** The machine with actors that never resolve, because effects are not measured. */
function quiet(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, waiting])) });
}

interface BareState {
  readonly type?: 'final';
  readonly initial?: string;
  readonly states: Readonly<Record<string, BareState>>;
  readonly invoke?: { readonly src: typeof waiting };
  readonly after?: Readonly<Record<string, object>>;
  readonly always?: { readonly target: string };
}

/** The machine's states without implementation; given its table, also the steps after the start. */
function bareMachine(machine: AnyStateMachine, table?: StatechartTable): AnyStateMachine {
  const steps = table ? startOnBench(machine, table.input).steps.map(({ transition }) => transition) : [];
  const bare = (node: AnyStateNode): BareState => {
    const step = steps.find(({ from }) => from === node.path.join('.'));
    return {
      ...(node.type === 'final' && { type: 'final' }),
      ...(node.type === 'compound' && { initial: node.initial.target[0]?.key }),
      states: Object.fromEntries(Object.values(node.states).map((child) => [child.key, bare(child)])),
      ...(step && { always: { target: `#${machine.id}.${step.to}` } }),
      ...(table && node.invoke.length > 0 && { invoke: { src: waiting } }),
      ...(table && { after: Object.fromEntries(Object.keys(node.config.after ?? {}).map((delay) => [delay, {}])) }),
    };
  };
  return createMachine({ id: machine.id, ...bare(machine.root) });
}
