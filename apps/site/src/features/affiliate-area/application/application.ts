import { isAnswer } from '@duneline/specs/answers/affiliateSignup';
import * as t from '@duneline/specs/messages/affiliate-area';
import { affiliate } from '@duneline/specs/site';
import { callFunction } from '../../../lib/backend/callFunction.ts';

/** What an applicant enters; `''` for an optional field that was left empty. */
export interface Application {
  readonly name: string;
  readonly audience: string;
  readonly website: string;
  readonly code: string;
  readonly hasAcceptedTerms: boolean;
}

/** What is wrong, by field; nothing where the application can be sent. The server checks the same. */
export function applicationErrors({ name, audience, website, code, hasAcceptedTerms }: Application): Record<string, string> {
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors['name'] = t.needed;
  if (audience.trim() === '') errors['audience'] = t.needed;
  if (website !== '' && !/^https:\/\/[^ ]{1,190}$/.test(website)) errors['website'] = t.websiteShape;
  if (code !== '' && !/^[A-Z0-9]{4,16}$/.test(code)) errors['code'] = t.codeShape;
  if (!hasAcceptedTerms) errors['terms'] = t.termsNeeded;
  return errors;
}

/** Sends an application; sent again, it changes nothing. @throws {ServiceError} with the code `affiliate_code_taken` among others. */
export async function sendApplication({ name, audience, website, code, hasAcceptedTerms }: Application): Promise<void> {
  const body = {
    name: name.trim(),
    audience: audience.trim(),
    website: website || null,
    code: code || null,
    hasAcceptedTerms,
    termsVersion: affiliate.termsVersion,
  };
  await callFunction('affiliate-signup', { body }, isAnswer);
}
