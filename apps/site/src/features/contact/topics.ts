import * as t from '@duneline/specs/messages/contact';
import type { contact } from '@duneline/specs/site';

export type TopicId = (typeof contact.topics)[number]['id'];

/** The names of topics. */
export const topicNames: Readonly<Record<TopicId, string>> = {
  support: t.support,
  affiliates: t.affiliates,
  press: t.press,
  privacy: t.privacy,
  other: t.other,
};
