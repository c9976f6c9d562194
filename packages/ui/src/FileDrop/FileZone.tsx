import { useLayoutEffect, useState, type FormEventHandler, type RefObject } from 'react';
import { useFormReset } from '../field/useFormReset.ts';
import { Icon } from '../Icon/Icon.tsx';
import { upload } from '../Icon/icons.ts';
import * as css from './FileDrop.css.ts';

interface FileZoneProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  files: readonly File[];
  accept: readonly string[] | undefined;
  isMultiple: boolean;
  isDisabled: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  name: string | undefined;
  ariaLabel: string | undefined;
  labelledBy: string | undefined;
  describedBy: string | undefined;
  invite: string;
  limits: string;
  onAdd: (files: readonly File[]) => void;
  onReset: () => void;
  onInvalid: FormEventHandler<HTMLInputElement>;
}

/** A native file input that covers the drop zone. It always contains the chosen files, for the surrounding form. */
export function FileZone({
  id,
  input,
  files,
  accept,
  isMultiple,
  isDisabled,
  isRequired,
  isInvalid,
  onAdd,
  onReset,
  ...rest
}: FileZoneProps) {
  const { name, ariaLabel, labelledBy, describedBy, invite, limits, onInvalid } = rest;
  const [isTarget, setIsTarget] = useState(false);

  useLayoutEffect(() => {
    // Chosen on the prerendered page, before hydration.
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) onAdd(early);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const hold = () => {
    if (typeof DataTransfer === 'undefined') return; // jsdom has none
    if (input.current && !isList(input.current.files, files)) input.current.files = listOf(files);
  };
  useLayoutEffect(hold);
  const [, setResets] = useState(0);
  useFormReset(input, () => {
    onReset();
    setTimeout(() => setResets((count) => count + 1)); // once the browser has cleared the input
  });

  const take = (list: FileList | null) => {
    setIsTarget(false);
    if (list && list.length > 0 && !isDisabled) onAdd([...list]);
    else hold(); // the dialog was canceled, after which some browsers clear the previous files
  };

  return (
    <div className={css.dropZone} data-drop-target={isTarget || undefined}>
      <input
        ref={input}
        id={id}
        type="file"
        className={css.input}
        name={name}
        accept={accept?.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
        required={isRequired && files.length === 0} // jsdom and old browsers cannot put files into it
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-label={ariaLabel}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onInvalid={onInvalid}
        onChange={(event) => take(event.currentTarget.files)}
        onPaste={(event) => take(event.clipboardData.files)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsTarget(!isDisabled && event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setIsTarget(false)}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      />
      <span className={css.icon}>
        <Icon of={upload} size={24} />
      </span>
      <span id={`${id}-invite`} className={css.invite}>
        {invite}
        {limits && <span className={css.limits}>{limits}</span>}
      </span>
    </div>
  );
}

const isList = (list: FileList | null, files: readonly File[]) =>
  list?.length === files.length && files.every((file, index) => file === list[index]);

/** A native input's files can only be set as a FileList. */
function listOf(files: readonly File[]): FileList {
  const carrier = new DataTransfer();
  for (const file of files) carrier.items.add(file);
  return carrier.files;
}
