import { unknownPerson } from '@duneline/specs/messages/admin-business';
import { RecordLink } from '../../lib/areas/RecordLink.tsx';

export interface PersonLinkProps {
  /** The user; `null` for somebody without an account. */
  readonly id: string | null;
  /** `null` if the account has been deleted. */
  readonly name: string | null;
}

/** A person's name, which leads to all that the console knows about them. */
export function PersonLink({ id, name }: PersonLinkProps) {
  if (name === null) return unknownPerson;
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <RecordLink section="users" record={id}>
      {name}
    </RecordLink>
  );
}
