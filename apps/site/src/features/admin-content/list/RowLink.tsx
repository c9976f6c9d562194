import { Link } from '@duneline/ui';
import { useSearchParams } from 'react-router-dom';
import { routerLink } from '../../../lib/link/routerLink.tsx';

export interface RowLinkProps {
  readonly id: string;
  readonly children: string;
}

/** Leads to the editor of a row; the list's view stays in the address for the way back. */
export function RowLink({ id, children }: RowLinkProps) {
  const [search] = useSearchParams();
  const params = new URLSearchParams(search);
  params.set('id', id);
  return (
    <Link tone="accent" href={`?${params.toString()}`} render={routerLink}>
      {children}
    </Link>
  );
}
