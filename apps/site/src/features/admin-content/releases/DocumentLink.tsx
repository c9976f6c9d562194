import { Link } from '@duneline/ui';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { documentPlaces } from './documentPlaces.ts';
import type { ReleaseDocument } from './releaseStore.ts';

export interface DocumentLinkProps {
  readonly document: ReleaseDocument;
  /** A verb to show instead of the document's name. */
  readonly verb?: string;
}

/** A link to a document's editor in the same console. */
export function DocumentLink({ document: { table, id, name, language }, verb }: DocumentLinkProps) {
  const { addressOf } = useSectionAddress();
  return (
    <Link
      tone="accent"
      href={addressOf(id, documentPlaces[table].section)}
      render={routerLink}
      {...(verb !== undefined && { 'aria-label': `${verb} ${name}` })}
    >
      {verb ?? <bdi lang={language ?? undefined}>{name}</bdi>}
    </Link>
  );
}
