import * as t from '@duneline/specs/messages/support';
import type { Ticket } from './tickets.ts';

/** The words and colors of a ticket's statuses. */
export const statusLooks = {
  open: { label: t.open, tone: 'info' },
  answered: { label: t.answered, tone: 'success' },
  closed: { label: t.closed, tone: 'neutral' },
} as const satisfies Readonly<Record<Ticket['status'], object>>;
