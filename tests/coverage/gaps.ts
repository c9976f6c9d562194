import type { AnswerRecord } from './Record.ts';
import type { Wanted } from './wanted.ts';

/** Parts of the specs that no test covers, by reason: `operation`, or `operation status`. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

/** Problems of a record, as sentences; none if everything wanted was seen or has a necessary exception. */
export function gaps(record: AnswerRecord, wanted: readonly Wanted[], exceptions: Exceptions): string[] {
  const excused = Object.values(exceptions).flat();
  const names = new Set(wanted.map(nameOf));
  const isSeen = ({ operation, status }: Wanted): boolean =>
    Object.hasOwn(record, operation) && (status === null || Object.hasOwn(record[operation] ?? {}, status));
  const missing = wanted.filter((item) => !isSeen(item) && !excused.includes(nameOf(item)));
  const needless = wanted.filter((item) => isSeen(item) && excused.includes(nameOf(item)));
  const unknown = excused.filter((name) => !names.has(name));
  return [
    ...missing.map((item) =>
      Object.hasOwn(record, item.operation)
        ? `${item.operation} has no test in which it answers ${item.status}.`
        : `${item.operation} has no test${item.status === null ? '' : ` (wanted: ${item.status})`}.`,
    ),
    ...needless.map((item) => `${nameOf(item)} has a test now: take it off tests/coverage/exceptions.ts.`),
    ...unknown.map((name) => `${name} is nothing of the specs: take it off tests/coverage/exceptions.ts.`),
  ];
}

function nameOf({ operation, status }: Wanted): string {
  return status === null ? operation : `${operation} ${status}`;
}
