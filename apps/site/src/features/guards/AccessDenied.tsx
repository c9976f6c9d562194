import * as t from '@duneline/specs/messages/account';
import { Button, ButtonLink, toast } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { signOut } from '../../lib/backend/session.ts';
import * as css from './guards.css.ts';

/** The screen of a signed-in person who is no admin (spec §2). */
export function AccessDenied() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className={css.denied}>
      <title>{t.accessDenied}</title>
      <h1 ref={title} tabIndex={-1} className={css.deniedTitle}>
        {t.accessDenied}
      </h1>
      <p className={css.deniedText}>{t.accessDeniedText}</p>
      <div className={css.actions}>
        <ButtonLink variant="primary" href="/trader-dashboard">
          {t.accessDeniedLink}
        </ButtonLink>
        {/* The guard hears of it and asks the next person to sign in. */}
        <Button variant="secondary" onPress={() => void signOut().catch(sayFailure)}>
          {t.accessDeniedOther}
        </Button>
      </div>
    </main>
  );
}

function sayFailure(error: unknown) {
  console.error('Signing out failed.', error);
  toast({ tone: 'loss', title: t.signOutFailed });
}
