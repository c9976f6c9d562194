import * as t from '@duneline/specs/messages/sign-in';
import { AlertDialog } from '@duneline/ui';
import { readStoredSession } from '../../lib/backend/storedSession.ts';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';

/** Asks before a link with tokens signs in: anybody can send a link that contains their own tokens. */
export function ReplaceSession() {
  const { isAsking } = sessionFlow.useView();
  if (!isAsking) return null;
  const stored = readStoredSession();
  const account = stored && (stored.user?.email || stored.user?.phone || t.linkQuestionNobody);
  return (
    <AlertDialog
      isOpen
      onOpenChange={() => sessionFlow.send({ type: 'link.keep' })}
      title={t.linkQuestion}
      confirmLabel={t.linkFollow}
      cancelLabel={account ? t.linkKeep : t.linkKeepOut}
      tone="danger"
      onConfirm={() => sessionFlow.send({ type: 'link.follow' })}
    >
      {account ? t.linkQuestionText({ account }) : t.linkQuestionTextOut}
    </AlertDialog>
  );
}
