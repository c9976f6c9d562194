import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, FileDrop, toast } from '@duneline/ui';
import * as t from '@duneline/specs/messages/support';
import { useState } from 'react';
import { saveBlob } from '../../lib/file/saveFile.ts';
import { fileWords } from '../../lib/file/fileWords.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { problemOf } from '../../lib/query/problemOf.ts';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../lib/query/tableKey.ts';
import { attachFile, attachmentRules, readFile, useAttachments, WrongContent } from './attachments.ts';
import * as css from './support.css.ts';

/** The files of a ticket, and sending another. */
export function Attachments({ ticketId, isClosed }: { readonly ticketId: string; readonly isClosed: boolean }) {
  const queries = useQueryClient();
  const { data: files = [], error, isFetching, refetch } = useAttachments(ticketId);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [file] = chosen;
  const send = useMutation({
    mutationFn: async () => {
      if (file) await attachFile(ticketId, file);
    },
    onSuccess: async () => {
      setChosen([]);
      await queries.invalidateQueries({ queryKey: tableKey('ticket_attachments') });
    },
  });
  const open = async (path: string, name: string) => {
    try {
      saveBlob(name, await readFile(path));
    } catch (problem) {
      console.error('The file could not be read.', problem);
      toast({ tone: 'danger', title: t.fileUnread });
    }
  };
  const problem =
    file?.size === 0 ? t.fileEmpty : send.error instanceof WrongContent ? t.fileWrong : send.error && problemOf(send.error).text;
  return (
    <div className={css.files}>
      {error && <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />}
      {files.length > 0 && (
        <ul role="list" aria-label={t.files} className={css.files}>
          {files.map(({ id, name, storage_path, created_at }) => (
            <li key={id} className={css.file}>
              <span>
                <bdi>{name}</bdi> · {formatDate(created_at)}
              </span>
              <Button size="sm" aria-label={t.downloadFile({ name })} onPress={() => void open(storage_path, name)}>
                {t.download}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isClosed && (
        <>
          <FileDrop
            label={t.attach}
            description={t.attachNote}
            words={fileWords}
            acceptedFileTypes={attachmentRules.types}
            maxBytes={attachmentRules.maxBytes}
            isDisabled={send.isPending}
            value={chosen}
            onChange={(next) => {
              send.reset();
              setChosen(next);
            }}
          />
          {problem && <Alert tone="danger" title={problem} />}
          {file && file.size > 0 && (
            <div>
              <Button isPending={send.isPending} pendingLabel={t.sending} onPress={() => send.mutate()}>
                {t.sendFile}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
