import { Link } from '@duneline/ui';
import { useLocation } from 'react-router-dom';
import type { SectionId } from '../areas/areas.ts';
import { RecordLink } from '../areas/RecordLink.tsx';
import { useSectionAddress } from '../areas/useSectionAddress.ts';
import { routerLink } from '../link/routerLink.tsx';

export interface RowLinkProps {
  /** How the row's address names it: its number, or its id. */
  readonly record: string | number;
  /** The section of the row, if the list is also shown elsewhere in the console, as on a person's page. */
  readonly section?: SectionId<'admin'>;
  /** Its accessible name, if the text does not tell it from the links of other rows; contains the text. */
  readonly label?: string;
  readonly children: string;
}

/** Opens a row at its own address, and keeps the list's filters in it, so that the way back leads to the same rows. */
export function RowLink({ record, section, label, children }: RowLinkProps) {
  const { search } = useLocation();
  const { section: shown, addressOf } = useSectionAddress();
  if (section !== undefined && section !== shown) {
    return (
      <RecordLink section={section} record={record} label={label}>
        {children}
      </RecordLink>
    );
  }
  return (
    <Link tone="accent" href={addressOf(String(record)) + search} render={routerLink} aria-label={label}>
      {children}
    </Link>
  );
}
