import * as t from '@duneline/specs/messages/admin-content';
import { Button, FileDrop, Panel } from '@duneline/ui';
import { useState } from 'react';
import { fileWords } from '../../../lib/file/fileWords.ts';
import { changedPaths } from '../../../lib/changes/changedPaths.ts';
import { saveFile } from '../../../lib/file/saveFile.ts';
import * as css from '../contentEditor.css.ts';
import type { ContentEditor } from '../useContentEditor.ts';
import { contentFileName, ContentFileError, readContentFile, writeContentFile } from './contentFile.ts';

export interface TransferPanelProps {
  /** @default 'Export and import' */
  readonly title?: string;
  readonly editor: ContentEditor;
}

/** Exports the content as a JSON file, and imports such a file as a draft. */
export function TransferPanel({ title = t.transfer, editor }: TransferPanelProps) {
  const { table, place, view, change } = editor;
  const [problem, setProblem] = useState<string>();
  const [count, setCount] = useState<number | null>(null);
  const hasDraft = view.changed.length > 0;
  // Once the draft is published or discarded, the last import is history.
  const isCurrent = count !== null && count > 0 === hasDraft;
  const load = async (file: File) => {
    setProblem(undefined);
    setCount(null);
    try {
      const fields = readContentFile(await file.text(), table, view.fields);
      const changed = Object.entries(fields).filter(
        ([name, value]) => changedPaths({ value: view.fields[name] }, { value }).length > 0,
      );
      for (const [name, value] of changed) change(name, value);
      setCount(changed.length);
    } catch (error) {
      setProblem(error instanceof ContentFileError ? error.message : t.transferUnread);
    }
  };
  return (
    <Panel
      title={title}
      actions={
        <Button
          size="sm"
          onPress={() => saveFile(contentFileName(table, place), 'application/json', writeContentFile(table, view.fields))}
        >
          {t.transferSave}
        </Button>
      }
    >
      <p className={css.quiet}>{t.transferText}</p>
      <FileDrop
        aria-label={title}
        words={fileWords}
        acceptedFileTypes={['.json', 'application/json']}
        maxBytes={1_048_576}
        value={[]}
        onChange={([file]) => file && void load(file)}
        isDisabled={hasDraft}
        errorMessage={problem}
      />
      <output className={css.quiet}>
        {isCurrent && <span>{t.transferLoaded({ count })} </span>}
        {hasDraft && <span>{t.endDraftFirst}</span>}
      </output>
    </Panel>
  );
}
