import fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  contactProblems,
  decodeContactDraft,
  emptyContactDraft,
  encodeContactDraft,
  type StoredContact,
} from './contactDraft.ts';
import { contactFormMachine, type ContactFormInput } from './contactForm.machine.ts';
import { anticipateContactForm, initialContactFormView, viewOfContactForm } from './contactForm.view.ts';

const limits = { name: 80, message: { from: 10, to: 4000 } };
const draft = { name: 'Hana', email: 'hana@mail.example', topic: 'support', message: 'May I change it?', website: '' };
const input: ContactFormInput = { stored: null, key: 'k1', limits, draft };

function start(
  send: (message: StoredContact) => Promise<unknown> = () => Promise.resolve(null),
  changes: Partial<ContactFormInput> = {},
) {
  const kept: (string | null)[] = [];
  const actor = createActor(
    contactFormMachine.provide({
      actors: { sendMessage: fromPromise<unknown, StoredContact>(({ input: message }) => send(message)) },
      actions: { storeDraft: (_, { text }) => void kept.push(text), forgetDraft: () => void kept.push(null) },
    }),
    { input: { ...input, ...changes } },
  ).start();
  const view = () => viewOfContactForm(actor.getSnapshot());
  const reaches = (status: string) => waitFor(actor, (snapshot) => viewOfContactForm(snapshot).status === status);
  return { actor, view, reaches, kept };
}

describe('the contact form', () => {
  const stored = encodeContactDraft({ key: 'k0', isAttempted: true, draft: { ...draft, message: 'Kept from before.' } });

  it.each([null, stored, '{"key"'])('begins as its view says before XState is loaded: %s', (text) => {
    const changes = { stored: text, draft: { topic: 'press' } };
    expect(start(undefined, changes).view()).toEqual(initialContactFormView({ ...input, ...changes }));
  });

  it('shows beforehand what it will show', () => {
    const { actor, view } = start(() => new Promise(() => {}));
    const events = [
      { type: 'draft.change', change: { message: 'Short' }, freshKey: 'k2' },
      { type: 'message.send' },
      { type: 'draft.change', change: { message: 'Long enough now.' }, freshKey: 'k3' },
      { type: 'message.send' },
    ] as const;
    for (const event of events) {
      const anticipated = anticipateContactForm(view(), event, limits);
      actor.send(event);
      expect(view()).toEqual(anticipated);
    }
    expect(view()).toMatchObject({ status: 'sending', problems: {} });
  });

  it('sends once however often it is pressed, and repeats an attempt without an answer under the same key', async () => {
    const keys: string[] = [];
    const { actor, reaches } = start(({ key }) => {
      keys.push(key);
      return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(null);
    });
    actor.send({ type: 'message.send' });
    actor.send({ type: 'message.send' });
    await reaches('unsent');
    actor.send({ type: 'message.send' });
    await reaches('sent');
    expect(keys).toEqual(['k1', 'k1']);
  });

  it('keeps what is typed under its key until it has arrived', async () => {
    const { actor, reaches, kept } = start();
    actor.send({ type: 'draft.change', change: { message: 'Is it kept, too?' }, freshKey: 'k2' });
    actor.send({ type: 'message.send' });
    await reaches('sent');
    expect(kept.map((text) => decodeContactDraft(text))).toEqual([
      { key: 'k1', isAttempted: false, draft: { ...draft, message: 'Is it kept, too?' } },
      { key: 'k1', isAttempted: true, draft: { ...draft, message: 'Is it kept, too?' } },
      null,
    ]);
  });
});

describe('a draft', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 20 });
  const drafts = fc.record({ name: anyText, email: anyText, topic: anyText, message: anyText, website: anyText });

  it('is read as it was stored', () => {
    fc.assert(
      fc.property(drafts, fc.boolean(), (written, isAttempted) => {
        const whole = { key: 'k', isAttempted, draft: written };
        expect(decodeContactDraft(encodeContactDraft(whole))).toEqual(whole);
      }),
    );
  });

  it.each(['', '{', 'null', '{"version":2}', '{"version":1,"key":"k","draft":{"name":"x"}}'])('is none in %j', (text) =>
    expect(decodeContactDraft(text)).toBeNull(),
  );

  it.each([
    [{}, {}],
    [emptyContactDraft, { topic: 'missing', name: 'missing', email: 'missing', message: 'missing' }],
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(81) }, { name: 'long' }],
    [{ email: 'hana@mail' }, { email: 'form' }],
    [{ email: ' hana@mail.example ' }, {}],
    [{ message: '123456789' }, { message: 'short' }],
    [{ message: '😀😀😀😀😀' }, { message: 'short' }],
    [{ message: 'x'.repeat(4001) }, { message: 'long' }],
    [{ message: 'x'.repeat(4000) }, {}],
  ])('with %j has the problems %j', (changes, problems) =>
    expect(contactProblems({ ...draft, ...changes }, limits)).toEqual(problems),
  );
});
