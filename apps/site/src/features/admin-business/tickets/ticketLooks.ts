import * as t from '@duneline/specs/messages/admin-business';
import type { TicketStatus, TicketTopic } from './readTickets.ts';

/** The names of a ticket's statuses and topics, and the tone of each status. */
export const statusNames: Readonly<Record<TicketStatus, string>> = {
  open: t.ticketOpen,
  answered: t.ticketAnswered,
  closed: t.ticketClosed,
};
export const statusTones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;
export const topicNames: Readonly<Record<TicketTopic, string>> = {
  account: t.topicAccount,
  payout: t.topicPayout,
  rules: t.topicRules,
  affiliate: t.topicAffiliate,
  identity: t.topicIdentity,
  technical: t.topicTechnical,
};
