import * as t from '@duneline/specs/messages/personal-data';
import { Alert, Button, Link, Panel } from '@duneline/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sectionPath } from '../../lib/areas/areas.ts';
import { randomId } from '../../lib/id/randomId.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { problemOf } from '../../lib/query/problemOf.ts';
import { openTicket } from '../../lib/support/openTicket.ts';
import * as css from './PersonalData.css.ts';

export interface DeletePanelProps {
  /** The area whose support shows the ticket. */
  readonly area: 'dashboard' | 'affiliate';
}

/** Requests that the account is deleted: what goes, what is kept and why, and the ticket in which it happens. */
export function DeletePanel({ area }: DeletePanelProps) {
  const [id] = useState(randomId);
  const [isAsked, setIsAsked] = useState(false);
  const request = useMutation({
    mutationFn: () => openTicket({ id, topic: 'account', subject: t.deleteSubject, message: t.deleteMessage }),
  });
  return (
    <Panel title={t.deleteTitle} lead={t.deleteLead}>
      <ul className={css.list}>
        <li>{t.deleteGoes}</li>
        <li>{t.deleteKeptMoney}</li>
        <li>{t.deleteKeptIdentity}</li>
        <li>{t.deleteAccounts}</li>
        <li>{t.deleteCommission}</li>
      </ul>
      {request.error && <Alert tone="danger" title={problemOf(request.error).title} />}
      {request.isSuccess ? (
        <Alert tone="info" title={t.deleteRequested}>
          <Link href={`${sectionPath(area, 'support')}/${id}`} render={routerLink}>
            {t.deleteTicket}
          </Link>
        </Alert>
      ) : isAsked ? (
        <div className={css.actions}>
          <Button variant="danger" isPending={request.isPending} pendingLabel={t.sending} onPress={() => request.mutate()}>
            {t.deleteConfirm}
          </Button>
          <Button onPress={() => setIsAsked(false)}>{t.cancel}</Button>
        </div>
      ) : (
        <div className={css.actions}>
          <Button onPress={() => setIsAsked(true)}>{t.deleteAccount}</Button>
        </div>
      )}
    </Panel>
  );
}
