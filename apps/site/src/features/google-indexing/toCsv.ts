import { languages } from '@duneline/specs/site';
import type { OfferedPage } from './OfferedPage.ts';

const HEADS = [
  'path',
  'title',
  'state',
  'leads to',
  'in sitemap',
  ...languages.map(({ id }) => `canonical ${id}`),
  'hreflang',
  'types',
];

/** The list as a spreadsheet takes it (RFC 4180), with names that do not change with the language. */
export function toCsv(pages: readonly OfferedPage[]): string {
  const rows = pages.map(({ path, title, state, to, isInSitemap, canonicals, alternates, types }) => [
    path,
    title,
    state,
    to ?? '',
    isInSitemap ? 'yes' : 'no',
    ...languages.map(({ id }) => canonicals[id] ?? ''),
    alternates.join(' '),
    types.join(' '),
  ]);
  return `${[HEADS, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A spreadsheet would run a cell that begins as a formula does. */
const quoted = (text: string) => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;
