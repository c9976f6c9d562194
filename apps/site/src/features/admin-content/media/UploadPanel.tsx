import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Button, FileDrop, Panel, TextField } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileWords } from '../../../lib/file/fileWords.ts';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../contentEditor.css.ts';
import { addPicture } from './mediaStore.ts';
import { pictureTypes } from './pictureType.ts';
import { MAX_PICTURE_BYTES, PictureError, readPicture, type Picture } from './readPicture.ts';
import { wordProblems } from './wordProblems.ts';

/** Adds a picture to the library: validated, described, and stored as a draft. */
export function UploadPanel() {
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [altText, setAltText] = useState('');
  const [altTextAr, setAltTextAr] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const queries = useQueryClient();
  const upload = useMutation({
    mutationFn: (picture: Picture) =>
      addPicture({ picture, title: title.trim(), altText: altText.trim(), altTextAr: altTextAr.trim() }),
    onSuccess: () => {
      setFile(null);
      setTitle('');
      setAltText('');
      setAltTextAr('');
      setIsAsked(false);
      return queries.invalidateQueries({ queryKey: tableKey('media_library', 'list') });
    },
  });
  const add = async (chosen: File) => {
    setRefusal(null);
    try {
      upload.mutate(await readPicture(chosen));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      setRefusal(error.message);
    }
  };
  const problems = wordProblems({ title, alt: altText, altAr: altTextAr });
  const shown = isAsked ? problems : {};
  return (
    <Panel title={t.mediaAdd}>
      <div className={css.fields}>
        <FileDrop
          label={t.mediaFile}
          words={fileWords}
          acceptedFileTypes={Object.keys(pictureTypes)}
          maxBytes={MAX_PICTURE_BYTES}
          value={file ? [file] : []}
          onChange={([next]) => {
            setFile(next ?? null);
            setRefusal(null);
            upload.reset();
            if (next && title === '') setTitle(next.name.replace(/\.[^.]+$/, '').slice(0, 120));
          }}
        />
        {file && (
          <>
            <TextField label={t.mediaTitleField} value={title} maxLength={120} errorMessage={shown.title} onChange={setTitle} />
            <TextField
              label={t.mediaAlt}
              description={t.mediaAltText}
              value={altText}
              maxLength={300}
              errorMessage={shown.alt}
              onChange={setAltText}
            />
            <TextField
              label={t.mediaAltAr}
              value={altTextAr}
              maxLength={300}
              errorMessage={shown.altAr}
              onChange={setAltTextAr}
            />
            <div>
              <Button
                variant="primary"
                isPending={upload.isPending}
                pendingLabel={t.mediaAdding}
                onPress={() => {
                  setIsAsked(true);
                  if (Object.keys(problems).length === 0) void add(file);
                }}
              >
                {t.mediaAdd}
              </Button>
            </div>
          </>
        )}
        {(refusal !== null || upload.isError) && (
          <Alert tone="danger" title={failureTitle(upload.error, t.mediaNotAdded)}>
            {refusal ?? problemOf(upload.error).text}
          </Alert>
        )}
        {upload.isSuccess && file === null && <Alert tone="success" title={t.mediaAdded} />}
      </div>
    </Panel>
  );
}
