import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Link, Panel } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-settings';
import { useState } from 'react';
import { sectionPath } from '../../../lib/areas/areas.ts';
import { openTicket } from '../../../lib/support/openTicket.ts';
import { saveFile } from '../../../lib/file/saveFile.ts';
import { randomId } from '../../../lib/id/randomId.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { problemOf } from '../../../lib/query/problemOf.ts';
import type { Affiliate } from '../readAffiliate.ts';
import { exportData } from './exportData.ts';
import * as css from './Settings.css.ts';

/** Downloads what the account holds about the person. */
export function ExportPanel({ affiliate }: { readonly affiliate: Affiliate }) {
  const download = useMutation({
    mutationFn: () => exportData(affiliate),
    onSuccess: (text) => saveFile('my-data.json', 'application/json', text),
  });
  return (
    <Panel title={t.exportTitle} lead={t.exportLead}>
      {download.error && <Alert tone="danger" title={problemOf(download.error).title} />}
      <div className={css.actions}>
        <Button isPending={download.isPending} pendingLabel={t.exporting} onPress={() => download.mutate()}>
          {t.exportNow}
        </Button>
      </div>
    </Panel>
  );
}

/** Requests that the account is deleted: what goes, what is kept and why, and the ticket in which it happens. */
export function DeletePanel() {
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
        <li>{t.deleteUnpaid}</li>
      </ul>
      {request.error && <Alert tone="danger" title={problemOf(request.error).title} />}
      {request.isSuccess ? (
        <Alert tone="info" title={t.deleteRequested}>
          <Link href={`${sectionPath('affiliate', 'support')}/${id}`} render={routerLink}>
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
