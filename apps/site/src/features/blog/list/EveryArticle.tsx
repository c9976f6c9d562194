import * as t from '@duneline/specs/messages/blog';
import { Link } from 'react-router-dom';
import type { Blog } from '../content/Article.ts';
import * as css from './BlogList.css.ts';

/** All articles by category, for visitors without scripts, who cannot open further pages of the list. */
export function EveryArticle({ blog: { articles, categories } }: { readonly blog: Blog }) {
  return (
    <noscript>
      <section className={css.every}>
        <h2 className={css.everyTitle}>{t.everyTitle}</h2>
        {categories.map(({ slug, name, description }) => (
          <div key={slug} className={css.everyGroup}>
            <h3 className={css.everyName}>{name}</h3>
            <p>{description}</p>
            <ul>
              {articles
                .filter(({ category }) => category.slug === slug)
                .map((article) => (
                  <li key={article.slug}>
                    <Link to={`/blog/${article.slug}`}>{article.title}</Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
    </noscript>
  );
}
