import * as t from '@duneline/specs/messages/sign-in';
import { AlertDialog } from '@duneline/ui';
import { readStoredSession } from '../../lib/backend/storedSession.ts';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';

/** Asks before a link with tokens replaces the stored session: anybody can send a link that contains their own tokens. */
export function ReplaceSession() {
  const { isAsking } = sessionFlow.useView();
  if (!isAsking) return null;
  const user = readStoredSession()?.user;
  return (
    <AlertDialog
      isOpen
      onOpenChange={() => sessionFlow.send({ type: 'link.keep' })}
      title={t.linkQuestion}
      confirmLabel={t.linkFollow}
      cancelLabel={t.linkKeep}
      tone="danger"
      onConfirm={() => sessionFlow.send({ type: 'link.follow' })}
    >
      {t.linkQuestionText({ account: user?.email || user?.phone || t.linkQuestionNobody })}
    </AlertDialog>
  );
}
