import * as t from '@duneline/specs/messages/blog';
import { Pagination } from '@duneline/ui';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { useIsHydrated } from '../../../lib/start/useIsHydrated.ts';
import { ArticleCard } from '../ArticleCard.tsx';
import * as frame from '../blogPage.css.ts';
import type { Blog } from '../content/Article.ts';
import { FEED_PATH } from '../feed/addresses.ts';
import { Notice } from '../Notice.tsx';
import { useRevalidated } from '../../../lib/remote/useRevalidated.ts';
import * as css from './BlogList.css.ts';
import { BlogSearch } from './BlogSearch.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { EveryArticle } from './EveryArticle.tsx';
import { addressOf, listView, readQuery, type ListQuery } from './listView.ts';
import { NothingFound } from './NothingFound.tsx';
import { useTextSearch } from './useTextSearch.ts';

const whole: ListQuery = { category: null, words: '', page: 1 };

/** The articles by category, search and page, all in the URL (spec §2: /blog). */
export function BlogList({ blog: made }: { readonly blog: Blog }) {
  const ask = useCallback(async () => (await import('../content/revalidate.ts')).revalidateBlog(made), [made]);
  const blog = useRevalidated(made, ask);
  const [search] = useSearchParams();
  const query = useIsHydrated() ? readQuery(search) : whole; // the query string is unknown while prerendering
  const texts = useTextSearch(query.words);
  const view = listView(blog, query, texts.slugs);
  const navigate = useNavigate();
  const isFiltered = query.words !== '' || query.category !== null;

  return (
    <div className={frame.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={frame.title}>{t.title}</h1>
          <p className={frame.lead}>{t.lead}</p>
        </div>
        <BlogSearch
          words={query.words}
          onSearch={(words) =>
            void navigate(addressOf({ category: query.category, words }), { replace: true, preventScrollReset: true })
          }
        />
      </header>
      <div className={css.bar}>
        <CategoryLinks categories={blog.categories} query={query} />
        <output className={css.status}>
          {query.words ? t.foundFor({ count: view.count, query: query.words }) : t.found({ count: view.count })}
          {texts.status === 'searching' && <span className={css.busy}>{t.searching}</span>}
        </output>
      </div>
      {texts.status === 'failed' && <Notice text={t.searchFailed} onRetry={texts.retry} />}
      {view.featured && <ArticleCard article={view.featured} level={2} variant="lead" />}
      {view.count === 0 && texts.status !== 'searching' && <NothingFound isCategory={!query.words} />}
      <ul role="list" className={frame.cards} aria-busy={texts.status === 'searching'}>
        {view.articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} level={2} />
          </li>
        ))}
      </ul>
      {view.pageCount > 1 && (
        <Pagination
          page={view.page}
          pageCount={view.pageCount}
          hrefOf={(page) => addressOf({ ...query, page })}
          render={routerLink}
          aria-label={t.pagesLabel}
          previousLabel={t.previousPage}
          nextLabel={t.nextPage}
          pageLabel={(page) => t.pageLabel({ page })}
          summary={(page, count) => t.pageSummary({ page, count })}
        />
      )}
      {!isFiltered && <EveryArticle blog={blog} />}
      <p className={css.feed}>
        <Link to={FEED_PATH} reloadDocument className={css.feedLink}>
          {t.feed}
        </Link>
      </p>
    </div>
  );
}
