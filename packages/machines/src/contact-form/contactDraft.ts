import { fieldOf } from '../effects/fieldOf.ts';
import { storedFields } from '../effects/storedFields.ts';

/** A message being written. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  /** Id of the topic, `''` if none is selected. */
  readonly topic: string;
  readonly message: string;
  /** The honeypot: humans leave it empty. */
  readonly website: string;
}

/** Length limits in characters. */
export interface ContactLimits {
  readonly name: number;
  readonly message: { readonly from: number; readonly to: number };
}

export type ContactField = Exclude<keyof ContactDraft, 'website'>;

/** The problem with a field. */
export type ContactProblem = 'missing' | 'form' | 'short' | 'long';

export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

export const emptyContactDraft: ContactDraft = { name: '', email: '', topic: '', message: '', website: '' };

/** Validates a draft as the server does; problems by field, in form order. */
export function contactProblems({ name, email, topic, message }: ContactDraft, limits: ContactLimits): ContactProblems {
  const problems: Record<ContactField, ContactProblem | null> = {
    topic: topic === '' ? 'missing' : null,
    name: ofLength(name, 1, limits.name),
    email: ofLength(email, 1, 254) ?? (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) ? null : 'form'),
    message: ofLength(message, limits.message.from, limits.message.to),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** Counts characters like the database, without surrounding whitespace. */
function ofLength(text: string, shortest: number, longest: number): ContactProblem | null {
  const { length } = Array.from(text.trim());
  if (length === 0) return 'missing';
  if (length < shortest) return 'short';
  return length > longest ? 'long' : null;
}

/** A draft stored in the tab, with the key of its message. */
export interface StoredContact {
  readonly key: string;
  /** Whether the key has been sent to the server. */
  readonly isAttempted: boolean;
  readonly draft: ContactDraft;
}

/** The key in session storage. */
export const contactDraftStorageKey = 'contactDraft';

const version = 1;

/** The text to store for a draft. */
export function encodeContactDraft({ key, isAttempted, draft }: StoredContact): string {
  return JSON.stringify({ version, key, isAttempted, draft });
}

/** Parses a stored draft: `null` if there is none, or it is unreadable. */
export function decodeContactDraft(stored: string | null): StoredContact | null {
  if (stored === null) return null;
  const { version: storedVersion, key, isAttempted, draft } = storedFields(stored);
  const isWhole = Object.keys(emptyContactDraft).every((name) => typeof fieldOf(draft, name) === 'string');
  if (storedVersion !== version || typeof key !== 'string' || !isWhole) return null;
  return { key, isAttempted: isAttempted === true, draft: Object.assign({}, emptyContactDraft, draft) };
}
