import * as t from '@duneline/specs/messages/admin-business';
import { Select } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useDecisionAtOnce } from '../decisions/useDecision.ts';
import { assignTicket, readAdmins, type Thread } from './readTickets.ts';

/** The admin who answers a ticket. */
export function AssigneeField({ thread }: { readonly thread: Thread }) {
  const { data: admins } = useQuery({ queryKey: tableKey('user_roles', 'admins'), queryFn: readAdmins });
  const decide = useDecisionAtOnce(['tickets'], assignTicket);
  const options = [{ id: '', label: t.ticketNobody }, ...(admins ?? []).map(({ id, name }) => ({ id, label: name }))];
  return (
    <Select
      label={t.ticketAssignee}
      items={options}
      value={thread.assignee ?? ''}
      onChange={(assignee) => decide({ id: thread.id, assignee: assignee || null })}
    />
  );
}
