import * as t from '@duneline/specs/messages/account';
import { CommandPalette } from '@duneline/ui';
import { useNavigate } from 'react-router-dom';
import { sectionIcons } from './sectionIcons.ts';
import type { SectionGroup } from './sections.ts';

export interface SectionCommandsProps {
  /** The address of the application's overview. */
  readonly base: string;
  readonly groups: readonly SectionGroup[];
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Every section of an application, to be found by its name. */
export function SectionCommands({ base, groups, onOpenChange }: SectionCommandsProps) {
  const navigate = useNavigate();
  return (
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      label={t.findSection}
      searchLabel={t.findSectionSearch}
      emptyLabel={(query) => t.findSectionEmpty({ query })}
      countLabel={(count) => t.findSectionCount({ count })}
      groups={groups.map(({ title, sections }) => ({
        label: title ?? t.overview,
        commands: sections.map(({ id, label }) => ({
          id: id === '' ? base : `${base}/${id}`,
          label,
          icon: sectionIcons[id] ?? sectionIcons.other,
        })),
      }))}
      onAction={(address) => void navigate(address)}
    />
  );
}
