import { AuthError } from '../../AuthError.ts';
import { normalizeEmail } from '../../email.ts';

/** The identity entered on a simulated provider's page. */
export interface Person {
  /** In lower case; may be empty. */
  readonly email: string;
  readonly name: string;
}

/** The identity in a form's answer, or the problem in one sentence. */
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
