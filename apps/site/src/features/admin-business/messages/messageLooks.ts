import * as t from '@duneline/specs/messages/admin-messages';
import { affiliates, other, press, privacy, support } from '@duneline/specs/messages/contact';
import type { MessageStatus, MessageTopic } from './readMessages.ts';

/** The names of a message's statuses, their tones, and the topics as visitors chose them. */
export const statusNames: Readonly<Record<MessageStatus, string>> = {
  new: t.statusNew,
  answered: t.statusAnswered,
  spam: t.statusSpam,
};
export const statusTones = { new: 'warning', answered: 'success', spam: 'neutral' } as const;
export const topicNames: Readonly<Record<MessageTopic, string>> = { support, affiliates, press, privacy, other };
