import { Link } from '@duneline/ui';
import { useSearchParams } from 'react-router-dom';
import { routerLink } from '../link/routerLink.tsx';

export interface RowLinkProps {
  /** The parameter of the address that names the row. @default 'id' */
  readonly name?: string;
  readonly id: string;
  readonly children: string;
}

/** Opens a row and keeps the list's filters in the address, so that the way back leads to the same rows. */
export function RowLink({ name = 'id', id, children }: RowLinkProps) {
  const [search] = useSearchParams();
  const params = new URLSearchParams(search);
  params.set(name, id);
  return (
    <Link tone="accent" href={`?${params.toString()}`} render={routerLink}>
      {children}
    </Link>
  );
}
