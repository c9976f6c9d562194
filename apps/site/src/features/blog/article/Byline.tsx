import * as t from '@duneline/specs/messages/blog';
import { Avatar } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import type { ArticleSummary } from '../content/Article.ts';
import * as css from './Byline.css.ts';

/** Author, date and reading time. */
export function Byline({ article }: { readonly article: ArticleSummary }) {
  const { authorName, authorRole, publishedAt, updatedAt, minutes } = article;
  const [published, revised] = [formatDate(publishedAt), formatDate(updatedAt)];
  return (
    <div className={css.byline}>
      <Avatar name={authorName} size="lg" isDecorative />
      <div>
        <p className={css.name}>{t.by({ name: authorName })}</p>
        <p className={css.facts}>
          <span>{authorRole}</span>
          <time dateTime={publishedAt}>{t.published({ date: published })}</time>
          {updatedAt > publishedAt && revised !== published && <time dateTime={updatedAt}>{t.updated({ date: revised })}</time>}
          <span>{t.minutes({ minutes })}</span>
        </p>
      </div>
    </div>
  );
}
