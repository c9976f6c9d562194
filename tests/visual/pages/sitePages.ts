import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, languages, routes } from '@duneline/specs/site';
import type { Direction, Theme } from '../../../.storybook/modes.ts';

/** A page of the built site, and the window of the visit. */
export interface SitePage {
  /** `site-pages--ar-pricing`, in the form of a story id. */
  readonly id: string;
  readonly path: string;
  readonly title?: string;
  readonly direction: Direction;
  readonly width: (typeof widths)[number];
  /** The theme of its screenshot; omitted for a visit without a screenshot. */
  readonly pictured?: Theme;
  /** Whether its accessibility tree is a baseline. */
  readonly hasTree: boolean;
  /** Who is signed in; omitted for a visitor. */
  readonly persona?: 'trader' | 'affiliate' | 'admin';
  /** Whether the host responds with 404, which the browser logs. */
  readonly isMissing: boolean;
  readonly exceptions: { readonly tabOrder?: string };
}

/** The component name of pages. */
export const pagesName = 'site-pages';

const widths = [1280, 360] as const;
/** Half of the visits have a screenshot, which covers each width and theme in each language. */
const picturedThemes = { ltr: { 1280: 'dark', 360: 'light' }, rtl: { 1280: 'light', 360: 'dark' } } as const;
/** Other articles consist of the same parts: they are only visited at phone width, without a screenshot. */
const picturedArticles = ['how-the-trailing-floor-moves', 'two-percent-is-the-ceiling'];
const tabOrder = 'The pause stands beside the line that it stops, and comes after what a visitor came for.';

/** Every page of a built site, in every language and both windows: routes, articles, and the not-found page. */
export function readPages(folder: string): SitePage[] {
  const map = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const articles = new Set([...map.matchAll(/\/blog\/([^<]+)<\/loc>/g)].map(([, slug = '']) => slug));
  const pages = [
    ...routes
      .filter(({ isPrerendered }) => isPrerendered)
      .map(({ id, path, title }) => ({ id, path, title: `${title} | ${brand.name}` })),
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
