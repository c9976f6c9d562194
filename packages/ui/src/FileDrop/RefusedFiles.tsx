import { Icon } from '../Icon/Icon.tsx';
import { warning } from '../Icon/icons.ts';
import { error } from '../field/field.css.ts';
import * as css from './FileDrop.css.ts';
import type { FileDropWords } from './fileWords.ts';
import type { RefusedFile } from './refuseFiles.ts';
import { writeBytes } from './writeBytes.ts';

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  /** The accepted types, as text. */
  types: string | undefined;
  limit: string | undefined;
  locale: string;
  says: FileDropWords;
}

/** The rejected files with reasons and advice; announced when the list changes. */
export function RefusedFiles({ refused, types = '', limit = '', locale, says }: RefusedFilesProps) {
  const sentenceOf = ({ file: { name, size }, why }: RefusedFile) => {
    if (why === 'wrongType') return says.wrongType(name, types);
    return why === 'tooLarge' ? says.tooLarge(name, writeBytes(size, locale), limit) : says[why](name);
  };
  return (
    <output className={css.refused}>
      {refused.map((one, index) => (
        <FileError key={index} text={sentenceOf(one)} />
      ))}
    </output>
  );
}

/** An error message with the error icon of fields. */
export function FileError({ id, text }: { id?: string; text: string }) {
  return (
    <span id={id} className={error}>
      <Icon of={warning} size={18} />
      <span>{text}</span>
    </span>
  );
}
