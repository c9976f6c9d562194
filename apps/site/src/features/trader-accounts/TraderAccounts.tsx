import * as t from '@duneline/specs/messages/trader';
import { Alert, Button, ButtonLink, EmptyState, Skeleton } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { routed } from '../../lib/link/routed.tsx';
import { useRemote } from '../../lib/remote/useRemote.ts';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import { isSessionWanted } from '../../lib/session/startWhenWanted.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { readAccounts } from './readAccounts.ts';
import * as css from './TraderAccounts.css.ts';

/** The accounts of whoever is signed in; visitors are asked to sign in, without loading what a session needs. */
export function TraderAccounts() {
  const { status } = sessionFlow.useView();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isSessionWanted()) return;
    setIsWanted(true);
    sessionFlow.preload();
  }, []);
  if (isWanted && status === 'restoring') return <Skeleton lines={6} />;
  if (status === 'signedIn' || status === 'recovering') return <Accounts />;
  if (status === 'unreachable') return <Alert tone="loss" title={t.unreachable} />;
  return (
    <EmptyState level={2} title={t.signInTitle} action={<SignInLink />}>
      {t.signInText}
    </EmptyState>
  );
}

function SignInLink() {
  const to = '/login?returnTo=%2Fdashboard';
  return (
    <ButtonLink variant="primary" href={to} render={routed}>
      {t.signIn}
    </ButtonLink>
  );
}

function Accounts() {
  const { remote, retry } = useRemote(readAccounts);
  if (remote.status === 'loading') return <Skeleton lines={6} />;
  if (remote.status === 'failed') {
    return (
      <Alert
        tone="loss"
        title={t.failed}
        action={
          <Button variant="secondary" size="sm" onPress={retry}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  const [first] = remote.value;
  if (!first) {
    return (
      <EmptyState
        level={2}
        title={t.empty}
        action={
          <ButtonLink variant="secondary" href="/pricing" render={routed}>
            {t.emptyLink}
          </ButtonLink>
        }
      >
        {t.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className={css.accounts}>
      <AccountChoice accounts={remote.value} first={first} />
    </div>
  );
}
