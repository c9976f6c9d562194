import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A behavioral change of a flow. */
export interface Change {
  readonly machine: string;
  readonly text: string;
  /** Tags that a state or machine lost, and events that are no longer handled: code that uses them may break. */
  readonly lost?: { readonly tags?: readonly string[]; readonly events?: readonly string[] };
}

/** The behavioral differences between two sets of tables. Line numbers, wording, examples and clauses are ignored. */
export function diffTables(before: readonly StatechartTable[], after: readonly StatechartTable[]): readonly Change[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))].toSorted();
  return names.flatMap((machine) => {
    const was = before.find(({ name }) => name === machine);
    const is = after.find(({ name }) => name === machine);
    if (!was) return [{ machine, text: 'new machine' }];
    if (!is) return [{ machine, text: 'machine removed', lost: { tags: [...tagsOf(was)], events: [...eventsOf(was)] } }];
    return [...diffStates(was, is), ...diffRows(was, is), ...diffInvariants(was, is)].map((change) => ({ machine, ...change }));
  });
}

type Difference = Omit<Change, 'machine'>;

function* diffStates(was: StatechartTable, is: StatechartTable): Generator<Difference> {
  if (was.initial !== is.initial) yield { text: `starts in ${is.initial}, not in ${was.initial}` };
  for (const [path, { tags = [] }] of Object.entries(is.states)) {
    const old = was.states[path];
    if (!old) yield { text: `state added: ${path}` };
    for (const tag of old ? tags : []) {
      if (!old?.tags?.includes(tag)) yield { text: `tag gained: ${path} now has ${tag}` };
    }
  }
  for (const [path, { tags = [] }] of Object.entries(was.states)) {
    const lost = is.states[path] ? tags.filter((tag) => !is.states[path]?.tags?.includes(tag)) : tags;
    const risk = lost.length > 0 ? { lost: { tags: lost } } : {};
    if (!is.states[path]) yield { text: `state removed: ${path}`, ...risk };
    else if (lost.length > 0) yield { text: `tag lost: ${path} no longer has ${lost.join(', ')}`, ...risk };
  }
  const gone = [...eventsOf(was)].filter((event) => !eventsOf(is).has(event));
  if (gone.length > 0) yield { text: `no longer taken anywhere: ${gone.join(', ')}`, lost: { events: gone } };
}

/** Pairs rows that differ in one cell as a change of that cell; other rows are added or removed. */
function* diffRows(was: StatechartTable, is: StatechartTable): Generator<Difference> {
  let removed = was.rows.filter((row) => !is.rows.some((other) => isSame(row, other, [])));
  let added = is.rows.filter((row) => !was.rows.some((other) => isSame(row, other, [])));
  const changes: readonly (readonly [readonly Part[], (old: StatechartRow, row: StatechartRow) => string])[] = [
    [['to'], (old, row) => `retargeted: ${causeOf(row)} goes to ${row.to}, not to ${old.to}`],
    [['actions'], (old, row) => `actions changed: ${causeOf(row)} does ${listOf(row.actions)}, not ${listOf(old.actions)}`],
    [
      ['guard'],
      (old, row) => `guard changed: ${row.from} on ${row.event} asks ${row.guard ?? 'nothing'}, not ${old.guard ?? 'nothing'}`,
    ],
    [['event'], (old, row) => `moved: ${row.from} → ${row.to} happens on ${row.event}, not on ${old.event}`],
    [
      ['to', 'actions'],
      (old, row) => `retargeted: ${causeOf(row)} goes to ${row.to} and does ${listOf(row.actions)}, not to ${old.to}`,
    ],
  ];
  for (const [parts, tell] of changes) {
    for (const old of removed) {
      const row = added.find((other) => isSame(old, other, parts));
      if (!row) continue;
      yield { text: tell(old, row) };
      removed = removed.filter((other) => other !== old);
      added = added.filter((other) => other !== row);
    }
  }
  for (const row of removed) yield { text: `removed: ${causeOf(row)} went to ${row.to}` };
  for (const row of added) yield { text: `added: ${causeOf(row)} goes to ${row.to} and does ${listOf(row.actions)}` };
  if (isOrderChanged(was, is)) yield { text: 'guards are tried in another order' };
}

function* diffInvariants(was: StatechartTable, is: StatechartTable): Generator<Difference> {
  const textsOf = ({ invariants }: StatechartTable) => new Map(invariants.map(({ name, text }) => [name, text]));
  const [old, now] = [textsOf(was), textsOf(is)];
  for (const [name, text] of now) if (!old.has(name)) yield { text: `promise added: ${text}` };
  for (const [name, text] of old) if (!now.has(name)) yield { text: `promise dropped: ${text}` };
}

type Part = 'from' | 'event' | 'guard' | 'to' | 'actions';

function isSame(a: StatechartRow, b: StatechartRow, except: readonly Part[]): boolean {
  const parts: readonly Part[] = ['from', 'event', 'guard', 'to', 'actions'];
  return parts.every((part) => except.includes(part) || String(a[part]) === String(b[part]));
}

/** Whether rows in both tables have another order within one event of one state. */
function isOrderChanged(was: StatechartTable, is: StatechartTable): boolean {
  const keyOf = (row: StatechartRow) => `${row.from}|${row.event}|${row.guard}`;
  const orderOf = (table: StatechartTable, other: StatechartTable, group: string) =>
    table.rows
      .filter((row) => `${row.from}|${row.event}` === group && other.rows.some((one) => keyOf(one) === keyOf(row)))
      .map(keyOf)
      .join();
  const groups = new Set(is.rows.map((row) => `${row.from}|${row.event}`));
  return [...groups].some((group) => orderOf(was, is, group) !== orderOf(is, was, group));
}

function tagsOf({ states }: StatechartTable): ReadonlySet<string> {
  return new Set(Object.values(states).flatMap(({ tags = [] }) => tags));
}

/** The events that can be sent to the machine. */
function eventsOf({ rows }: StatechartTable): ReadonlySet<string> {
  return new Set(rows.map(({ event }) => event).filter((event) => event.includes('.')));
}

function causeOf({ from, event, guard }: StatechartRow): string {
  return `${from} on ${event}${guard ? ` if ${guard}` : ''}`;
}

function listOf(actions: readonly string[]): string {
  return actions.join(', ') || 'nothing';
}
