import * as t from '@duneline/specs/messages/security';
import { Button, toast } from '@duneline/ui';
import { useState } from 'react';
import type { EnrolledApp } from '../../../lib/backend/factors.ts';
import * as css from './factors.css.ts';

/** The data for an authenticator app: a QR code, and the same key as text. */
export function AppSecret({ app }: { readonly app: EnrolledApp }) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(app.secret);
      setIsCopied(true);
    } catch {
      toast({ tone: 'danger', title: t.copyFailed });
    }
  }
  return (
    <ol className={css.steps}>
      <li>
        <p>{t.appStepScan}</p>
        <img src={app.picture} alt={t.appPicture} width={180} height={180} className={css.picture} />
      </li>
      <li>
        <p>{t.appStepKey}</p>
        <p className={css.key}>
          <span className={css.label}>{t.appKey}</span> <code className={css.code}>{app.secret}</code>
        </p>
        <Button size="sm" onPress={() => void copy()} onBlur={() => setIsCopied(false)}>
          <span aria-live="polite">{isCopied ? t.keyCopied : t.copyKey}</span>
        </Button>
      </li>
    </ol>
  );
}
