import { Button } from '../Button/Button.tsx';
import { isolate } from '../direction/isolate.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close, file as fileIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { numberFormat } from '../Figure/intl.ts';
import { Progress } from '../Progress/Progress.tsx';
import { Status } from '../Status/Status.tsx';
import * as css from './FileDrop.css.ts';
import type { FileState } from './FileState.ts';
import type { FileDropWords } from './fileWords.ts';
import { writeBytes } from './writeBytes.ts';

interface FileRowProps {
  file: File;
  state: FileState | undefined;
  locale: string;
  says: FileDropWords;
  isDisabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

/** A chosen file with its name, size, upload state and actions. */
export function FileRow({ file, state, locale, says, isDisabled, onRemove, onRetry }: FileRowProps) {
  const size = writeBytes(file.size, locale);
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon of={fileIcon} />
      </span>
      <div className={css.about}>
        {state?.is === 'uploading' ? (
          <Progress label={file.name} value={state.percent} valueLabel={says.percent(isolate(percent(state.percent)), size)} />
        ) : (
          <>
            <span className={css.fileRow}>
              <bdi className={css.name}>{file.name}</bdi> <span className={css.size}>{size}</span>
            </span>
            {state?.is === 'queued' && <Status tone="waiting">{says.queued}</Status>}
            {state?.is === 'done' && <Status tone="success">{says.done}</Status>}
            {state?.is === 'failed' && <Status tone="danger">{state.reason}</Status>}
          </>
        )}
      </div>
      {state?.is === 'failed' && onRetry && (
        <Button size="sm" isDisabled={isDisabled} aria-label={`${says.retry} ${file.name}`} onPress={onRetry}>
          {says.retry}
        </Button>
      )}
      <IconButton aria-label={says.remove(file.name)} icon={close} isDisabled={isDisabled} onPress={onRemove} />
    </li>
  );

  function percent(share: number) {
    return numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share / 100);
  }
}
