import { you } from '@duneline/specs/messages/admin-users';
import { Badge } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { readPerson } from '../../../lib/backend/session.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

/** The actions on an account; on one's own there are none. */
export function UserActions(props: UserMenuProps) {
  const { data: self } = useQuery({ queryKey: ['person'], queryFn: readPerson });
  return self?.id === props.row.id ? <Badge tone="neutral">{you}</Badge> : <UserMenu {...props} />;
}
