import { contactDraftStorageKey } from '@duneline/machines';
import { contact } from '@duneline/specs/site';

/** The topic of a form that nobody has touched. */
export const FIRST_TOPIC = contact.topics[0].id;

/** The draft that was kept in this tab, `null` when there is none or the browser refuses to say. */
export function readStoredDraft(): string | null {
  try {
    return sessionStorage.getItem(contactDraftStorageKey);
  } catch {
    return null;
  }
}

/** The topic that the address asks for, as in `?topic=press`; what makes no sense counts as not said. */
export function readTopic(): string | null {
  const asked = new URLSearchParams(location.search).get('topic');
  return contact.topics.find(({ id }) => id === asked)?.id ?? null;
}
