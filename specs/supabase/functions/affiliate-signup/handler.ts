import { endpoint } from '../_shared/endpoint.ts';
import { boolean, matching, optional, readFields, text } from '../_shared/fields.ts';
import { callDatabase, readPerson } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

interface Application {
  readonly name: string;
  readonly code: string | null;
  readonly audience: string;
  readonly website: string | null;
  readonly hasAcceptedTerms: boolean;
  readonly termsVersion: string;
}

/** Number of generated codes to try before the applicant must choose one. */
const attempts = 5;

/**
 * Applies as an affiliate for the signed-in user, with their own rights. Without a code, one is derived from the name; a
 * repeated application returns the existing code.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const person = await readPerson(request, environment);
  if (person === null) throw new Refusal(401, 'no_authorization', 'Nobody is signed in.');
  const { name, code, audience, website, hasAcceptedTerms, termsVersion } = readFields<Application>(body, {
    name: text(80),
    code: optional(matching(/^[A-Z0-9]{4,16}$/, '4 to 16 capital letters and digits')),
    audience: text(300),
    website: optional(matching(/^https:\/\/[^ ]{1,190}$/, 'an address that begins with https://')),
    hasAcceptedTerms: boolean,
    termsVersion: text(40),
  });
  if (!hasAcceptedTerms) throw new Refusal(400, 'validation_failed', 'hasAcceptedTerms must be true.');
  const as = { authorization: person.authorization, apikey: environment.anonKey };
  const candidates = code === null ? codesFor(name, person.id) : [code];
  for (const [index, candidate] of candidates.entries()) {
    try {
      const args = { _name: name, _code: candidate, _audience: audience, _website: website, _terms: termsVersion };
      const applied = (await callDatabase(environment, 'apply_as_affiliate', args, as)) as { readonly isNew: boolean };
      return Response.json(applied, { status: applied.isNew ? 201 : 200 });
    } catch (error) {
      const isTaken = error instanceof Refusal && error.code === 'affiliate_code_taken';
      if (!isTaken || index === candidates.length - 1) throw error;
    }
  }
  throw new Error('There is always a candidate.');
});

/** LEILA for Leila Karam, then LEILA8E2F and so on, from the user's id. */
function codesFor(name: string, id: string): readonly string[] {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\P{ASCII}/gu, '');
  const stem = /[A-Z]+/.exec(letters)?.[0].slice(0, 10) ?? '';
  const digits = id.replaceAll('-', '').toUpperCase();
  const suffixes = Array.from({ length: attempts - 1 }, (_, index) => digits.slice(index * 4, index * 4 + 4));
  return [...(stem.length >= 4 ? [stem] : []), ...suffixes.map((suffix) => stem + suffix)];
}
