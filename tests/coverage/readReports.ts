import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Sighting } from './Record.ts';

const root = join(import.meta.dirname, '..', '..');

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly meta?: { readonly answers?: readonly string[]; readonly storyId?: string };
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

/** The annotation under which a journey says what it saw. */
export const answerAnnotation = 'answer';

/** What the tests of Vitest's JSON report saw. */
export function readVitest(file: string): Sighting[] {
  const { testResults } = read(file) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, meta }) => {
      const where = meta?.storyId === undefined ? `${relative(root, name)} › ${fullName}` : `story ${meta.storyId}`;
      return (meta?.answers ?? []).map((answer) => sighting(answer, where));
    }),
  );
}

/** What the journeys of Playwright's JSON report saw. */
export function readPlaywright(file: string): Sighting[] {
  return (read(file) as { readonly suites: readonly PlaywrightSuite[] }).suites.flatMap((suite) => journeys(suite, ''));
}

function journeys({ suites = [], specs }: PlaywrightSuite, prefix: string): Sighting[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations
        .filter(({ type }) => type === answerAnnotation)
        .map(({ description = '' }) => sighting(description, `tests/e2e/${file} › ${prefix}${title}`)),
    ),
  );
  return [...own, ...suites.flatMap((suite) => journeys(suite, `${prefix}${suite.title} › `))];
}

/** Reads `POST rest.orders 201 seed`, whose first part may have a space. */
function sighting(answer: string, where: string): Sighting {
  const [, operation = answer, status = '', scenario = ''] = /^(.+) (\w+) (\S+)$/.exec(answer) ?? [];
  return { operation, status, scenario, where };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
