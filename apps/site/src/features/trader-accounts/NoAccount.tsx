import * as t from '@duneline/specs/messages/trader';
import { ButtonLink, EmptyState } from '@duneline/ui';
import { routerLink } from '../../lib/link/routerLink.tsx';

/** The way to a first account. */
export function NoAccount({ level }: { readonly level: 1 | 2 }) {
  return (
    <EmptyState
      level={level}
      title={t.empty}
      action={
        <ButtonLink variant="primary" href="/pricing" render={routerLink}>
          {t.emptyLink}
        </ButtonLink>
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
