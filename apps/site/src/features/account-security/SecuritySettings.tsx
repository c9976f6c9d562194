import * as t from '@duneline/specs/messages/security';
import { Alert, Button, Skeleton } from '@duneline/ui';
import { useCallback, useMemo, useState } from 'react';
import { readSecurity, type Security } from '../../lib/backend/security.ts';
import { useQuery } from '../../lib/remote/useQuery.ts';
import { ContactCard } from './ContactCard.tsx';
import { FactorsCard } from './factors/FactorsCard.tsx';
import { IdentitiesCard } from './IdentitiesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecurityContext } from './securityContext.ts';
import { SessionsCard } from './SessionsCard.tsx';
import * as css from './security.css.ts';

/** Sign-in methods and sessions: each card changes one thing (decisions.md, affiliate settings). */
export function SecuritySettings() {
  const { remote, retry } = useQuery(readSecurity);
  if (remote.status === 'ready') return <Cards first={remote.value} />;
  return (
    <section className={css.card} aria-busy={remote.status === 'loading'}>
      {remote.status === 'loading' && <Skeleton lines={6} />}
      {remote.status === 'failed' && (
        <Alert
          tone="loss"
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

function Cards({ first }: { readonly first: Security }) {
  const [security, setSecurity] = useState(first);
  const refresh = useCallback(async () => setSecurity(await readSecurity()), []);
  const state = useMemo(() => ({ security, refresh }), [security, refresh]);
  return (
    <SecurityContext value={state}>
      <div className={css.cards}>
        <ContactCard />
        <PasswordCard />
        <FactorsCard />
        <IdentitiesCard />
        <SessionsCard />
      </div>
    </SecurityContext>
  );
}
