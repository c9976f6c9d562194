import { Link } from '@duneline/ui';
import { useLocation } from 'react-router-dom';
import { routerLink } from '../link/routerLink.tsx';
import { useSectionAddress } from './useSectionAddress.ts';

/** A link from a record to its list, with the list's previous filters. */
export function BackToList({ children }: { readonly children: string }) {
  const { search } = useLocation();
  const { list } = useSectionAddress();
  return (
    <Link tone="accent" href={list + search} render={routerLink}>
      {children}
    </Link>
  );
}
