import * as t from '@duneline/specs/messages/certificate';
import { Alert, Button } from '@duneline/ui';
import type { Verification } from './verifyCertificate.ts';

const verdicts = {
  genuine: { tone: 'success', title: t.genuine, text: t.genuineText },
  registered: { tone: 'info', title: t.registered, text: t.registeredText },
  offline: { tone: 'warning', title: t.genuineOffline, text: t.genuineOfflineText },
  invalid: { tone: 'danger', title: t.invalidTitle, text: t.invalidText },
  withdrawn: { tone: 'danger', title: t.withdrawnTitle, text: t.withdrawnText },
  unreached: { tone: 'warning', title: t.unreachedTitle, text: t.unreachedText },
} as const;

/** Whether the certificate is genuine, and how that was verified. */
export function VerdictAlert({ state, onRetry }: { readonly state: Verification['state']; readonly onRetry: () => void }) {
  const { tone, title, text } = verdicts[state];
  const canRetry = state === 'unreached' || state === 'offline';
  return (
    <Alert
      tone={tone}
      title={title}
      action={
        canRetry && (
          <Button size="sm" onPress={onRetry}>
            {t.retry}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
