import * as t from '@duneline/specs/messages/admin-content';
import { parseInert } from '../../../lib/trusted-types/parseInert.ts';

/** An item in a page's structured data, and its missing properties. */
export interface CheckedThing {
  readonly type: string;
  readonly problems: readonly string[];
}

/** The properties that search engines require for a rich result. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url'],
  Product: ['name', 'offers'],
  WebSite: ['name', 'url'],
};

/** Checks the structured data in a page's HTML; empty for a page without any. */
export function checkStructuredData(html: string): CheckedThing[] {
  // The CSP counts the styles of a parsed page as this page's own, and reports them.
  const page = parseInert(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''));
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    try {
      const data: unknown = JSON.parse(textContent ?? '');
      return (Array.isArray(data) ? data : [data]).map(checkThing);
    } catch {
      return [{ type: t.structuredUnknown, problems: [t.structuredNotJson] }];
    }
  });
}

function checkThing(data: unknown): CheckedThing {
  const thing = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const type = typeof thing['@type'] === 'string' ? thing['@type'] : t.structuredUnknown;
  const context = typeof thing['@context'] === 'string' ? thing['@context'] : '';
  return {
    type,
    problems: [
      ...(/^https?:\/\/schema\.org\/?$/.test(context) ? [] : [t.structuredNoContext]),
      ...(required[type] ?? []).filter((name) => isEmpty(thing[name])).map((name) => t.structuredLacks({ name })),
    ],
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
