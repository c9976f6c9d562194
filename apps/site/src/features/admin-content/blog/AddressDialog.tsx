import * as t from '@duneline/specs/messages/admin-blog';
import { Alert, Button, Dialog, Stack, TextField } from '@duneline/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { isSlug } from './articleFields.ts';
import { changeAddress, isAddressTaken } from './articleStore.ts';

export interface AddressDialogProps {
  readonly slug: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Gives an article another address at once, in both languages. */
export function AddressDialog({ slug, onChanged, onClose }: AddressDialogProps) {
  const [next, setNext] = useState(slug);
  const change = useMutation({
    mutationFn: () => changeAddress(slug, next),
    onSuccess: () => {
      onClose();
      onChanged();
    },
  });
  const isTaken = isAddressTaken(change.error);
  const save = () => {
    if (isSlug(next) && next !== slug) change.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t.addressChange}
      closeLabel={t.close}
      actions={
        <Button
          variant="primary"
          isDisabled={!isSlug(next) || next === slug}
          isPending={change.isPending}
          pendingLabel={t.addressChanging}
          onPress={save}
        >
          {t.addressSave}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>{t.addressChangeText}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label={t.address}
            description={t.addressText({ address: next })}
            value={next}
            maxLength={80}
            errorMessage={isTaken ? t.addressTaken : isSlug(next) ? undefined : t.addressForm}
            onChange={(text) => {
              change.reset();
              setNext(text);
            }}
          />
        </form>
        {change.isError && !isTaken && (
          <Alert tone="danger" title={failureTitle(change.error, t.addressFailed)}>
            {problemOf(change.error).text}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
