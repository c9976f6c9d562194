import { contact } from '@duneline/specs/site';
import { contactProblems, initialContactFormView } from '@duneline/machines';
import { describe, expect, it } from 'vitest';
import { sendProblem, fieldErrors } from './problems.ts';

const view = initialContactFormView({ stored: null, draft: { topic: 'support' } });
const invalid = (message: string) => ({ status: 400, code: 'validation_failed', message });

describe('what is said about a message', () => {
  it('has a sentence for everything that the form finds', () => {
    const long = 'x'.repeat(5000);
    for (const draft of [
      view.draft,
      { ...view.draft, name: long, email: long, message: long },
      { ...view.draft, email: 'x', message: 'x' },
    ]) {
      const problems = contactProblems(draft, contact.limits);
      const sentences = fieldErrors({ ...view, problems });
      expect(Object.keys(sentences)).toEqual(Object.keys(problems));
      expect(Object.values(sentences)).not.toContain('');
    }
  });

  it('names the field that the server refuses', () => {
    const refused = { ...view, error: invalid('email must be an e-mail address.') };
    expect(fieldErrors(refused)).toEqual({ email: expect.any(String) });
    expect(fieldErrors({ ...view, error: invalid('key must be a UUID.') })).toEqual({});
  });

  it.each([
    ['unsent', { status: 0 }, 'We couldn’t confirm that your message arrived.'],
    ['unsent', { status: 502, code: 'unexpected_failure' }, 'Something went wrong on our side.'],
    ['editing', { status: 429, code: 'over_request_rate_limit' }, 'Message 4 in one hour was not sent.'],
    ['editing', { status: 413, code: 'request_entity_too_large' }, 'Your message was not accepted.'],
  ] as const)('says of %s after %j: %s', (status, error, title) => {
    expect(sendProblem({ ...view, status, error })?.title).toBe(title);
  });

  it('is nothing while nothing was sent', () => expect(sendProblem(view)).toBeNull());
});
