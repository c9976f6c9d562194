import { AuthError } from '../../AuthError.ts';
import { normalizeEmail } from '../../email.ts';

/** Who somebody says that they are on a page of a simulated provider. */
export interface Person {
  /** In lower case; empty for somebody without one. */
  readonly email: string;
  readonly name: string;
}

/** The person in a form's answer, or in one sentence what is wrong with it. */
export function readPerson(query: URLSearchParams): Person | string {
  const name = query.get('name')?.trim() ?? '';
  const typed = query.get('email')?.trim() ?? '';
  if (name === '' && typed === '') return 'Enter an e-mail address or a name.';
  try {
    return { name, email: typed === '' ? '' : normalizeEmail(typed) };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return `${error.message}. Enter an address such as maya@example.com.`;
  }
}
