import * as t from '@duneline/specs/messages/security';
import { Alert, Button, Skeleton } from '@duneline/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { readSecurity, type Security } from '../../lib/backend/security.ts';
import { usePublicQuery } from '../../lib/remote/usePublicQuery.ts';
import { SecurityContext } from './securityContext.ts';
import * as css from './security.css.ts';

interface SecurityProviderProps {
  readonly children: ReactNode;
}

/** Reads the account's security settings and then shows its children, which change them. */
export function SecurityProvider({ children }: SecurityProviderProps) {
  const { remote, retry } = usePublicQuery(readSecurity);
  if (remote.status === 'ready') return <Loaded first={remote.value}>{children}</Loaded>;
  return (
    <section className={css.card} aria-busy={remote.status === 'loading'}>
      {remote.status === 'loading' && <Skeleton lines={6} />}
      {remote.status === 'failed' && (
        <Alert
          tone="danger"
          title={t.failed}
          action={
            <Button variant="secondary" size="sm" onPress={retry}>
              {t.retry}
            </Button>
          }
        />
      )}
    </section>
  );
}

function Loaded({ first, children }: SecurityProviderProps & { readonly first: Security }) {
  const [security, setSecurity] = useState(first);
  const refresh = useCallback(async () => setSecurity(await readSecurity()), []);
  const state = useMemo(() => ({ security, refresh }), [security, refresh]);
  return <SecurityContext value={state}>{children}</SecurityContext>;
}
