import { Link } from '@duneline/ui';
import { useLocation } from 'react-router-dom';
import { useSectionAddress } from '../areas/useSectionAddress.ts';
import { routerLink } from '../link/routerLink.tsx';

export interface RowLinkProps {
  /** How the row's address names it: its number, or its id. */
  readonly record: string | number;
  readonly children: string;
}

/** Opens a row at its own address, and keeps the list's filters in it, so that the way back leads to the same rows. */
export function RowLink({ record, children }: RowLinkProps) {
  const { search } = useLocation();
  const { addressOf } = useSectionAddress();
  return (
    <Link tone="accent" href={addressOf(String(record)) + search} render={routerLink}>
      {children}
    </Link>
  );
}
