import * as t from '@duneline/specs/messages/security';
import { Alert, Button } from '@duneline/ui';
import { useState } from 'react';
import { signOut } from '../../lib/backend/session.ts';
import { Problem } from './Problem.tsx';
import * as css from './security.css.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { useChange } from './useChange.ts';

/** Signs out other devices, or all devices. */
export function SessionsCard() {
  const others = useChange();
  const everywhere = useChange();
  const [isDone, setIsDone] = useState(false);
  return (
    <SecurityCard title={t.sessionsTitle} text={t.sessionsText}>
      <Problem of={others} />
      <Problem of={everywhere} />
      {isDone && <Alert tone="success" title={t.othersSignedOut} />}
      <div className={css.actions}>
        <Button
          isPending={others.isPending}
          pendingLabel={t.signingOut}
          onPress={() =>
            void others.run(
              () => signOut('others'),
              () => setIsDone(true),
            )
          }
        >
          {t.signOutOthers}
        </Button>
        <Button
          variant="danger"
          isPending={everywhere.isPending}
          pendingLabel={t.signingOut}
          onPress={() => void everywhere.leave(() => signOut('global'))}
        >
          {t.signOutEverywhere}
        </Button>
      </div>
    </SecurityCard>
  );
}
