import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '../content/Article.ts';
import { addressOf, listView, readQuery } from './listView.ts';

const article = (slug: string, category: string, title = slug): ArticleSummary => ({
  slug,
  title,
  excerpt: '',
  category: { slug: category, name: category },
  authorName: 'Noor Haddad',
  authorRole: '',
  minutes: 3,
  tags: [],
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ridge: [],
});
const articles = Array.from({ length: 14 }, (_, index) => article(`a${index}`, index % 2 ? 'risk' : 'rules', `Title ${index}`));
const blog = { articles, categories: [] };
const query = (search: string) => readQuery(new URLSearchParams(search));
const slugs = (search: string, inTexts?: string[]) => listView(blog, query(search), inTexts).articles.map(({ slug }) => slug);

describe('the list of articles', () => {
  it('begins with the newest, large, and goes on in pages', () => {
    const first = listView(blog, query(''));
    expect([first.featured?.slug, first.articles.length, first.count, first.pageCount]).toEqual(['a0', 6, 14, 3]);
    expect(slugs('page=3')).toEqual(['a13']);
    expect(listView(blog, query('page=2')).featured).toBeNull();
  });

  it('takes an impossible page as the nearest one', () => {
    expect([query('page=0').page, query('page=x').page, listView(blog, query('page=99')).page]).toEqual([1, 1, 3]);
  });

  it('asks for every word, and adds what was found in the texts', () => {
    expect(slugs('q=title+13')).toEqual(['a13']);
    expect(slugs('q=haddad+13')).toEqual(['a13']);
    expect(slugs('q=nowhere', ['a4'])).toEqual(['a4']);
    expect(slugs('q=nowhere&category=risk', ['a4'])).toEqual([]);
  });

  it('has one address for each of its views', () => {
    expect(addressOf({ category: 'risk', words: 'two words', page: 2 })).toBe('/blog?category=risk&q=two+words&page=2');
    expect(addressOf({ page: 1 })).toBe('/blog');
  });
});
