import { sentence, sightingsOf } from './Record.ts';
import type { AnswerRecord, Sighting } from './Record.ts';

/**
 * The sightings of one complete run. A test always has the same ones; the number of requests before a story or journey ends
 * varies.
 */
export interface Run {
  readonly tests: readonly Sighting[];
  /** Sightings of stories and journeys, by location. */
  readonly pages: ReadonlyMap<string, readonly Sighting[]>;
}

/** The sightings of a run, and the recorded ones of stories and journeys that still exist. */
export function settled({ tests, pages }: Run, record: AnswerRecord): Sighting[] {
  const known = sightingsOf(record).filter(({ where }) => pages.has(where));
  return [...tests, ...[...pages.values()].flat(), ...known];
}

/** New sightings of a run's tests, and recorded ones that are missing, as lines. */
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
