import * as t from '@duneline/specs/messages/admin-blog';
import { Button, Dialog, TextField } from '@duneline/ui';
import { useState } from 'react';
import { linkProblem } from '../../linkProblems.ts';
import { isFragmentOrMail } from '../../../../lib/article/parseInline.ts';

export interface LinkDialogProps {
  /** Where the selected link leads; `null` for a new one. */
  readonly href: string | null;
  readonly onSave: (href: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Where the selected text leads. */
export function LinkDialog({ href, onSave, onRemove, onClose }: LinkDialogProps) {
  const [target, setTarget] = useState(href ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const written = target.trim();
  const problem = isFragmentOrMail(written) ? null : linkProblem(written);
  const save = () => {
    setIsAsked(true);
    if (problem !== null) return;
    onClose();
    onSave(written);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t.linkTitle}
      closeLabel={t.close}
      actions={
        <>
          {href !== null && (
            <Button
              variant="danger"
              onPress={() => {
                onClose();
                onRemove();
              }}
            >
              {t.linkRemove}
            </Button>
          )}
          <Button variant="primary" onPress={save}>
            {t.linkSave}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t.linkTarget}
          description={t.linkTargetText}
          value={target}
          maxLength={300}
          // The dialog was opened to write this.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          errorMessage={isAsked ? (problem ?? undefined) : undefined}
          onChange={setTarget}
        />
      </form>
    </Dialog>
  );
}
