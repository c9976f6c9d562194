import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const sections = new Set([...specification.matchAll(/^#+ (\d+(?:\.\d+)*) /gm)].map(([, number]) => number));
const records = new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));

/** This file contains broken citations. */
const isSource = (file: string) =>
  /\.(?:css|html|mdx?|mjs|sql|tmpl|toml|[jt]sx?|ya?ml)$/.test(file) && !/\.gen\.|\/fixtures\/|citations\.test/.test(file);

/** Comments and clauses that cite "decisions" instead of a section or a record. */
const VAGUE = /\bdecisions\.md\b|^\s*(?:\/?\*|\/\/|#|--).*[(;,] ?decisions[:,] |\| decisions[:,] |clause: 'decisions[:,] /i;

/** What is wrong with the citations of a line, and what to do. */
function problemsOf(line: string, file: string): string[] {
  const missing = (pattern: RegExp, known: ReadonlySet<string | undefined>) =>
    [...line.matchAll(pattern)].map(([, number]) => number).filter((number) => !known.has(number));
  return [
    ...missing(/§ ?(\d+(?:\.\d+)*)/g, sections).map(
      (number) => `docs/specification.md has no heading "## ${number} …": cite one of ${[...sections].join(', ')}.`,
    ),
    ...missing(/\bdecisions\/(\d{4})/g, records).map(
      (number) => `docs/decisions has no file ${number}-….md: cite one that it has, or write the record.`,
    ),
    ...(VAGUE.test(line) && !file.startsWith('docs/')
      ? [`"decisions" names no place: cite the section that settles it, as in "spec §4", or a record, as in docs/decisions/0016.`]
      : []),
  ];
}

function findBroken(file: string, text: string): string[] {
  if (!/§|decisions/i.test(text)) return [];
  return text.split('\n').flatMap((line, index) => problemsOf(line, file).map((problem) => `${file}:${index + 1} ${problem}`));
}

it('every citation of the specification or of a decision leads to its text', () => {
  const isBuilt = (path: string) => /(?:^|\/)(?:node_modules|dist|generated)$/.test(path);
  const files = globSync(['*.*', '{.changeset,.github,.storybook,apps,docs,packages,specs,tests,tools}/**/*.*'], {
    cwd: root,
    exclude: isBuilt,
  }).filter(isSource);
  expect(files).toContain('packages/machines/src/theme/theme.machine.ts');
  expect(files.flatMap((file) => findBroken(file, readFileSync(join(root, file), 'utf8'))).join('\n')).toBe('');
});

it.each([
  ['/** The header (spec §99). */', 'has no heading "## 99 …"'],
  ['  open | door.close | | shut | | §4.7 Doors', 'has no heading "## 4.7 …"'],
  ['// Kept for a month (docs/decisions/9999).', 'has no file 9999-….md'],
  ['// Kept for a month (decisions.md).', '"decisions" names no place'],
  ['# Kept for a month (spec §4; decisions: doors).', '"decisions" names no place'],
  ['  open | door.close | | shut | | decisions: doors', '"decisions" names no place'],
])('reports file, line and what to do: %s', (line, problem) => {
  expect(findBroken('doors.ts', `\n${line}`)).toEqual([expect.stringMatching(/^doors\.ts:2 .*: cite /)]);
  expect(findBroken('doors.ts', `\n${line}`).join('')).toContain(problem);
});
