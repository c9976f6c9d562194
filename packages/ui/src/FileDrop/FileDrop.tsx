import { useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import * as css from '../field/field.css.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import type { FileState } from './FileState.ts';
import { fileDropWords, type FileDropWords } from './fileWords.ts';
import { FileZone } from './FileZone.tsx';
import { RefusedFiles, FileError } from './RefusedFiles.tsx';
import { refuseFiles, type RefusedFile } from './refuseFiles.ts';
import { useFileAnnouncements } from './useFileAnnouncements.ts';
import { useFormError } from './useFormError.ts';
import { writeBytes } from './writeBytes.ts';
import { writeTypes } from './writeTypes.ts';

export interface FileDropProps extends FieldTexts, ElementProps<HTMLDivElement> {
  value?: readonly File[];
  defaultValue?: readonly File[];
  /** Called with all that is chosen, after files were added or one was removed. */
  onChange?: (files: readonly File[]) => void;
  /** Where a chosen file is on its way; without it a file is only chosen. */
  stateOf?: (file: File) => FileState | undefined;
  /** Called for a file that failed; without it nothing offers to try again. */
  onRetry?: (file: File) => void;
  /** Media types and endings as in HTML: `application/pdf`, `image/*`, `.csv`. @default any */
  accept?: readonly string[];
  /** The most that one file may have, in bytes. @default no limit */
  maxBytes?: number;
  /** Whether more than one file can be chosen; otherwise the next takes the place of the first. */
  isMultiple?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** With it the files are sent with the form around. */
  name?: string;
  words?: Partial<FileDropWords>;
}

const none = () => undefined;

/**
 * Files to drop, to paste or to browse for: a native file field under all of it, so that it works before its script. What is not taken is named with the
 * reason and what to do. Inside a `Form` it also shows the errors that belong to its name (spec §7: KYC documents and media are uploaded to storage).
 */
export function FileDrop({ label, description, error, necessity, words, stateOf = none, onRetry, name, ...rest }: FileDropProps) {
  const {
    value,
    defaultValue = [],
    onChange,
    accept,
    maxBytes,
    isMultiple = false,
    isDisabled = false,
    isRequired = false,
  } = rest;
  warnOnce(!label.trim(), 'A field has an empty label. Give it words: nobody can tell which files it asks for.');
  const says = { ...fileDropWords, ...words };
  const { locale } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [ownFiles, setOwnFiles] = useState(defaultValue);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const files = value ?? ownFiles;
  const news = useFileAnnouncements(files, stateOf, says);
  const form = useFormError(name);
  const wrong = error ?? form.error;

  const types = accept && writeTypes(accept, says.kinds, locale);
  const limit = maxBytes === undefined ? undefined : writeBytes(maxBytes, locale);
  const change = (next: readonly File[]) => {
    setOwnFiles(next);
    form.forget();
    onChange?.(next);
  };
  const add = (added: readonly File[]) => {
    const sorted = refuseFiles(added, files, { accept, maxBytes, isMultiple });
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) change(isMultiple ? [...files, ...sorted.taken] : sorted.taken);
  };
  const remove = (file: File) => {
    setRefused([]);
    change(files.filter((other) => other !== file));
  };

  return (
    <div
      {...pickElementProps(rest)}
      className={css.field}
      data-disabled={isDisabled || undefined}
      data-invalid={wrong ? true : undefined}
    >
      <label htmlFor={id} className={css.label}>
        {label}
        {necessity && <span className={css.necessity}>{necessity}</span>}
      </label>
      <FileZone
        {...{ id, input, files, accept, isMultiple, isDisabled, isRequired, name }}
        isInvalid={Boolean(wrong)}
        describedBy={[wrong && `${id}-error`, `${id}-invite`, description && `${id}-description`].filter(Boolean).join(' ')}
        invite={isMultiple ? says.invite : says.inviteOne}
        limits={says.limits(types, limit)}
        onAdd={add}
      />
      {wrong && <FileError id={`${id}-error`} text={wrong} />}
      {description && (
        <span id={`${id}-description`} className={css.description}>
          {description}
        </span>
      )}
      <RefusedFiles {...{ refused, types, limit, locale, says }} />
      <ChosenFiles
        {...{ files, stateOf, locale, says, isDisabled, onRetry }}
        onRemove={remove}
        onLeave={() => input.current?.focus()}
      />
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  );
}
