import * as t from '@duneline/specs/messages/contact';
import type { contact } from '@duneline/specs/site';

export type TopicId = (typeof contact.topics)[number]['id'];

/** What a message can be about, in words. */
export const topicNames: Readonly<Record<TopicId, string>> = {
  support: t.support,
  affiliates: t.affiliates,
  press: t.press,
  privacy: t.privacy,
  other: t.other,
};
