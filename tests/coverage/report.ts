import { sightingsOf } from './Record.ts';
import type { AnswerRecord, Sighting } from './Record.ts';
import type { Wanted } from './wanted.ts';

const kinds = {
  tests: ({ where }: Sighting) => !where.startsWith('story ') && !where.startsWith('tests/e2e/'),
  stories: ({ where }: Sighting) => where.startsWith('story '),
  journeys: ({ where }: Sighting) => where.startsWith('tests/e2e/'),
};

/** The record as a Markdown table: a line per operation and status, with scenarios and numbers of tests, stories and journeys. */
export function report(record: AnswerRecord, wanted: readonly Wanted[]): string {
  const all = sightingsOf(record);
  const documented = wanted.map(({ operation, status }) => `${operation} ${status ?? 'any'}`);
  const lines = [...new Set([...all.map(({ operation, status }) => `${operation} ${status}`), ...documented])]
    .filter((line) => !line.endsWith(' any') || !Object.hasOwn(record, line.slice(0, -4)))
    .toSorted()
    .map((line) => {
      const seen = all.filter(({ operation, status }) => `${operation} ${status}` === line);
      const scenarios = [...new Set(seen.map(({ scenario }) => scenario))].toSorted().join(', ');
      const counts = Object.values(kinds).map((isKind) => new Set(seen.filter(isKind).map(({ where }) => where)).size);
      const split = line.lastIndexOf(' ');
      return `| ${line.slice(0, split)} | ${line.slice(split + 1)} | ${scenarios || '**none**'} | ${counts.join(' | ')} |`;
    });
  return `# What the tests saw answered\n\n| operation | status | scenarios | ${Object.keys(kinds).join(' | ')} |\n| --- | --- | --- | --: | --: | --: |\n${lines.join('\n')}\n`;
}
