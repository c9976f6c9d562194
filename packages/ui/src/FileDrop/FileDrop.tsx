import { useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Labeled } from '../element/Labeled.ts';
import { joinIds } from '../element/joinIds.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickOuterProps } from '../element/pickOuterProps.ts';
import { isBlank, warnOnce } from '../dev/warnOnce.ts';
import * as css from '../field/field.css.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import type { FileState } from './FileState.ts';
import { fileDropWords, type FileDropWords } from './fileWords.ts';
import { FileZone } from './FileZone.tsx';
import { RefusedFiles, FileError } from './RefusedFiles.tsx';
import { refuseFiles, type RefusedFile } from './refuseFiles.ts';
import { useFileAnnouncements } from './useFileAnnouncements.ts';
import { useFieldError } from './useFieldError.ts';
import { writeBytes } from './writeBytes.ts';
import { writeTypes } from './writeTypes.ts';

export interface FileDropProps extends FieldTexts, ElementProps<HTMLDivElement> {
  value?: readonly File[];
  defaultValue?: readonly File[];
  /** Called with all chosen files, after files were added or one was removed. */
  onChange?: (files: readonly File[]) => void;
  /** The upload state of a chosen file; omit it if files are not uploaded immediately. */
  stateOf?: (file: File) => FileState | undefined;
  /** Called to retry a failed file; without it there is no retry button. */
  onRetry?: (file: File) => void;
  /** Media types and extensions as in HTML: `application/pdf`, `image/*`, `.csv`. @default any */
  acceptedFileTypes?: readonly string[];
  /** Maximum size of a file, in bytes. @default no limit */
  maxBytes?: number;
  /** Whether several files can be chosen; otherwise a new file replaces the first. */
  allowsMultiple?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Name for the surrounding form's data. */
  name?: string;
  words?: Partial<FileDropWords>;
}

const none = () => undefined;

/**
 * A field for files to drop, paste or browse for. A native file input covers it, so that it works before hydration. Rejected
 * files are listed with reason and advice. It shows the errors that its `Form` has for its name, and the browser's (spec §2: uploads of KYC
 * documents and media).
 */
export function FileDrop(given: Labeled<FileDropProps>) {
  const {
    label,
    description,
    errorMessage,
    necessity,
    words,
    stateOf = none,
    onRetry,
    name,
    ...rest
  } = useTexts('FileDrop', given);
  const {
    value,
    defaultValue = [],
    onChange,
    acceptedFileTypes: accept,
    maxBytes,
    allowsMultiple: isMultiple = false,
    isDisabled = false,
    isRequired = false,
    isInvalid = false,
  } = rest;
  warnOnce(
    label !== undefined && isBlank(label),
    'A field has an empty label. Give it words: nobody can tell which files it asks for.',
  );
  const says = { ...fileDropWords, ...words };
  const { locale } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [ownFiles, setOwnFiles] = useState(defaultValue);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const files = value ?? ownFiles;
  const [initial] = useState(files);
  const news = useFileAnnouncements(files, stateOf, says);
  const isMissing = isRequired && !isDisabled && files.length === 0;
  const { error: wrong, forget, onInvalid } = useFieldError(input, { name, errorMessage, isInvalid, isMissing });

  const types = accept && writeTypes(accept, says.kinds, locale);
  const limit = maxBytes === undefined ? undefined : writeBytes(maxBytes, locale);
  const change = (next: readonly File[]) => {
    setOwnFiles(next);
    forget();
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
  const reset = () => {
    setRefused([]);
    forget();
    if (files !== initial) change(initial);
  };

  return (
    <div
      {...pickOuterProps(rest)}
      ref={useFieldRef(rest.ref)}
      className={css.field}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || wrong ? true : undefined}
    >
      {label !== undefined && (
        <label htmlFor={id} className={css.label}>
          {label}
          {necessity && <span className={css.necessity}>{necessity}</span>}
        </label>
      )}
      <FileZone
        {...{ id, input, files, accept, isMultiple, isDisabled, isRequired, name }}
        isInvalid={isInvalid || Boolean(wrong)}
        ariaLabel={rest['aria-label']}
        labelledBy={rest['aria-labelledby']}
        describedBy={joinIds(
          rest['aria-describedby'],
          wrong && `${id}-error`,
          `${id}-invite`,
          description && `${id}-description`,
        )}
        invite={isMultiple ? says.invite : says.inviteOne}
        limits={says.limits(types, limit)}
        onAdd={add}
        onReset={reset}
        onInvalid={onInvalid}
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
