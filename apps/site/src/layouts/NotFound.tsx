import * as t from '@duneline/specs/messages/panels';
import { ButtonLink, EmptyState } from '@duneline/ui';
import { routed } from '../lib/link/routed.tsx';
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
            <ButtonLink variant="primary" href="/" render={routed}>
              {t.notFoundHome}
            </ButtonLink>
            <ButtonLink variant="secondary" href="/pricing" render={routed}>
              {t.notFoundPricing}
            </ButtonLink>
            <ButtonLink variant="quiet" href="/sitemap" render={routed}>
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
