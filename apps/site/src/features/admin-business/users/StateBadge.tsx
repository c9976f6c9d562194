import { Badge } from '@duneline/ui';
import type { UserRow } from './readUsers.ts';
import { stateOf } from './userLooks.ts';

/** Whether somebody can sign in. */
export function StateBadge({ row }: { readonly row: UserRow }) {
  const { label, tone } = stateOf(row);
  return <Badge tone={tone}>{label}</Badge>;
}
