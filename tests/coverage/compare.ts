import { sentence, sightingsOf } from './Record.ts';
import type { AnswerRecord, Sighting } from './Record.ts';

/** What one whole run saw. A test always sees the same; how much a page asked for before its story or journey ended is chance. */
export interface Run {
  readonly tests: readonly Sighting[];
  /** Of stories and journeys, by where they are. */
  readonly pages: ReadonlyMap<string, readonly Sighting[]>;
}

/** Everything that a run saw, and what the record knows of stories and journeys that are still there. */
export function settled({ tests, pages }: Run, record: AnswerRecord): Sighting[] {
  const known = sightingsOf(record).filter(({ where }) => pages.has(where));
  return [...tests, ...[...pages.values()].flat(), ...known];
}

/** What the tests of a run saw that the record does not know, and what the run no longer sees, as lines. */
export function changes(run: Run, record: AnswerRecord): string[] {
  const before = sightingsOf(record).map(sentence);
  const after = settled(run, record).map(sentence);
  return [
    ...without(run.tests.map(sentence), before).map((line) => `new:  ${line}`),
    ...without(before, after).map((line) => `gone: ${line}`),
  ];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return [...new Set(lines)].filter((line) => !known.has(line));
}
