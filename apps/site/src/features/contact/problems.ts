import type { ContactField, ContactFormView, ContactProblem } from '@duneline/machines';
import * as t from '@duneline/specs/messages/contact';
import { brand, contact } from '@duneline/specs/site';
import type { ContactFailure } from './sendMessage.ts';

const { name, message, perHour } = contact.limits;

/** The message for each problem of a field: what to do. */
const sentences: Readonly<Record<ContactField, Readonly<Partial<Record<ContactProblem, string>>>>> = {
  topic: {},
  name: { missing: t.nameMissing, long: t.nameLong({ count: name }) },
  email: { missing: t.emailMissing, form: t.emailForm, long: t.emailForm },
  message: {
    missing: t.messageMissing,
    short: t.messageShort({ count: message.from }),
    long: t.messageLong({ count: message.to }),
  },
};

/** The server's error codes by field, where the form has the same message. */
const refusals: Readonly<Record<string, string | undefined>> = {
  name: t.nameLong({ count: name }),
  email: t.emailForm,
  message: t.messageShort({ count: message.from }),
};

/** Messages by field: from the form's validation, otherwise from the server's response. */
export function fieldErrors({ problems, error }: ContactFormView): Readonly<Record<string, string>> {
  const found = Object.entries(problems).map(([field, problem]) => [field, sentences[field as ContactField][problem] ?? '']);
  const { code, message: said } = failureOf(error);
  const [refused = ''] = code === 'validation_failed' ? said.split(' ') : [];
  const refusal = refusals[refused];
  return Object.fromEntries(refusal ? [...found, [refused, refusal]] : found) as Record<string, string>;
}

/** The message for a failed attempt that no field caused: what happened, and what to do. */
export function sendProblem({ status, error }: ContactFormView): { readonly title: string; readonly text: string } | null {
  if (error === null) return null;
  const failure = failureOf(error);
  const mail = brand.email.support;
  if (status === 'unsent') {
    return failure.status === 0 ? { title: t.unsentTitle, text: t.unsent } : { title: t.failedTitle, text: t.failed({ mail }) };
  }
  if (failure.status === 429) {
    return { title: t.limitedTitle({ next: perHour + 1 }), text: t.limited({ count: perHour, mail }) };
  }
  return { title: t.refusedTitle, text: t.refused({ mail }) };
}

function failureOf(error: unknown): ContactFailure {
  return { status: 0, code: '', message: '', ...Object(error) };
}
