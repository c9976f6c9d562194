import * as t from '@duneline/specs/messages/service-problem';
import { LostAnswer, ServiceError } from './ServiceError.ts';

export interface Problem {
  readonly title: string;
  readonly text: string;
  /** Whether the same request may succeed later. */
  readonly canRetry: boolean;
}

/** Raised by the database's own functions, for people; a table's check constraint names only itself. */
const isOurSentence = ({ code, message }: ServiceError) =>
  code.startsWith('PT') || (code === '23514' && !message.includes('check constraint'));

/** Why a request failed, for the user: what happened and what they can do. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ServiceError)) return { title: t.unreachedTitle, text: t.unreachedText, canRetry: true };
  if (error instanceof LostAnswer)
    return error.isKnown
      ? { title: t.notMadeTitle, text: t.notMadeText, canRetry: true }
      : { title: t.unknownTitle, text: t.unknownText, canRetry: false };
  const { status, code } = error;
  if (status === 0) return { title: t.unreachedTitle, text: t.unreachedText, canRetry: true };
  if (status === 401 || code === 'PGRST301') return { title: t.signedOutTitle, text: t.signedOutText, canRetry: false };
  if (status === 403 || code === '42501') return { title: t.forbiddenTitle, text: t.forbiddenText, canRetry: false };
  if (code === 'PT429') return { title: t.limitTitle, text: t.limitText, canRetry: false };
  if (status === 429) return { title: t.busyTitle, text: t.busyText, canRetry: true };
  if (status >= 500) return { title: t.failedTitle, text: t.failedText, canRetry: true };
  if (code === '23505') return { title: t.existsTitle, text: t.existsText, canRetry: false };
  if (isOurSentence(error))
    return { title: t.refusedTitle, text: [error.message, error.hint].filter(Boolean).join(' '), canRetry: false };
  if (status === 409) return { title: t.conflictTitle, text: t.conflictText, canRetry: true };
  return { title: t.refusedTitle, text: t.refusedText, canRetry: false };
}

/** The title of a failed change on a screen with words of its own, unless nobody knows whether it failed. */
export function failureTitle(error: unknown, failed: string): string {
  return error instanceof LostAnswer && !error.isKnown ? t.unknownTitle : failed;
}
