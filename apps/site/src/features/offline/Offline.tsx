import * as t from '@duneline/specs/messages/offline';
import { Button, ButtonLink, info, useIsOnline, warning } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { basePath } from '../../lib/language/language.ts';
import { reportVisitedPage } from '../../lib/offline/siteWorker.ts';
import { Notice } from './Notice.tsx';
import { useRelease } from './useRelease.ts';

/** Caches visited pages for offline use, and shows when the browser is offline or a newer release is waiting. */
export function Offline() {
  const { pathname } = useLocation();
  useEffect(() => void reportVisitedPage(basePath + pathname), [pathname]);
  const isOnline = useIsOnline();
  const { isWaiting, reload } = useRelease();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline);
    setClosed((ids) => ids.filter((id) => id !== 'offline')); // a later occurrence is shown again
  }
  const close = (id: string) => setClosed((ids) => [...ids, id]);

  return createPortal(
    <div aria-live="polite">
      {!isOnline && !closed.includes('offline') && pathname !== '/offline' && (
        <Notice
          id="offline"
          icon={warning}
          aria-label={t.noticeLabel}
          closeLabel={t.noticeClose}
          onClose={() => close('offline')}
          action={
            <ButtonLink size="sm" href="/offline" render={routerLink}>
              {t.noticeAction}
            </ButtonLink>
          }
        >
          <strong>{t.noticeTitle}</strong> {t.noticeText}
        </Notice>
      )}
      {isOnline && isWaiting && !closed.includes('release') && (
        <Notice
          id="release"
          icon={info}
          aria-label={t.releaseLabel}
          closeLabel={t.releaseClose}
          onClose={() => close('release')}
          action={
            <Button size="sm" onPress={() => void reload()}>
              {t.releaseAction}
            </Button>
          }
        >
          <strong>{t.releaseTitle}</strong> {t.releaseText}
        </Notice>
      )}
    </div>,
    document.body,
  );
}
