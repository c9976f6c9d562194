import { startOnBench, type Bench, type Step } from '@duneline/machines/testing';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { pathsOf } from '../chart/paths.ts';
import { rowsFrom } from './rowsFrom.ts';

/** One step of a session: the row and payload that were played, and the result. */
export interface Moment {
  /** `null` for the start. */
  readonly played: StatechartRow | null;
  readonly steps: readonly Step[];
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * A machine's run as a list of moments, of which one is selected. The machine runs on the test bench with a fixed clock and
 * without real actors, so that the same events lead to the same moments.
 */
export interface Session {
  readonly machine: AnyStateMachine;
  readonly table: StatechartTable;
  readonly input: StatechartTable['input'];
  readonly moments: readonly Moment[];
  /** Index of the selected moment. */
  readonly now: number;
}

/**
 * Starts a machine with the table's input, merged with `over`.
 * @throws Error if the machine does not start with it
 */
export function startSession(machine: AnyStateMachine, table: StatechartTable, over: StatechartTable['input'] = {}): Session {
  const input = { ...table.input, ...over };
  const bench = startOnBench(machine, input);
  const snapshot = bench.snapshot();
  if (snapshot.status === 'error')
    throw new Error(
      `${table.name} fails with the input ${JSON.stringify(input)}: ${String(snapshot.error)}. Pass what it needs as \`input\`.`,
    );
  return { machine, table, input, now: 0, moments: [{ played: null, steps: [...bench.steps], snapshot }] };
}

/** Plays a row's event with its example after the selected moment; later moments are discarded. */
export function playRow(session: Session, row: StatechartRow): Session {
  const bench = replay(session);
  const steps = bench.play(row);
  const past = session.moments.slice(0, session.now + 1);
  return { ...session, moments: [...past, { played: row, steps, snapshot: bench.snapshot() }], now: past.length };
}

/** Selects another moment. */
export function selectMoment(session: Session, moment: number): Session {
  return { ...session, now: Math.min(Math.max(moment, 0), session.moments.length - 1) };
}

/** The selected moment. */
export function momentOf({ moments, now, table }: Session): Moment {
  const moment = moments[now];
  if (!moment) throw new RangeError(`The session of '${table.name}' has no moment ${now}; it has ${moments.length}.`);
  return moment;
}

/** What would happen to a row if its event occurred now. */
export type Verdict = 'taken' | 'refused' | 'not asked';

/** Tries an event without recording it, and returns which rows would be taken, refused or not reached. */
export function tryEvent(
  session: Session,
  tried: StatechartRow,
): readonly { readonly row: StatechartRow; readonly verdict: Verdict }[] {
  const active = pathsOf(momentOf(session).snapshot.value);
  const rows = rowsFrom(session.table, active)
    .filter(({ event }) => event === tried.event)
    .toSorted((a, b) => b.from.length - a.from.length || a.line - b.line);
  const [taken] = rowLines(session.table, replay(session).play(tried));
  const at = rows.findIndex(({ line }) => line === taken);
  return rows.map((row, index) => ({ row, verdict: verdictAt(row, index, at) }));
}

function verdictAt({ guard, to, from }: StatechartRow, index: number, taken: number): Verdict {
  if (taken !== -1) return index === taken ? 'taken' : index < taken ? 'refused' : 'not asked';
  // No transition: the event is rejected, as the last row of its guards says.
  return guard?.startsWith('not ') && from === to ? 'taken' : 'refused';
}

/** The table lines of the rows that steps took. */
export function rowLines(table: StatechartTable, steps: readonly Pick<Step, 'transition'>[]): readonly number[] {
  return steps.flatMap(({ transition: { from, event, guard } }) =>
    table.rows.flatMap((row) => (row.from === from && row.event === event && row.guard === guard ? row.line : [])),
  );
}

function replay({ machine, input, moments, now }: Session): Bench {
  const bench = startOnBench(machine, input);
  for (const { played } of moments.slice(1, now + 1)) if (played) bench.play(played);
  return bench;
}
