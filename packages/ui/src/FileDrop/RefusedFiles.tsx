import { Icon } from '../Icon/Icon.tsx';
import { warning } from '../Icon/icons.ts';
import { error } from '../field/field.css.ts';
import * as css from './FileDrop.css.ts';
import type { FileDropWords } from './fileWords.ts';
import type { RefusedFile } from './refuseFiles.ts';
import { writeBytes } from './writeBytes.ts';

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  /** What is taken, in words. */
  types: string | undefined;
  limit: string | undefined;
  locale: string;
  says: FileDropWords;
}

/** What was not taken, why, and what to do; announced when it changes. */
export function RefusedFiles({ refused, types = '', limit = '', locale, says }: RefusedFilesProps) {
  const sentenceOf = ({ file: { name, size }, why }: RefusedFile) => {
    if (why === 'wrongType') return says.wrongType(name, types);
    return why === 'tooLarge' ? says.tooLarge(name, writeBytes(size, locale), limit) : says[why](name);
  };
  return (
    <output className={css.refused}>
      {refused.map((one, index) => (
        <Wrong key={index} text={sentenceOf(one)} />
      ))}
    </output>
  );
}

/** What is wrong, with the sign that stands before it below every field. */
export function Wrong({ id, text }: { id?: string; text: string }) {
  return (
    <span id={id} className={error}>
      <Icon of={warning} size={18} />
      {text}
    </span>
  );
}
