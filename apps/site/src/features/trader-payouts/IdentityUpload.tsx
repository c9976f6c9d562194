import { initialKycUploadView, type KycUploadInput } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader-payouts';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, FileDrop, Select } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import type { Document } from './identity.ts';
import * as css from './Payouts.css.ts';

// What the bucket kyc takes (specs/supabase/migrations, storage).
const rules = { maxBytes: 10_485_760, types: ['application/pdf', 'image/jpeg', 'image/png'] };
const kinds = [
  { value: 'passport', label: t.passport },
  { value: 'identity-card', label: t.identityCard },
  { value: 'residence-permit', label: t.residencePermit },
] as const;

/** Chooses a document and sends it for review. */
export function IdentityUpload() {
  const queries = useQueryClient();
  const [kind, setKind] = useState<Document['kind']>('passport');
  const sent = useRef(kind);
  const input: KycUploadInput = { rules, status: null, reason: null };
  const { view, send } = useFlow({
    initial: initialKycUploadView(input),
    load: async () => ({
      start: (await import('./identityUpload.actor.ts')).startIdentityUpload(input, () => sent.current),
    }),
  });
  const { status } = view;
  useEffect(() => {
    if (status === 'reviewing') void queries.invalidateQueries({ queryKey: tableKey('kyc_documents') });
  }, [status, queries]);
  const isSending = status === 'uploading' || status === 'submitting';
  const start = () => {
    sent.current = kind;
    send({ type: status === 'failed' ? 'upload.retry' : 'upload.start' });
  };
  return (
    <div className={css.upload}>
      <Select label={t.documentKind} value={kind} onChange={setKind} options={kinds} />
      <FileDrop
        label={t.documentFile}
        accept={rules.types}
        maxBytes={rules.maxBytes}
        isDisabled={isSending}
        onChange={([file]) => send(file ? { type: 'file.choose', file } : { type: 'file.remove' })}
      />
      {status === 'failed' && <Alert tone="loss" title={t.uploadFailed} />}
      <Button
        variant="primary"
        size="sm"
        isDisabled={status !== 'ready' && status !== 'failed'}
        isPending={isSending}
        onPress={start}
      >
        {t.sendDocument}
      </Button>
    </div>
  );
}
