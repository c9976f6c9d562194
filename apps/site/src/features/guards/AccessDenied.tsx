import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/account';
import { homeLink } from '@duneline/specs/messages/shell';
import { Button, ButtonLink, EmptyState, Logo, toast } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { signOut } from '../../lib/backend/session.ts';
import * as css from './guards.css.ts';

/**
 * The screen for signed-in users who are not admins (spec §2, §8). `onRetry` repeats the check if the service did not respond.
 */
export function AccessDenied({ onRetry }: { readonly onRetry?: () => void }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1} className={css.denied}>
      <title>{t.accessDenied}</title>
      <Link to="/" className={css.home} aria-label={homeLink({ name: brand.name })}>
        <Logo name={brand.name} />
      </Link>
      <EmptyState
        title={t.accessDenied}
        level={1}
        action={
          <div className={css.actions}>
            {onRetry && (
              <Button variant="primary" onPress={onRetry}>
                {t.retry}
              </Button>
            )}
            <ButtonLink variant={onRetry ? 'secondary' : 'primary'} href="/trader-dashboard">
              {t.accessDeniedLink}
            </ButtonLink>
            {/* The guard is notified and redirects to the sign-in page. */}
            <Button variant="secondary" onPress={() => void signOut().catch(sayFailure)}>
              {t.accessDeniedOther}
            </Button>
          </div>
        }
      >
        {t.accessDeniedText}
        {onRetry && <p>{t.accessDeniedUnanswered}</p>}
      </EmptyState>
    </main>
  );
}

function sayFailure(error: unknown) {
  console.error('Signing out failed.', error);
  toast({ tone: 'loss', title: t.signOutFailed });
}
