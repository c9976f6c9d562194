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

/** The list as CSV (RFC 4180), with the same column names in every language. */
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

/** Prevents spreadsheets from running cells that start like a formula. */
const quoted = (text: string) => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;
