import * as t from '@duneline/specs/messages/blog';
import { Breadcrumbs, TableOfContents } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { ArticleRidge } from '../ArticleRidge.tsx';
import * as frame from '../blogPage.css.ts';
import type { ArticlePage } from '../content/Article.ts';
import { plainText } from '../../../lib/article/Block.ts';
import { addressOf } from '../list/listView.ts';
import { ArticleBody } from './ArticleBody.tsx';
import * as css from './ArticleView.css.ts';
import { Byline } from './Byline.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { Share } from './Share.tsx';

/** An article with its drawing, table of contents, and related articles (spec §2: /blog/{slug}). */
export function ArticleView({ page: { article, ...others } }: { readonly page: ArticlePage }) {
  const { blocks, category } = article;
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, label: plainText(block.text), depth: block.level === 2 ? 1 : 2 } as const] : [],
  );
  return (
    <div className={frame.page}>
      <article className={css.article}>
        <header className={css.head}>
          <Breadcrumbs
            aria-label={t.breadcrumbs}
            items={[
              { label: t.title, href: '/blog' },
              { label: category.name, href: addressOf({ category: category.slug }) },
            ]}
            render={routerLink}
          />
          <h1 className={css.title}>{article.title}</h1>
          <p className={frame.lead}>{article.excerpt}</p>
          <Byline article={article} />
        </header>
        <div className={css.picture}>
          <ArticleRidge values={article.ridge} size="wide" />
        </div>
        <div className={css.columns}>
          <div className={css.contents}>{sections.length > 2 && <TableOfContents label={t.contents} items={sections} />}</div>
          <div className={css.body}>
            <ArticleBody blocks={blocks} />
            <p className={css.disclaimer}>{t.disclaimer}</p>
            <footer className={css.foot}>
              <p className={css.tags}>
                <span className={css.tagsLabel}>{t.tags}</span>
                {article.tags.map((tag) => (
                  <Link key={tag} to={addressOf({ words: tag })} className={css.tag}>
                    {tag}
                  </Link>
                ))}
              </p>
              <Share title={article.title} />
            </footer>
          </div>
        </div>
      </article>
      <RelatedArticles {...others} />
    </div>
  );
}
