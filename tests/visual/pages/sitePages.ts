import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, routes } from '@duneline/specs/site';
import type { Direction, Theme } from '../../../.storybook/modes.ts';

/** A page of the built site, and the window in which it is looked at. */
export interface SitePage {
  /** `site-pages--ar-pricing`, as if it were a story. */
  readonly id: string;
  readonly path: string;
  readonly title?: string;
  readonly direction: Direction;
  readonly width: (typeof widths)[number];
  /** The theme that it is pictured in; none, and it is looked at without a picture. */
  readonly pictured?: Theme;
  /** Its accessibility tree is kept. */
  readonly hasTree: boolean;
  /** The host answers 404, which the browser logs. */
  readonly isMissing: boolean;
  readonly exceptions: { readonly tabOrder?: string };
}

/** The component that pages are the stories of. */
export const pagesName = 'site-pages';

const widths = [1280, 360] as const;
/** Half of the looks have a picture: each width and each theme, and each of them in each language. */
const picturedThemes = { ltr: { 1280: 'dark', 360: 'light' }, rtl: { 1280: 'light', 360: 'dark' } } as const;
/** The others are made of the same parts: they are looked at on a phone alone, and not pictured. */
const picturedArticles = ['how-the-trailing-floor-moves', 'two-percent-is-the-ceiling'];
const tabOrder = 'The pause stands beside the line that it stops, and comes after what a visitor came for.';

/** Every page of a built site, in every language and in both windows: those of the routes, the articles, and the one that is not there. */
export function readPages(folder: string): SitePage[] {
  const map = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const articles = new Set([...map.matchAll(/\/blog\/([^<]+)<\/loc>/g)].map(([, slug = '']) => slug));
  const pages = [
    ...routes.filter(({ isPrerendered }) => isPrerendered).map(({ id, path, title }) => ({ id, path, title })),
    ...[...articles].map((slug) => ({
      id: `article-${slug}`,
      path: `/blog/${slug}`,
      isPictured: picturedArticles.includes(slug),
    })),
    { id: 'not-found', path: '/no/such/page' },
  ];
  return languages.flatMap(({ id: language, direction }, index) =>
    pages.flatMap(({ id, path, ...page }) => {
      const isPictured = !('isPictured' in page) || page.isPictured;
      return widths
        .filter((width) => isPictured || width === 360)
        .map((width) => ({
          id: `${pagesName}--${index === 0 ? '' : `${language}-`}${id}`,
          path: index === 0 ? path : `/${language}${path === '/' ? '' : path}`,
          ...('title' in page && index === 0 && { title: page.title }),
          direction,
          width,
          ...(isPictured && { pictured: picturedThemes[direction][width] }),
          hasTree: index === 0 && id === 'home' && width === 1280,
          isMissing: id === 'not-found',
          exceptions: id === 'home' ? { tabOrder } : {},
        }));
    }),
  );
}
