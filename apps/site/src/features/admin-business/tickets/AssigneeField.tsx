import * as t from '@duneline/specs/messages/admin-business';
import { Select } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useDecision } from '../useDecision.ts';
import { assignTicket, readAdmins, type Thread } from './readTickets.ts';

/** Who answers a ticket, chosen among the admins. */
export function AssigneeField({ thread }: { readonly thread: Thread }) {
  const { data: admins } = useQuery({ queryKey: tableKey('user_roles', 'admins'), queryFn: readAdmins });
  const { mutate } = useDecision('tickets', assignTicket);
  const options = [{ value: '', label: t.ticketNobody }, ...(admins ?? []).map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Select
      label={t.ticketAssignee}
      options={options}
      value={thread.assignee ?? ''}
      onChange={(assignee) => mutate({ id: thread.id, assignee: assignee || null })}
    />
  );
}
