import { Link } from '@duneline/ui';
import { useSearchParams } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';

interface RowLinkProps {
  /** The parameter of the address that names the row. */
  readonly name: string;
  readonly id: string;
  readonly children: string;
}

/** Opens a row and keeps the list's filters in the address, so that the way back leads to the same rows. */
export function RowLink({ name, id, children }: RowLinkProps) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(name, id);
  return (
    <Link tone="accent" href={`?${next.toString()}`} render={routerLink}>
      {children}
    </Link>
  );
}
