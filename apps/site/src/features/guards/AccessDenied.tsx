import * as t from '@duneline/specs/messages/account';
import { Button, ButtonLink, EmptyState } from '@duneline/ui';
import { GuardScreen } from './GuardScreen.tsx';
import * as css from './guards.css.ts';
import { SignOutButton } from './SignOutButton.tsx';

/**
 * The screen for signed-in users who are not admins (spec §2, §8). `onRetry` repeats the check if the service did not respond.
 */
export function AccessDenied({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <GuardScreen title={t.accessDenied}>
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
            <SignOutButton />
          </div>
        }
      >
        {onRetry ? (
          <>
            <p>{t.accessDeniedUnanswered}</p>
            <p>{t.accessDeniedText}</p>
          </>
        ) : (
          t.accessDeniedText
        )}
      </EmptyState>
    </GuardScreen>
  );
}
