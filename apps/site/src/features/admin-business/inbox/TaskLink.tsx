import { unknownPerson } from '@duneline/specs/messages/admin-business';
import { Link } from '@duneline/ui';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import type { InboxItem } from './InboxItem.ts';

/** Leads to where a task is done: the page of its record, or else the section's list, limited to its state and person. */
export function TaskLink({ item: { section, record, status, person, task } }: { readonly item: InboxItem }) {
  const { addressOf, listOf } = useSectionAddress();
  const filters = { status, ...(person.id !== null && { person: person.id }) };
  return (
    <Link
      tone="accent"
      href={record === null ? listOf(section, filters) : addressOf(record, section)}
      render={routerLink}
      aria-label={`${task}, ${person.name ?? unknownPerson}`}
    >
      {task}
    </Link>
  );
}
