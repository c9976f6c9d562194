import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A problem of a row, or of the whole table (`row: null`; `state` may name a state). */
export interface TableFinding {
  readonly row: StatechartRow | null;
  readonly state?: string;
  readonly message: string;
}

const eventForm = /^(always|after [1-9]\d*|(done|error) [a-z]\w*|[a-z][\w-]*(\.[a-z][\w-]*)+)$/;
const guardForm = /^(not )?(is|has|can|are|was)[A-Z]\w*$/;
const actionForm = /^[a-z]\w*$/;

/**
 * Checks a table: its states, the form of each row, both outcomes of each guard, and that every state can be entered and left.
 */
export function checkTable(table: StatechartTable): readonly TableFinding[] {
  const findings = [
    ...checkStates(table),
    ...table.rows.flatMap((row) => [...checkRow(table, row)]),
    ...checkOutcomes(table.rows),
  ];
  return findings.length > 0 ? findings : [...checkWays(table), ...checkErrorExits(table.rows)];
}

/** Whether a state contains no others. */
function isLeaf(table: StatechartTable, path: string): boolean {
  return !Object.keys(table.states).some((other) => isWithin(other, path) && other !== path);
}

function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}

function* checkStates(table: StatechartTable): Generator<TableFinding> {
  const known = Object.keys(table.states);
  for (const state of known) {
    const parent = state.slice(0, Math.max(0, state.lastIndexOf('.')));
    if (parent && !known.includes(parent))
      yield { row: null, state, message: `State '${state}' lies in '${parent}', which is not declared: add it.` };
  }
  if (!known.includes(table.initial)) {
    yield { row: null, message: `The initial state '${table.initial}' is not declared: use one of ${known.join(', ')}.` };
  } else if (!isLeaf(table, table.initial)) {
    yield { row: null, message: `The initial state '${table.initial}' contains others: name the innermost one.` };
  }
}

function* checkRow(table: StatechartTable, row: StatechartRow): Generator<TableFinding> {
  const known = Object.keys(table.states);
  for (const [column, state] of [
    ['from', row.from],
    ['to', row.to],
  ] as const) {
    if (!known.includes(state))
      yield { row, message: `Unknown state '${state}' in '${column}': use one of ${known.join(', ')}.` };
  }
  if (known.includes(row.to) && row.to !== row.from && !isLeaf(table, row.to)) {
    yield { row, message: `The target '${row.to}' contains other states: name the innermost one that is entered.` };
  }
  if (!eventForm.test(row.event)) {
    yield {
      row,
      message: `'${row.event}' is no event: write subject.verb, 'after <milliseconds>', 'always', 'done <actor>' or 'error <actor>'.`,
    };
  }
  if (row.guard !== null && !guardForm.test(row.guard)) {
    yield { row, message: `'${row.guard}' is no guard: name a predicate such as isReady, or 'not isReady'.` };
  }
  for (const action of row.actions) {
    if (!actionForm.test(action))
      yield { row, message: `'${action}' is no action: use a camelCase name, and a comma between two.` };
  }
  const [kind] = row.event.split(' ');
  const needed = kind === 'done' ? 'output' : kind === 'error' ? 'error' : null;
  if (needed && row.example && !(needed in row.example)) {
    yield { row, message: `The example of '${row.event}' must be { ${needed}: … }.` };
  }
}

/** Guards of an event are evaluated in order; the last row must say what happens if all of them are false. */
function* checkOutcomes(rows: readonly StatechartRow[]): Generator<TableFinding> {
  const nameOf = (row: StatechartRow) => `${row.from} | ${row.event}`;
  for (const what of new Set(rows.map(nameOf))) {
    const group = rows.filter((row) => nameOf(row) === what);
    let open: StatechartRow | null = null;
    const seen = new Set<string | null>();
    let isClosed = false;
    for (const row of group) {
      if (seen.has(row.guard)) yield { row, message: `Duplicate row: '${what} | ${row.guard ?? ''}' stands above already.` };
      else if (isClosed) yield { row, message: `This row can never happen: the rows of '${what}' above it cover every case.` };
      else if (row.guard === null) {
        if (open)
          yield { row, message: `This row needs the guard 'not ${open.guard}', because '${open.guard}' stands above it.` };
        isClosed = true;
      } else if (row.guard.startsWith('not ')) {
        const positive = row.guard.slice('not '.length);
        if (open?.guard !== positive)
          yield { row, message: `'${row.guard}' must directly follow the row of '${what}' with the guard '${positive}'.` };
        isClosed = true;
      } else open = row;
      seen.add(row.guard);
    }
    if (open && !isClosed)
      yield { row: open, message: `'${open.guard}' lacks its other outcome: add a row '${what} | not ${open.guard}'.` };
  }
}

function* checkWays(table: StatechartTable): Generator<TableFinding> {
  const reached = new Set([table.initial]);
  for (const state of reached) {
    for (const row of table.rows) if (isWithin(state, row.from) && isLeaf(table, row.to)) reached.add(row.to);
  }
  for (const [state, { isFinal }] of Object.entries(table.states)) {
    if (![...reached].some((path) => isWithin(path, state))) {
      yield { row: null, state, message: `State '${state}' is unreachable: no row leads there from '${table.initial}'.` };
    }
    const hasWayOut = table.rows.some((row) => isWithin(state, row.from) || isWithin(row.from, state));
    if (!hasWayOut && !isFinal)
      yield { row: null, state, message: `State '${state}' is a dead end: add a row out of it, or 'isFinal: true'.` };
    if (hasWayOut && isFinal)
      yield { row: null, state, message: `State '${state}' is final, yet a row starts there: remove one of the two.` };
  }
}

function* checkErrorExits(rows: readonly StatechartRow[]): Generator<TableFinding> {
  for (const row of rows) {
    const actor = /^done (.+)$/.exec(row.event)?.[1];
    if (actor && !rows.some((other) => other.from === row.from && other.event === `error ${actor}`)) {
      yield { row, message: `Actor '${actor}' has no error exit: add a row '${row.from} | error ${actor}'.` };
    }
  }
}
