import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Sighting } from './Record.ts';

const root = join(import.meta.dirname, '..', '..');

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly meta?: { readonly answers?: readonly string[] };
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly annotations: readonly { readonly type: string; readonly description?: string }[] }[];
  }[];
}

/** A title may contain the sent data. */
const longestTitle = 160;

/** The annotation type for a journey's sightings. */
export const answerAnnotation = 'answer';

/** Sightings in Vitest's JSON report, by test. */
export function readVitest(file: string): ReadonlyMap<string, readonly Sighting[]> {
  const { testResults } = read(file) as VitestReport;
  const sightings = new Map<string, Sighting[]>();
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, meta } of assertionResults) {
      const where = `${relative(root, name)} › ${fullName}`;
      const seen = (meta?.answers ?? []).map((answer) => sighting(answer, where));
      sightings.set(where, [...(sightings.get(where) ?? []), ...seen]);
    }
  }
  return sightings;
}

/** Sightings of each story by location, in the report of the stage `visual`. */
export function readStories(file: string): ReadonlyMap<string, readonly Sighting[]> {
  const { stories } = read(file) as { readonly stories: readonly { readonly id: string; readonly answers: readonly string[] }[] };
  return new Map(stories.map(({ id, answers }) => [`story ${id}`, answers.map((answer) => sighting(answer, `story ${id}`))]));
}

/** Sightings of each journey by location, in Playwright's JSON report. */
export function readPlaywright(file: string): ReadonlyMap<string, readonly Sighting[]> {
  const { suites } = read(file) as { readonly suites: readonly PlaywrightSuite[] };
  return new Map(suites.flatMap((suite) => journeys(suite, '')));
}

function journeys({ suites = [], specs }: PlaywrightSuite, prefix: string): [string, Sighting[]][] {
  const own = specs.map(({ title, file, tests }): [string, Sighting[]] => {
    const where = `tests/e2e/${file} › ${prefix}${title}`;
    const answers = tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === answerAnnotation));
    return [where, answers.map(({ description = '' }) => sighting(description, where))];
  });
  return [...own, ...suites.flatMap((suite) => journeys(suite, `${prefix}${suite.title} › `))];
}

/** Parses `POST rest.orders 201 seed`; the operation may contain a space. */
function sighting(answer: string, title: string): Sighting {
  const [, operation = answer, status = '', scenario = ''] = /^(.+) (\w+) (\S+)$/.exec(answer) ?? [];
  const where = title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title;
  return { operation, status, scenario, where };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
