import type { GuardEvent, GuardSession } from '@duneline/machines';

/** The fields of a user that a guard needs. */
export function toGuardSession(person: { readonly id: string } | null): GuardSession | null {
  return person && { userId: person.id };
}

/** The guard's event for a changed session. */
export function toGuardEvent(person: { readonly id: string } | null): GuardEvent {
  return person ? { type: 'session.signedIn', userId: person.id } : { type: 'session.signedOut' };
}
