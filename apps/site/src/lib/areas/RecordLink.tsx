import { Link } from '@duneline/ui';
import type { SectionId } from './areas.ts';
import { routerLink } from '../link/routerLink.tsx';
import { useSectionAddress } from './useSectionAddress.ts';

export interface RecordLinkProps {
  readonly section: SectionId<'admin'>;
  /** How the record's address names it: its number, its code or its id. */
  readonly record: string | number;
  /** Its accessible name, if the text does not tell it from the links of other rows; contains the text. */
  readonly label?: string;
  readonly children: string;
}

/**
 * A link to a record of another section of the console.
 * @example <RecordLink section="orders" record={1042}>Order 1042</RecordLink>
 */
export function RecordLink({ section, record, label, children }: RecordLinkProps) {
  const { addressOf } = useSectionAddress();
  return (
    <bdi>
      <Link tone="accent" href={addressOf(String(record), section)} render={routerLink} aria-label={label}>
        {children}
      </Link>
    </bdi>
  );
}
