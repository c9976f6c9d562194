import * as t from '@duneline/specs/messages/blog';
import { arrowLeft, arrowRight, Hairline, Icon } from '@duneline/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArticleCard } from '../ArticleCard.tsx';
import * as frame from '../blogPage.css.ts';
import type { ArticlePage, ArticleSummary } from '../content/Article.ts';
import * as css from './RelatedArticles.css.ts';

/** The most similar articles, and the previous and next one. */
export function RelatedArticles({ related, newer, older }: Omit<ArticlePage, 'article'>) {
  return (
    <>
      <Hairline />
      {related.length > 0 && (
        <section className={css.section} aria-labelledby="read-next">
          <h2 id="read-next" className={css.title}>
            {t.relatedTitle}
          </h2>
          <ul role="list" className={frame.cards}>
            {related.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={css.neighbours} aria-label={t.moreTitle}>
        {older && (
          <Neighbour article={older} rel="prev">
            <span className={css.turned}>
              <Icon of={arrowLeft} size={18} />
            </span>
            {t.older}
          </Neighbour>
        )}
        {newer && (
          <Neighbour article={newer} rel="next">
            {t.newer}
            <span className={css.turned}>
              <Icon of={arrowRight} size={18} />
            </span>
          </Neighbour>
        )}
      </nav>
    </>
  );
}

interface NeighbourProps {
  readonly article: ArticleSummary;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

function Neighbour({ article, rel, children }: NeighbourProps) {
  return (
    <Link to={`/blog/${article.slug}`} rel={rel} className={css.neighbour[rel]}>
      <span className={css.direction}>{children}</span>
      <span className={css.neighbourTitle}>{article.title}</span>
    </Link>
  );
}
