import * as account from '@duneline/specs/messages/account';
import * as t from '@duneline/specs/messages/admin-releases';
import { slotNames } from '../calls/slotNames.ts';
import { componentNames } from '../components/componentForms.ts';
import type { ContentTable } from '../contentTables.ts';
import { languageNames } from '../list/languageNames.ts';
import { menuPlaces } from '../navigation/menuPlaces.ts';

interface DocumentPlace {
  /** The console's section with the editor. */
  readonly section: string;
  readonly label: string;
  /** The document's name, from its row. */
  readonly nameOf: (row: Readonly<Record<string, unknown>>) => string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the documents of each table are edited, and their names. */
export const documentPlaces: Readonly<Record<ContentTable, DocumentPlace>> = {
  theme_config: { section: 'theme', label: account.theme, nameOf: ({ name }) => text(name) },
  seo_config: { section: 'seo', label: account.seo, nameOf: ({ path }) => text(path) },
  cta_config: {
    section: 'calls',
    label: account.callsToAction,
    nameOf: ({ slot }) => slotNames[text(slot)] ?? text(slot),
  },
  component_config: {
    section: 'components',
    label: account.components,
    nameOf: ({ component }) => componentNames[text(component)] ?? text(component),
  },
  page_content: {
    section: 'content',
    label: account.pageContent,
    nameOf: ({ page, section }) => `/${text(page)} #${text(section)}`,
  },
  navigation_menu: {
    section: 'navigation',
    label: account.navigation,
    nameOf: ({ place }) => menuPlaces[text(place)]?.label ?? text(place),
  },
  blog_posts: { section: 'blog', label: account.blog, nameOf: ({ title }) => text(title) },
  media_library: { section: 'media', label: account.media, nameOf: ({ title }) => text(title) },
};

/** The table of a document in words, and its language if it has one: "Page content, English". */
export function kindAndLanguage(table: ContentTable, language: string | null): string {
  const { label } = documentPlaces[table];
  return language === null ? label : t.kindInLanguage({ kind: label, language: languageNames[language] ?? language });
}
