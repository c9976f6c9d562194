import { Link } from '@duneline/ui';
import { useSearchParams } from 'react-router-dom';
import { routerLink } from '../../../lib/link/routerLink.tsx';

/** A link from an editor to its list, with the list's previous filters. */
export function BackToList({ children }: { readonly children: string }) {
  const [search] = useSearchParams();
  const params = new URLSearchParams(search);
  params.delete('id');
  return (
    <Link tone="accent" href={`?${params.toString()}`} render={routerLink}>
      {children}
    </Link>
  );
}
