import type { AnswerRecord } from './Record.ts';
import type { Wanted } from './wanted.ts';

/** What is wrong with a record: sentences, none when everything wanted was seen or is an exception that is still needed. */
export function gaps(record: AnswerRecord, wanted: readonly Wanted[], exceptions: Readonly<Record<string, string>>): string[] {
  const names = wanted.map(nameOf);
  const isSeen = ({ operation, status }: Wanted): boolean =>
    Object.hasOwn(record, operation) && (status === null || Object.hasOwn(record[operation] ?? {}, status));
  const missing = wanted.filter((item) => !isSeen(item) && !Object.hasOwn(exceptions, nameOf(item)));
  const needless = wanted.filter((item) => isSeen(item) && Object.hasOwn(exceptions, nameOf(item)));
  const unknown = Object.keys(exceptions).filter((name) => !names.includes(name));
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
