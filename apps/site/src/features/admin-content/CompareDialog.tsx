import type { ConflictSide, ContentDraftView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { Button, Dialog, RadioGroup, Stack } from '@duneline/ui';
import { useState } from 'react';

export interface CompareDialogProps {
  readonly conflicts: ContentDraftView['conflicts'];
  readonly onChoose: (choices: Readonly<Record<string, ConflictSide>>) => void;
  readonly onClose: () => void;
}

/** Both versions of every value that two editors changed; the editor chooses one of each. */
export function CompareDialog({ conflicts, onChoose, onClose }: CompareDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictSide>>>({});
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.compareTitle}
      closeLabel={t.close}
      actions={
        <Button variant="primary" onPress={() => onChoose(choices)}>
          {t.compareUse}
        </Button>
      }
    >
      <Stack gap={24}>
        {conflicts.map(({ path, mine, theirs }) => {
          const name = path.join('.');
          return (
            <RadioGroup<ConflictSide>
              key={name}
              label={name}
              value={choices[name] ?? 'mine'}
              onChange={(side) => setChoices({ ...choices, [name]: side })}
              items={[
                { id: 'theirs', label: t.compareTheirs, description: textOf(theirs) },
                { id: 'mine', label: t.compareMine, description: textOf(mine) },
              ]}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return t.compareNothing;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
