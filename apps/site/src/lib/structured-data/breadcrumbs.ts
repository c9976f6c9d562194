import { routes } from '@duneline/specs/site';
import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface Crumb {
  readonly name: string;
  /** Absolute URL. */
  readonly address: string;
}

/** The breadcrumb trail from the home page to a page; `between` are the pages on the way. */
export function breadcrumbs(
  { home, title, address }: { readonly home: string; readonly title: string; readonly address: string },
  between: readonly Crumb[] = [],
): WithContext<BreadcrumbList> {
  const start = { name: routes.find(({ id }) => id === 'home')?.title ?? '', address: home };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [start, ...between, { name: title, address }].map(({ name, address: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
