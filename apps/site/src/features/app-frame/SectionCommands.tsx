import * as t from '@duneline/specs/messages/account';
import { CommandPalette } from '@duneline/ui';
import { useNavigate } from 'react-router-dom';
import { groupsOf, labelOf, type AreaId } from '../../lib/areas/areas.ts';
import { sectionIcons } from './sectionIcons.ts';

export interface SectionCommandsProps {
  readonly area: AreaId;
  /** The address of the application's overview. */
  readonly base: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Every section of an application, to be found by its name. */
export function SectionCommands({ area, base, onOpenChange }: SectionCommandsProps) {
  const navigate = useNavigate();
  return (
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      aria-label={t.findSection}
      searchLabel={t.findSectionSearch}
      emptyLabel={(query) => t.findSectionEmpty({ query })}
      countLabel={(count) => t.findSectionCount({ count })}
      groups={groupsOf(area).map(({ label = labelOf(area, 'overview'), sections }) => ({
        label,
        items: sections.map(({ label: name, icon, path }) => ({ id: base + path, label: name, icon: sectionIcons[icon] })),
      }))}
      onAction={(address) => void navigate(address)}
    />
  );
}
