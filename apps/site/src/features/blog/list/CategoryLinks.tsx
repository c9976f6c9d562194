import * as t from '@duneline/specs/messages/blog';
import { Link } from 'react-router-dom';
import type { Category } from '../content/Article.ts';
import * as css from './BlogList.css.ts';
import { addressOf, type ListQuery } from './listView.ts';

interface CategoryLinksProps {
  readonly categories: readonly Category[];
  readonly query: ListQuery;
}

/** The categories as links that preserve the search. */
export function CategoryLinks({ categories, query: { category, words } }: CategoryLinksProps) {
  const places = [{ slug: null, name: t.allCategories }, ...categories];
  return (
    <nav aria-label={t.categoriesLabel}>
      <ul role="list" className={css.categories}>
        {places.map(({ slug, name }) => (
          <li key={name}>
            <Link
              to={addressOf({ category: slug, words })}
              preventScrollReset
              className={css.category}
              aria-current={slug === category ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
