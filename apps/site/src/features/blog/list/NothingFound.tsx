import * as t from '@duneline/specs/messages/blog';
import { ButtonLink, EmptyState } from '@duneline/ui';
import { routerLink } from '../../../lib/link/routerLink.tsx';

/** Why the list is empty, with a link to the complete list. */
export function NothingFound({ isCategory }: { readonly isCategory: boolean }) {
  return (
    <EmptyState
      level={2}
      title={isCategory ? t.emptyCategoryTitle : t.emptyTitle}
      action={
        <ButtonLink variant="secondary" href="/blog" render={routerLink}>
          {t.emptyAction}
        </ButtonLink>
      }
    >
      {isCategory ? t.emptyCategoryText : t.emptyText}
    </EmptyState>
  );
}
