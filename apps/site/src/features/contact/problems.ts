import type { ContactField, ContactFormView, ContactProblem } from '@duneline/machines';
import * as t from '@duneline/specs/messages/contact';
import { brand, contact } from '@duneline/specs/site';
import type { ContactFailure } from './sendMessage.ts';

const { name, message, perHour } = contact.limits;

/** One sentence for each thing that can be wrong with a field: what to do. */
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

/** What the server refuses, by field, where the form would have said the same. */
const refusals: Readonly<Record<string, string | undefined>> = {
  name: t.nameLong({ count: name }),
  email: t.emailForm,
  message: t.messageShort({ count: message.from }),
};

/** Sentences by field: what the form finds, or else the field that the server's answer names. */
export function fieldErrors({ problems, error }: ContactFormView): Readonly<Record<string, string>> {
  const found = Object.entries(problems).map(([field, problem]) => [field, sentences[field as ContactField][problem] ?? '']);
  const { code, message: said } = failureOf(error);
  const [refused = ''] = code === 'validation_failed' ? said.split(' ') : [];
  const refusal = refusals[refused];
  return Object.fromEntries(refusal ? [...found, [refused, refusal]] : found) as Record<string, string>;
}

/** What became of the last attempt, where no field is to blame: what happened, and what to do. */
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
