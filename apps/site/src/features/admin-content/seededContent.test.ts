import { backendSpec } from '@duneline/specs/backend';
import { expect, it } from 'vitest';
import { readBlocks } from '../../lib/page-content/pageBlocks.ts';
import { articleFields } from './blog/articleFields.ts';
import { articleProblems } from './blog/articleProblems.ts';
import { linkProblem } from './linkProblems.ts';
import { storedLinks } from './navigation/menuLinks.ts';
import { menuPlaces } from './navigation/menuPlaces.ts';
import { menuProblems } from './navigation/menuProblems.ts';
import { textProblems } from './pages/textProblems.ts';
import { readSeoValues, seoProblems } from './seo/seoValues.ts';

type Row = Readonly<Record<string, unknown>>;
const rowsOf = (table: string): readonly Row[] => backendSpec.seed.rows[table] ?? [];
const categoriesIn = (language: unknown) =>
  rowsOf('blog_categories').flatMap((row) => (row['language'] === language ? [String(row['id'])] : []));

/** By table, what its editor finds wrong with a row. */
const problemsOf: Readonly<Record<string, (row: Row) => readonly (string | null)[]>> = {
  blog_posts: (row) => articleProblems(articleFields(row), categoriesIn(row['language'])),
  navigation_menu: ({ place, links }) => {
    const known = menuPlaces[String(place)];
    return known ? menuProblems(storedLinks(links), known) : []; // no editor lists the other places
  },
  page_content: ({ body }) => textProblems(readBlocks(body)),
  cta_config: ({ target }) => [linkProblem(String(target))],
  seo_config: (row) => seoProblems(readSeoValues(row)),
};

it.each(Object.entries(problemsOf))('the editor finds nothing wrong with the seeded rows of %s', (table, problems) => {
  const rows = rowsOf(table);
  expect(rows.length).toBeGreaterThan(2);
  expect(
    rows.flatMap((row) => problems(row).map((problem) => problem && [row['slug'] ?? row['id'], problem])).filter(Boolean),
  ).toEqual([]);
});
