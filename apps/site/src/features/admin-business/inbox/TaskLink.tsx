import { unknownPerson } from '@duneline/specs/messages/admin-business';
import { Link } from '@duneline/ui';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import type { InboxItem } from './InboxItem.ts';

/** Leads to where a task is done: the page of its record. */
export function TaskLink({ item: { section, record, person, task } }: { readonly item: InboxItem }) {
  const { addressOf } = useSectionAddress();
  return (
    <Link
      tone="accent"
      href={addressOf(record, section)}
      render={routerLink}
      aria-label={`${task}, ${person.name ?? unknownPerson}`}
    >
      {task}
    </Link>
  );
}
