import { useRef } from 'react';
import * as css from './FileDrop.css.ts';
import { FileRow } from './FileRow.tsx';
import type { FileState } from './FileState.ts';
import type { FileDropWords } from './fileWords.ts';

interface ChosenFilesProps {
  files: readonly File[];
  stateOf: (file: File) => FileState | undefined;
  locale: string;
  says: FileDropWords;
  isDisabled: boolean;
  onRemove: (file: File) => void;
  onRetry: ((file: File) => void) | undefined;
  /** Called before the last file and the list are removed, to move the focus. */
  onLeave: () => void;
}

/** The list of chosen files. When one is removed, focus moves to the next or previous remove button. */
export function ChosenFiles({ files, stateOf, onRemove, onRetry, onLeave, ...rest }: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (file: File, index: number) => {
    const buttons = [...(list.current?.children ?? [])].map((row) => row.querySelector<HTMLElement>('button:last-of-type'));
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onLeave();
    onRemove(file);
  };
  if (files.length === 0) return null;
  return (
    <ul ref={list} role="list" className={css.list} aria-label={rest.says.chosen}>
      {files.map((file, index) => (
        <FileRow
          key={`${file.name} ${file.size} ${file.lastModified}`}
          {...rest}
          file={file}
          state={stateOf(file)}
          onRemove={() => remove(file, index)}
          onRetry={onRetry && (() => onRetry(file))}
        />
      ))}
    </ul>
  );
}
