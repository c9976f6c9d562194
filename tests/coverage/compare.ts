import { sentence, sightingsOf } from './Record.ts';
import type { AnswerRecord, Sighting } from './Record.ts';

/** What one whole run saw: tests and stories always see the same, a journey may end before the last answer has come. */
export interface Run {
  readonly tests: readonly Sighting[];
  /** By where they are. */
  readonly journeys: ReadonlyMap<string, readonly Sighting[]>;
}

/** Everything that a run saw, and what the record knows of journeys that are still there. */
export function settled({ tests, journeys }: Run, record: AnswerRecord): Sighting[] {
  const known = sightingsOf(record).filter(({ where }) => journeys.has(where));
  return [...tests, ...[...journeys.values()].flat(), ...known];
}

/** What a run saw that the record does not know, and what it no longer sees, as lines. */
export function changes(run: Run, record: AnswerRecord): string[] {
  const before = sightingsOf(record).map(sentence);
  const after = settled(run, record).map(sentence);
  return [...without(after, before).map((line) => `new:  ${line}`), ...without(before, after).map((line) => `gone: ${line}`)];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return [...new Set(lines)].filter((line) => !known.has(line));
}
