import type { GuardEvent, GuardSession } from '@duneline/machines';

/** What a guard needs of a person. */
export function toGuardSession(person: { readonly id: string } | null): GuardSession | null {
  return person && { userId: person.id };
}

/** The event by which a guard learns that the session changed. */
export function toGuardEvent(person: { readonly id: string } | null): GuardEvent {
  return person ? { type: 'session.signedIn', userId: person.id } : { type: 'session.signedOut' };
}
