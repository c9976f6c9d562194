import type { TypedIdentifier } from '@duneline/machines';
import { readIdentifier } from './identifier.ts';

/** What stands in a text field of a form. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** What stands in the field for an e-mail address or a phone number. */
export function identifierOf(form: HTMLFormElement): TypedIdentifier {
  const typed = textOf(form, 'identifier').trim();
  return { typed, identifier: readIdentifier(typed) };
}
