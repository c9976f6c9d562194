// The rows without which a hosted project sells nothing and has nothing to edit: catalogue, theme, SEO, menus, texts, media, categories.
// They are those of the seed, without its people; rows that exist already stay as they are.

const tables = [
  'commission_tiers',
  'programs',
  'program_phases',
  'program_tiers',
  'add_ons',
  'media_library',
  'theme_config',
  'seo_config',
  'navigation_menu',
  'page_content',
  'cta_config',
  'component_config',
  'blog_categories',
];
const isDraft = (row) => row.is_active === false || (row.status !== undefined && row.status !== 'published');

/**
 * One statement, because `supabase db query` runs no more.
 * @param {import('@duneline/specs/contract').BackendSpec} spec
 */
export function printStartingContent({ seed, tables: shapes }) {
  const inserts = tables.map((table) => {
    const rows = seed.rows[table].filter((row) => !isDraft(row)).map(({ updated_by: _person, ...row }) => row);
    const generated = shapes[table].columns.filter(({ isGenerated }) => isGenerated).map(({ name }) => name);
    const columns = Object.keys(rows[0])
      .filter((name) => !generated.includes(name))
      .join(', ');
    const json = JSON.stringify(rows).replaceAll("'", "''");
    return `  insert into public.${table} (${columns})
  select ${columns} from jsonb_populate_recordset(null::public.${table}, '${json}')
  on conflict do nothing;
`;
  });
  return `do $content$\nbegin\n${inserts.join('')}end\n$content$;\n`;
}
