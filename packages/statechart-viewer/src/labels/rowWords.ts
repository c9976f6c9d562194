import { isAutomatic, triggerOf } from '@duneline/machines/triggers';
import type { StatechartRow } from '@duneline/specs/contract';

type Described = Pick<StatechartRow, 'from' | 'event' | 'guard' | 'to'>;

/** The label of an event: `after 5000` is "after 5 s", `error getSession` is "getSession failed". */
export function eventLabel(event: string): string {
  const { kind, name } = triggerOf(event);
  const words = {
    event: name,
    after: `after ${Number.isNaN(Number(name)) ? name : durationWords(Number(name))}`,
    done: `${name} done`,
    error: `${name} failed`,
    snapshot: `${name} changed`,
    always: 'at once',
    complete: 'when it is complete',
  };
  return words[kind];
}

/** The label of a state; what starts from the machine itself does so in any state. */
export function stateLabel(path: string): string {
  return path || 'any state';
}

/** Where a row leads; a transition to the machine itself starts it again. */
export function targetLabel({ from, to }: Pick<Described, 'from' | 'to'>): string {
  return from === to ? 'stays' : to || 'its start';
}

/** A row as a sentence for screen readers: from, event, guard, to. */
export function rowSentence({ from, event, guard, to }: Described): string {
  const when = isAutomatic({ event }) ? eventLabel(event) : `on ${eventLabel(event)}`;
  const under = guard === null ? '' : `, if ${guard}`;
  const place = from === to ? `stays${to && ` in ${to}`}` : `to ${targetLabel({ from, to })}`;
  return `From ${stateLabel(from)}, ${when}${under}, ${place}.`;
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
