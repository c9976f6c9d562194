import { callerOf } from '../_shared/caller.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { email, oneOf, optional, readFields, text, uuid } from '../_shared/fields.ts';
import { callDatabase } from '../_shared/platform.ts';

interface Message {
  /** Created by the page once per message: a key never stores two. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly topic: 'support' | 'affiliates' | 'press' | 'privacy' | 'other';
  readonly message: string;
  /** The honeypot, a field that only bots fill in. */
  readonly website: string | null;
}

/** Stores a message from /contact. A bot that fills in the honeypot gets the same response, but nothing is stored. */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const {
    key,
    name,
    email: sender,
    topic,
    message,
    website,
  } = readFields<Message>(body, {
    key: uuid,
    name: text(80),
    email,
    topic: oneOf('support', 'affiliates', 'press', 'privacy', 'other'),
    message: text(4000, 10),
    website: optional(text(2000, 0)),
  });
  if (website === null || website === '') {
    const caller = await callerOf(request, environment);
    const row = { _key: key, _caller: caller, _name: name, _email: sender, _topic: topic, _message: message };
    await callDatabase(environment, 'leave_message', row);
  }
  return Response.json({ isReceived: true }, { status: 202 });
});
