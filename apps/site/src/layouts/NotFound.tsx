import * as t from '@duneline/specs/messages/panels';
import { ButtonLink, EmptyState } from '@duneline/ui';
import { routerLink } from '../lib/link/routerLink.tsx';
import * as css from './layouts.css.ts';

/** The page for unknown paths (spec §2, §8). */
export function NotFound() {
  return (
    <div className={css.problem}>
      <EmptyState
        title={t.notFoundTitle}
        level={1}
        action={
          <div className={css.problemActions}>
            <ButtonLink variant="primary" href="/" render={routerLink}>
              {t.notFoundHome}
            </ButtonLink>
            <ButtonLink variant="secondary" href="/pricing" render={routerLink}>
              {t.notFoundPricing}
            </ButtonLink>
            <ButtonLink variant="quiet" href="/sitemap" render={routerLink}>
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
