import type { AnyStateMachine } from 'xstate';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { activePaths, startOnBench } from './bench.ts';
import type { Bench, Step } from './bench.ts';
import { effectOf, keyOf } from './compareTable.ts';
import { containsSubset } from './contains.ts';
import { isWithin, leavesWithin, shortestPath } from './shortestPath.ts';
import { isAutomatic, triggerOf } from './triggers.ts';

/**
 * Tests one row on the machine, from every innermost state to which it applies: takes the shortest path there, sends the row's
 * event, and checks the step taken. Returns a sentence for each difference.
 */
export function walkRow(machine: AnyStateMachine, table: StatechartTable, row: StatechartRow): readonly string[] {
  const leaves = leavesWithin(table, row.from).filter((leaf) => isReached(table, row, leaf));
  if (leaves.length === 0) return [`Line ${row.line}, '${keyOf(row)}': no innermost state reaches it.`];
  return leaves.flatMap((leaf) =>
    [...walkFrom(machine, table, row, leaf)].map((problem) => `Line ${row.line}, '${keyOf(row)}' in '${leaf}': ${problem}`),
  );
}

/** Whether a row's event can reach it in an innermost state: no inner state always takes the event; for `complete`, the state is an end. */
function isReached(table: StatechartTable, { from, event }: StatechartRow, leaf: string): boolean {
  if (triggerOf(event).kind === 'complete') return table.states[leaf]?.isFinal === true && leaf.lastIndexOf('.') <= from.length;
  return !table.rows.some(
    (other) => other.event === event && other.guard === null && other.from.length > from.length && isWithin(leaf, other.from),
  );
}

function* walkFrom(machine: AnyStateMachine, table: StatechartTable, row: StatechartRow, leaf: string): Generator<string> {
  const path = shortestPath(table, leaf);
  if (!path) {
    yield `no rows lead there from '${table.initial}'.`;
    return;
  }
  const inputs = [...path, row].map(({ input }) => input);
  const bench = startOnBench(machine, Object.assign({}, table.input, ...inputs));
  let arrival: readonly Step[] = bench.steps;
  for (const step of path) {
    if (!isAutomatic(step)) arrival = bench.play(step);
  }
  const before = bench.snapshot();
  if (isAutomatic(row)) {
    const steps = arrival.filter(({ transition }) => transition.from === row.from && transition.event === row.event);
    if (isRefusal(row) && steps.length === 0 && activePaths(before).includes(leaf)) yield* judgeContext(row, before.context);
    else yield* judge(row, leaf, steps);
    return;
  }
  if (before.status === 'error') {
    yield `the machine fails on the way: ${String(before.error)}`;
    return;
  }
  if (!activePaths(before).includes(leaf)) {
    const taken = path.map(({ line }) => line).join(', ');
    yield `the rows on the way (lines ${taken}) lead to '${activePaths(before).join("', '")}' instead.`;
    return;
  }
  const steps = bench.play(row);
  if (isRefusal(row) && steps.length === 0) {
    yield* judgeRefusal(bench, before, row);
  } else yield* judge(row, leaf, steps);
}

/** Whether a row says that an event has no effect. */
function isRefusal({ guard, actions, from, to }: StatechartRow): boolean {
  return (guard?.startsWith('not ') ?? false) && actions.length === 0 && to === from;
}

function* judge(row: StatechartRow, leaf: string, steps: readonly Step[]): Generator<string> {
  // In another region, the same event may do something else.
  const step = steps.find(({ transition }) => keyOf(transition) === keyOf(row)) ?? steps[0];
  if (!step) {
    yield 'nothing happens.';
    return;
  }
  if (step.snapshot.status === 'error') yield `the machine fails: ${String(step.snapshot.error)}`;
  const { transition, snapshot } = step;
  if (keyOf(transition) !== keyOf(row)) yield `'${keyOf(transition)}' happens instead.`;
  if (effectOf(transition) !== effectOf(row)) yield `it leads to ${effectOf(transition)}, not to ${effectOf(row)}.`;
  const to = row.to === row.from ? leaf : row.to;
  const active = activePaths(snapshot);
  if (!active.includes(to)) yield `the machine is in '${active.join("', '")}' afterwards, not in '${to}'.`;
  yield* judgeContext(row, snapshot.context);
}

function* judgeRefusal(bench: Bench, before: ReturnType<Bench['snapshot']>, row: StatechartRow): Generator<string> {
  const after = bench.snapshot();
  const isSame = containsSubset(after.context, before.context) && activePaths(after).join() === activePaths(before).join();
  if (!isSame) yield 'the event is not refused: state or context has changed.';
  yield* judgeContext(row, after.context);
}

function* judgeContext(row: StatechartRow, context: unknown): Generator<string> {
  if (!containsSubset(context, row.expect ?? {})) {
    yield `the context is ${JSON.stringify(context)}; it must contain ${JSON.stringify(row.expect)}.`;
  }
}
