import { queryRetries } from '@duneline/machines';
import * as t from '@duneline/specs/messages/connection-errors';
import { Alert, Button } from '@duneline/ui';
import { useState } from 'react';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useIsWide } from '../../lib/floating/useIsWide.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { useIsPartMissing } from '../../lib/part-problem/missingParts.ts';
import { retryNow, useRetryState } from '../../lib/remote/failedQueries.ts';
import * as css from './ConnectionNotice.css.ts';

/** An unobtrusive notice at the page's end: what does not work, and that it is retried (spec §2: overlays). */
export function ConnectionNotice() {
  const { status } = useRetryState();
  const isPartMissing = useIsPartMissing();
  const isTold = status === 'pending' || status === 'failed' || isPartMissing;
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const isShown = useOverlay('connection-notice', notice, { isAsking: isTold, priority: 3, hasRoom: true });
  useBottomInset(notice);
  const isWide = useIsWide();
  if (!isTold) return null;
  const isPending = status === 'pending';
  const action = isPartMissing ? (
    <Button size="sm" onPress={() => location.reload()}>
      {t.reload}
    </Button>
  ) : (
    <Button size="sm" isPending={isPending} pendingLabel={t.retry} onPress={retryNow}>
      {t.retry}
    </Button>
  );
  return (
    <div ref={setNotice} className={css.notice} data-away={!isShown || undefined}>
      <Alert tone="warning" title={isPartMissing ? t.partsTitle : t.title} action={isWide && action}>
        {isPartMissing ? t.partsText : `${t.text} ${(isPending ? t.trying : t.gaveUp)({ count: queryRetries })}`}
        {!isWide && <div className={css.below}>{action}</div>}
      </Alert>
    </div>
  );
}
