import { initialKycUploadView, type KycUploadInput } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader-payouts';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, FileDrop, Select, Skeleton, type FileState } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { authSentence } from '../../lib/backend/authSentence.ts';
import { fileWords } from '../../lib/file/fileWords.ts';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { documentRules, readChosen } from './chosenDocument.ts';
import { identityKinds, type Document } from './identity.ts';
import * as css from './Payouts.css.ts';
import { useUnfinished, type Unfinished } from './useUnfinished.ts';

/** Chooses a document and sends it for review; goes on with what was begun before a reload. */
export function IdentityUpload({ documents }: { readonly documents: readonly Document[] }) {
  const { data, isError } = useUnfinished(documents);
  if (!data && !isError) return <Skeleton lines={3} />;
  return <UploadForm unfinished={data ?? { path: '', draft: null }} />;
}

function UploadForm({ unfinished: { path, draft } }: { readonly unfinished: Unfinished }) {
  const queries = useQueryClient();
  const [kind, setKind] = useState<Document['kind']>(draft?.kind ?? 'passport');
  const [chosen, setChosen] = useState<File | null>(null);
  const sent = useRef(kind);
  const input: KycUploadInput = { rules: documentRules, status: null, reason: null, path };
  const { view, send } = useFlow({
    initial: initialKycUploadView(input),
    load: async () => ({
      start: (await import('./identityUpload.actor.ts')).startIdentityUpload(input, () => sent.current),
    }),
  });
  const { status, problem, progress } = view;
  useEffect(() => {
    if (status === 'reviewing') void queries.invalidateQueries({ queryKey: tableKey('kyc_documents') });
  }, [status, queries]);
  const isSending = status === 'uploading' || status === 'submitting';
  const choose = async (file: File | undefined) => {
    if (status === 'failed') send({ type: 'upload.cancel' });
    if (!file) {
      setChosen(null);
      send({ type: 'file.remove' });
      return;
    }
    const read = await readChosen(file);
    if (read.content === read.type) setChosen(file);
    send({ type: 'file.choose', file: read });
  };
  const start = () => {
    sent.current = kind;
    send({ type: status === 'failed' ? 'upload.retry' : 'upload.start' });
  };
  const stateOf = (): FileState | undefined =>
    status === 'uploading' ? { is: 'uploading', percent: progress * 100 } : status === 'submitting' ? { is: 'done' } : undefined;
  return (
    <div className={css.upload}>
      {status === 'arrived' && (
        <Alert tone="info" title={t.arrivedTitle}>
          {t.arrivedText}
        </Alert>
      )}
      {draft && status === 'empty' && (
        <Alert tone="info" title={t.brokenOffTitle}>
          {t.brokenOffText({ name: draft.name })}
        </Alert>
      )}
      <Select label={t.documentKind} value={kind} onChange={setKind} items={identityKinds} isDisabled={isSending} />
      <FileDrop
        label={t.documentFile}
        description={t.documentFileNote}
        words={fileWords}
        acceptedFileTypes={documentRules.types}
        maxBytes={documentRules.maxBytes}
        isDisabled={isSending}
        value={chosen && problem !== 'refused' ? [chosen] : []}
        stateOf={stateOf}
        errorMessage={
          problem === 'refused'
            ? authSentence(view.error)
            : problem === 'content' || problem === 'type'
              ? t.contentWrong
              : undefined
        }
        onChange={([file]) => void choose(file)}
      />
      {status === 'failed' && (
        <Alert tone="danger" title={t.uploadFailed}>
          {authSentence(view.error)}
        </Alert>
      )}
      <Button
        variant="primary"
        size="sm"
        isDisabled={status !== 'ready' && status !== 'failed' && status !== 'arrived'}
        isPending={isSending}
        pendingLabel={t.sendingDocument}
        onPress={start}
      >
        {status === 'failed' ? t.tryAgain : t.sendDocument}
      </Button>
    </div>
  );
}
