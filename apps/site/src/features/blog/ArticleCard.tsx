import * as t from '@duneline/specs/messages/blog';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/format/formatDate.ts';
import type { ArticleSummary } from './content/Article.ts';
import { ArticleRidge } from './ArticleRidge.tsx';
import * as css from './ArticleCard.css.ts';

export interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** The heading level. */
  readonly level: 2 | 3;
  /** `lead` is for the newest article, in full width. @default 'card' */
  readonly variant?: 'card' | 'lead';
}

/** An article in a list: drawing, summary, author and reading time. The whole card is a link. */
export function ArticleCard({ article, level, variant = 'card' }: ArticleCardProps) {
  const Title = `h${level}` as const;
  const isLead = variant === 'lead';
  return (
    <article className={isLead ? css.lead : css.card}>
      <div className={isLead ? css.leadPicture : css.picture}>
        <ArticleRidge values={article.ridge} size={isLead ? 'wide' : 'card'} />
      </div>
      <div className={isLead ? css.leadText : css.text}>
        <p className={css.kind}>
          {isLead && <span className={css.latest}>{t.latest}</span>}
          <span>{article.category.name}</span>
          <span>{t.minutesShort({ minutes: article.minutes })}</span>
        </p>
        <Title className={isLead ? css.leadTitle : css.title}>
          <Link to={`/blog/${article.slug}`} className={css.link}>
            {article.title}
          </Link>
        </Title>
        <p className={css.excerpt}>{article.excerpt}</p>
        <p className={css.byline}>
          <span>{article.authorName}</span>
          <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
        </p>
      </div>
    </article>
  );
}
