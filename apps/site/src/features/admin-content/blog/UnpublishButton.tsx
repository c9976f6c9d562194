import * as t from '@duneline/specs/messages/admin-blog';
import { Button } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';

const ConfirmDialog = lazyPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog);

export interface UnpublishButtonProps {
  /** Whether visitors do not see the article yet: its publication is canceled. */
  readonly isScheduled: boolean;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

/** Unpublishes an article, or cancels its publication, after a confirmation that says what this means. */
export function UnpublishButton({ isScheduled, isPending, onConfirm }: UnpublishButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const words = isScheduled
    ? { action: t.unschedule, title: t.unscheduleTitle, text: t.unscheduleText, keep: t.unscheduleKeep }
    : { action: t.unpublish, title: t.unpublishTitle, text: t.unpublishText, keep: t.unpublishKeep };
  return (
    <>
      <Button size="sm" variant="quiet" isPending={isPending} pendingLabel={t.unpublishing} onPress={() => setIsAsking(true)}>
        {words.action}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            title={words.title}
            text={words.text}
            confirmLabel={words.action}
            cancelLabel={words.keep}
            tone="danger"
            onClose={() => setIsAsking(false)}
            onConfirm={onConfirm}
          />
        )}
      </Suspense>
    </>
  );
}
