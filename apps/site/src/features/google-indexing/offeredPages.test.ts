import { redirects, routes } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { offeredPages } from './offeredPages.ts';

const article = { routeId: 'blog-article', path: '/blog/one', title: 'One' } as const;
const pages = await offeredPages([article], async (routeId) => (routeId === 'blog-article' ? [{ '@type': 'Article' }] : []));
const at = (path: string) => pages.find((page) => page.path === path);

describe('the addresses of the site', () => {
  it('are each there once: every route, redirect and article', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const wanted = [
      ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
      ...redirects.map(({ from }) => from),
    ];
    expect(paths.toSorted()).toEqual([...new Set([...wanted, article.path])].toSorted());
  });

  it('are in the sitemap when they are offered, and only then', () => {
    for (const { path, state, isInSitemap } of pages) expect([path, isInSitemap]).toEqual([path, state === 'offered']);
  });

  it('have a canonical address in each language that they are built in', () => {
    expect(at('/pricing')?.canonicals).toEqual({
      en: 'https://duneline.example/pricing',
      ar: 'https://duneline.example/ar/pricing',
    });
    expect(at('/affiliate-dashboard')?.canonicals).toEqual({});
  });

  it('name their structured data, with what a page adds of its own', () => {
    expect(at('/')?.types).toEqual(['Organization', 'WebSite', 'FAQPage']);
    expect(at('/blog/one')?.types).toEqual(['Article']);
    expect(at('/checkout')?.types).toEqual([]);
  });

  it('are kept out by their head, or blocked, never both', () => {
    expect(at('/checkout')?.state).toBe('noindex');
    expect(at('/admin')?.state).toBe('blocked');
    expect(at('/rules')?.state).toBe('redirect');
  });
});
