import type { StatechartRow } from '@duneline/specs/contract';

type Described = Pick<StatechartRow, 'from' | 'event' | 'guard' | 'to'>;

/** The label of an event: `after 5000` is "after 5 s", `error getSession` is "getSession failed". */
export function eventLabel(event: string): string {
  const [kind, name = ''] = event.split(' ');
  if (kind === 'after') return `after ${durationWords(Number(name))}`;
  if (kind === 'done') return `${name} done`;
  if (kind === 'error') return `${name} failed`;
  return event;
}

/** A row as a sentence for screen readers: from, event, guard, to. */
export function rowSentence({ from, event, guard, to }: Described): string {
  const when = event === 'always' ? 'at once' : `on ${eventLabel(event)}`;
  const under = guard === null ? '' : `, if ${guard}`;
  return `From ${from}, ${when}${under}, ${from === to ? `stays in ${to}` : `to ${to}`}.`;
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** Formats milliseconds in the largest unit that divides them, otherwise in seconds: 90000 is "90 s". */
function durationWords(ms: number): string {
  const [unit, length] = units.find(([name, size]) => (name === 's' ? ms >= size : ms > 0 && ms % size === 0)) ?? ['ms', 1];
  return `${ms / length} ${unit}`;
}
