import type { TypedIdentifier } from '@duneline/machines';
import { textOf } from '../../lib/form/textOf.ts';
import { readIdentifier } from './identifier.ts';

/** The text in the field for an e-mail address or a phone number. */
export function identifierOf(form: HTMLFormElement): TypedIdentifier {
  const typed = textOf(form, 'identifier').trim();
  return { typed, identifier: readIdentifier(typed) };
}
