import * as t from '@duneline/specs/messages/account';
import { CommandPalette, type CommandGroup } from '@duneline/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupsOf, labelOf, sectionsOf, type AreaId } from '../../lib/areas/areas.ts';
import type { FoundRecord, FoundRecords } from '../../lib/areas/FoundRecord.ts';
import { sectionIcons } from './sectionIcons.ts';
import { useFoundRecords } from './useFoundRecords.ts';

export interface SectionCommandsProps {
  readonly area: AreaId;
  /** The address of the application's overview. */
  readonly base: string;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Finds the area's records for a text. */
  readonly find: (text: string, signal: AbortSignal) => Promise<FoundRecords>;
}

/** Every section of an application, and its records, to be found by what they are called. */
export function SectionCommands({ area, base, onOpenChange, find }: SectionCommandsProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found = [], isPending, isShort, isFailed } = useFoundRecords(text, find);
  return (
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      aria-label={t.find}
      searchLabel={t.findAnything}
      emptyLabel={(query) => (isShort ? t.findShort : t.findNothing({ query }))}
      errorMessage={isFailed ? t.findFailed : undefined}
      loadingLabel={t.finding}
      countLabel={(count) => t.findCount({ count })}
      groups={groupsOf(area).map(({ label = labelOf(area, 'overview'), sections }) => ({
        label,
        items: sections.map(({ label: name, icon, path }) => ({ id: base + path, label: name, icon: sectionIcons[icon] })),
      }))}
      results={toGroups(area, base, found)}
      isPending={isPending}
      onInputChange={setText}
      onAction={(address) => void navigate(address)}
    />
  );
}

/** The records under the names of their sections, in the order in which they were found. */
function toGroups(area: AreaId, base: string, found: readonly FoundRecord[]): readonly CommandGroup[] {
  return [...new Set(found.map(({ section }) => section))].flatMap((id) =>
    sectionsOf(area)
      .filter((section) => section.id === id)
      .map(({ label, icon, path }) => ({
        label,
        items: found
          .filter(({ section }) => section === id)
          .map(({ record, label: name, hint }) => ({
            id: `${base}${path}/${encodeURIComponent(record)}`,
            label: name,
            icon: sectionIcons[icon],
            ...(hint && { hint }),
          })),
      })),
  );
}
