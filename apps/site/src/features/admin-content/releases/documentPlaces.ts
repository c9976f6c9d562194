import * as t from '@duneline/specs/messages/admin-releases';
import { labelOf, type SectionId } from '../../../lib/areas/areas.ts';
import { slotNames } from '../calls/slotNames.ts';
import { componentNames } from '../components/componentForms.ts';
import type { ContentTable } from '../contentTables.ts';
import { languageNames } from '../list/languageNames.ts';
import { menuPlaces } from '../navigation/menuPlaces.ts';

interface DocumentPlace {
  /** The console's section with the editor. */
  readonly section: SectionId<'admin'>;
  /** The document's name, from its row. */
  readonly nameOf: (row: Readonly<Record<string, unknown>>) => string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the documents of each table are edited, and their names. */
export const documentPlaces: Readonly<Record<ContentTable, DocumentPlace>> = {
  theme_config: { section: 'theme', nameOf: ({ name }) => text(name) },
  seo_config: { section: 'seo', nameOf: ({ path }) => text(path) },
  cta_config: {
    section: 'calls',
    nameOf: ({ slot }) => slotNames[text(slot)] ?? text(slot),
  },
  component_config: {
    section: 'components',
    nameOf: ({ component }) => componentNames[text(component)] ?? text(component),
  },
  page_content: {
    section: 'content',
    nameOf: ({ page, section }) => `/${text(page)} #${text(section)}`,
  },
  navigation_menu: {
    section: 'navigation',
    nameOf: ({ place }) => menuPlaces[text(place)]?.label ?? text(place),
  },
  blog_posts: { section: 'blog', nameOf: ({ title }) => text(title) },
  media_library: { section: 'media', nameOf: ({ title }) => text(title) },
};

/** The table of a document in words, and its language if it has one: "Page content, English". */
export function kindAndLanguage(table: ContentTable, language: string | null): string {
  const label = labelOf('admin', documentPlaces[table].section);
  return language === null ? label : t.kindInLanguage({ kind: label, language: languageNames[language] ?? language });
}
