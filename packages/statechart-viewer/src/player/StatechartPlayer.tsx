import { useState } from 'react';
import { tableOf } from '@duneline/machines/testing';
import type { StatechartTable } from '@duneline/specs/contract';
import { Alert } from '@duneline/ui';
import type { AnyStateMachine } from 'xstate';
import type { Coverage } from '../StatechartView/Highlight.ts';
import { PlayedStatechart } from './PlayedStatechart.tsx';
import type { Place } from './PlayerHeader.tsx';
import { playRow, startSession, type Session } from './session.ts';
import { readWalk } from './walkCode.ts';

export interface StatechartPlayerProps {
  /**
   * Any machine of XState 5. It runs without effects: its actors respond when told to, and only XState's built-in actions that affect
   * transitions run. A new machine object restarts the player, so create it outside the component.
   */
  machine: AnyStateMachine;
  /** The table that describes it; create it outside the component, too. @default `tableOf(machine)` */
  table?: StatechartTable;
  /** What the machine starts with, instead of or in addition to the table's input. */
  input?: Readonly<Record<string, unknown>>;
  /** The result of each row in the last test run, by table line. */
  coverage?: Coverage | null;
  /** The time of that run, in ISO 8601. */
  testedAt?: string;
  /** Files that define, test and use the chart. */
  places?: readonly Place[];
  /** Opens a file in an editor; without it, paths are only shown. */
  onOpen?: (place: Place) => void;
  /** A walk to replay at first, as `onWalk` reported it. */
  walk?: string;
  /** Called with the walk up to the selected moment, so that a page can keep it in its address. */
  onWalk?: (walk: string) => void;
}

/**
 * An interactive machine: its drawing, table and tree, the possible events, past moments, and all paths.
 *
 * @example <StatechartPlayer machine={uploadMachine} input={{ limit: 3 }} />
 */
export function StatechartPlayer({ table, input, coverage = null, ...rest }: StatechartPlayerProps) {
  const { machine, walk = '' } = rest;
  const given = { machine, table, input };
  const [run, setRun] = useState(() => start(given, walk, 0));
  if (isOther(run.given, given)) setRun(start(given, '', run.id + 1));
  if ('problem' in run)
    return (
      <Alert tone="danger" title="This machine cannot start">
        {run.problem}
      </Alert>
    );
  return <PlayedStatechart key={run.id} {...rest} coverage={coverage} table={run.session.table} run={run.session} />;
}

type Given = Pick<StatechartPlayerProps, 'machine'> & {
  readonly table: StatechartTable | undefined;
  readonly input: StatechartTable['input'];
};

/** The run of a machine, or why it does not start. */
type Run = { readonly id: number; readonly given: Given } & ({ readonly session: Session } | { readonly problem: string });

/** Starts a machine and replays a walk. Ignores a walk that does not match the table. */
function start(given: Given, walk: string, id: number): Run {
  try {
    const { machine, input, table = tableOf(machine, input) } = given;
    const rows = readWalk(table, walk) ?? [];
    const walkInput = Object.assign({}, input, ...rows.map((row) => row.input));
    const session = rows.reduce((now, row) => playRow(now, row), startSession(machine, table, walkInput));
    return { id, given, session };
  } catch (error) {
    return { id, given, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** An input is compared by its content, because a page often writes it in place. */
function isOther(one: Given, other: Given): boolean {
  return one.machine !== other.machine || one.table !== other.table || textOf(one.input) !== textOf(other.input);
}

function textOf(input: Given['input']): string | undefined {
  return JSON.stringify(input, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
