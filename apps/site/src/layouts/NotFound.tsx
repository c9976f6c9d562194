import * as t from '@duneline/specs/messages/panels';
import { ButtonLink, EmptyState } from '@duneline/ui';
import { Link } from 'react-router-dom';
import * as css from './layouts.css.ts';

/** Any path that no page has (spec §2, §8). */
export function NotFound() {
  return (
    <div className={css.problem}>
      <EmptyState
        title={t.notFoundTitle}
        level={1}
        action={
          <div className={css.problemActions}>
            <ButtonLink variant="primary" href="/" render={(props) => <Link {...props} to="/" />}>
              {t.notFoundHome}
            </ButtonLink>
            <ButtonLink variant="secondary" href="/pricing" render={(props) => <Link {...props} to="/pricing" />}>
              {t.notFoundPricing}
            </ButtonLink>
            <ButtonLink variant="quiet" href="/sitemap" render={(props) => <Link {...props} to="/sitemap" />}>
              {t.notFoundSitemap}
            </ButtonLink>
          </div>
        }
      >
        {t.notFoundText}
      </EmptyState>
    </div>
  );
}
