/**
 * Where an operation's response with a status in a scenario was seen, in tests, stories and journeys: operation → status →
 * scenario → where.
 */
export type AnswerRecord = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;

/** One entry of the record. */
export interface Sighting {
  readonly operation: string;
  readonly status: string;
  readonly scenario: string;
  readonly where: string;
}

/** The record of sightings, sorted. */
export function recordOf(sightings: readonly Sighting[]): AnswerRecord {
  return group(sightings, 'operation', (ofOperation) =>
    group(ofOperation, 'status', (ofStatus) =>
      group(ofStatus, 'scenario', (ofScenario) => [...new Set(ofScenario.map(({ where }) => where))].toSorted()),
    ),
  );
}

/** The sightings in a record. */
export function sightingsOf(record: AnswerRecord): Sighting[] {
  return Object.entries(record).flatMap(([operation, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, byScenario]) =>
      Object.entries(byScenario).flatMap(([scenario, places]) => places.map((where) => ({ operation, status, scenario, where }))),
    ),
  );
}

/** A sighting in messages. */
export function sentence({ operation, status, scenario, where }: Sighting): string {
  return `${operation} → ${status} (${scenario}): ${where}`;
}

function group<T>(
  sightings: readonly Sighting[],
  by: keyof Sighting,
  inner: (part: readonly Sighting[]) => T,
): Record<string, T> {
  const names = [...new Set(sightings.map((sighting) => sighting[by]))].toSorted();
  return Object.fromEntries(names.map((name) => [name, inner(sightings.filter((sighting) => sighting[by] === name))]));
}
