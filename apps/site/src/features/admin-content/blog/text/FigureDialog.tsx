import * as t from '@duneline/specs/messages/admin-blog';
import { Button, Dialog, Select, Stack, TextArea } from '@duneline/ui';
import { useState } from 'react';
import { figureNames } from '../../../../lib/article/figureNames.ts';
import type { FigureAttrs } from './articleCommands.ts';

export interface FigureDialogProps {
  /** The selected figure; `null` for a new one. */
  readonly figure: FigureAttrs | null;
  readonly onSave: (figure: FigureAttrs) => void;
  readonly onClose: () => void;
}

const options = figureNames.map((id) => ({ id, label: id }));

/** Which figure of the site an article shows, and what it says to people who do not see it. */
export function FigureDialog({ figure, onSave, onClose }: FigureDialogProps) {
  const [name, setName] = useState(figureNames.find((one) => one === figure?.name) ?? null);
  const [caption, setCaption] = useState(figure?.caption ?? '');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t.figureTitle}
      closeLabel={t.close}
      actions={
        <Button
          variant="primary"
          onPress={() => {
            setIsAsked(true);
            if (name === null || caption.trim() === '') return;
            onClose();
            onSave({ name, caption: caption.trim().replaceAll(/\s+/g, ' ') });
          }}
        >
          {t.figureSave}
        </Button>
      }
    >
      <Stack gap={16}>
        <Select
          label={t.figureName}
          placeholder={t.figureChoose}
          items={options}
          value={name}
          errorMessage={isAsked && name === null ? t.figureNone : undefined}
          onChange={setName}
        />
        <TextArea
          label={t.figureCaption}
          description={t.figureCaptionText}
          rows={3}
          maxLength={300}
          value={caption}
          errorMessage={isAsked && caption.trim() === '' ? t.figureCaptionEmpty : undefined}
          onChange={setCaption}
        />
      </Stack>
    </Dialog>
  );
}
