import { contactDraftStorageKey } from '@duneline/machines';
import { contact } from '@duneline/specs/site';

/** The default topic. */
export const FIRST_TOPIC = contact.topics[0].id;

/** The draft stored in this tab, `null` if there is none or storage is blocked. */
export function readStoredDraft(): string | null {
  try {
    return sessionStorage.getItem(contactDraftStorageKey);
  } catch {
    return null;
  }
}

/** The topic in the URL (`?topic=press`); invalid values are ignored. */
export function readTopic(): string | null {
  const asked = new URLSearchParams(location.search).get('topic');
  return contact.topics.find(({ id }) => id === asked)?.id ?? null;
}
