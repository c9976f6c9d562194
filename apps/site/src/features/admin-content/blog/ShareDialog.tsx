import * as t from '@duneline/specs/messages/admin-blog';
import { Alert, Button, CopyButton, Dialog, Select, Stack, TextField } from '@duneline/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makePreview } from '../../../lib/article/readPreview.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { addressIn } from '../../../lib/language/addressIn.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import type { ArticleLanguage } from './articleStore.ts';

export interface ShareDialogProps {
  readonly id: string;
  readonly language: ArticleLanguage;
  readonly onClose: () => void;
}

const terms = [
  { id: '24', label: t.shareDay },
  { id: '72', label: t.shareDays },
  { id: '168', label: t.shareWeek },
];

/** Makes a link with which somebody without an account reads the draft, for a limited time. */
export function ShareDialog({ id, language, onClose }: ShareDialogProps) {
  const [hours, setHours] = useState('72');
  const made = useMutation({ mutationFn: () => makePreview(id, Number(hours)) });
  const link = made.data && `${window.location.origin}${addressIn(language, '/preview')}?token=${made.data.token}`;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.share}
      closeLabel={t.close}
      actions={
        link === undefined ? (
          <Button variant="primary" isPending={made.isPending} pendingLabel={t.shareMaking} onPress={() => made.mutate()}>
            {t.shareMake}
          </Button>
        ) : (
          <CopyButton
            text={link}
            variant="primary"
            label={t.shareCopy}
            copiedLabel={t.shareCopied}
            failedLabel={t.shareNotCopied}
          />
        )
      }
    >
      <Stack gap={16}>
        <p>{t.shareText}</p>
        {link === undefined || made.data === undefined ? (
          <Select label={t.shareTerm} items={terms} value={hours} onChange={setHours} />
        ) : (
          <TextField
            label={t.shareLink}
            description={t.shareUntil({ moment: formatMoment(made.data.expiresAt) })}
            value={link}
            isReadOnly
          />
        )}
        {made.isError && (
          <Alert tone="danger" title={t.shareFailed}>
            {problemOf(made.error).text}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
