import { queryRetries } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trouble';
import { Alert, Button } from '@duneline/ui';
import { useState } from 'react';
import { useFloatingRoom } from '../../lib/floating/useFloatingRoom.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { useIsPartMissing } from '../../lib/lazy-part/missingParts.ts';
import { askNow, useTrouble } from '../../lib/remote/trouble.ts';
import * as css from './TroubleNotice.css.ts';

/** Says quietly, over the end of the page, what does not work and what is done about it (decisions: overlay traffic control). */
export function TroubleNotice() {
  const { status } = useTrouble();
  const isPartMissing = useIsPartMissing();
  const isTold = status === 'pending' || status === 'failed' || isPartMissing;
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const isShown = useOverlay('trouble', notice, { isAsking: isTold, priority: 3, hasRoom: true });
  useFloatingRoom(notice);
  if (!isTold) return null;
  return (
    <div ref={setNotice} className={css.notice} data-away={!isShown || undefined}>
      {isPartMissing ? (
        <Alert
          tone="warn"
          title={t.partsTitle}
          action={
            <Button size="sm" onPress={() => location.reload()}>
              {t.reload}
            </Button>
          }
        >
          {t.partsText}
        </Alert>
      ) : (
        <Alert
          tone="warn"
          title={t.title}
          action={
            <Button size="sm" isPending={status === 'pending'} pendingLabel={t.retry} onPress={askNow}>
              {t.retry}
            </Button>
          }
        >
          {t.text} {(status === 'pending' ? t.trying : t.gaveUp)({ count: queryRetries })}
        </Alert>
      )}
    </div>
  );
}
