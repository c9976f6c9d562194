import * as t from '@duneline/specs/messages/pages';
import { ButtonLink, EmptyState } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { Head } from '../../lib/head/Head.tsx';
import * as css from '../../layouts/layouts.css.ts';

/** No article is published yet, so that every address says so. */
export function Component() {
  return (
    <>
      <Head routeId="blog-article" />
      <div className={css.problem}>
        <EmptyState
          title={t.articleTitle}
          level={1}
          action={
            <ButtonLink variant="primary" href="/blog" render={(props) => <Link {...props} to="/blog" />}>
              {t.linkBlog}
            </ButtonLink>
          }
        >
          {t.articleText}
        </EmptyState>
      </div>
    </>
  );
}
