import * as t from '@duneline/specs/messages/admin-person';
import { Link } from '@duneline/ui';
import type { SectionId } from '../../../lib/areas/areas.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';

export interface ListLinkProps {
  readonly section: SectionId<'admin'>;
  readonly person: string;
  /** What the list has. */
  readonly title: string;
  readonly count: number;
  /** How many of them the page shows. */
  readonly most: number;
}

/** Opens a section's list, limited to a person; nothing if it has no row. */
export function ListLink({ section, person, title, count, most }: ListLinkProps) {
  const { listOf } = useSectionAddress();
  if (count === 0) return null;
  const label = count > most ? t.seeAll({ count: formatNumber(count) }) : t.openList;
  return (
    <Link tone="accent" href={listOf(section, { person })} render={routerLink} aria-label={`${title}: ${label}`}>
      {label}
    </Link>
  );
}
