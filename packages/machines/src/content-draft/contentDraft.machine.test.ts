import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { contentDraftMachine } from './contentDraft.machine.ts';
import type { ContentDraft, ContentFields, ContentRow } from './contentDraft.machine.ts';
import { initialContentDraftView, viewOfContentDraft } from './contentDraft.view.ts';

/** A row in a database that another admin can change, and an editor of it. */
function start(changes: ContentFields | null = null) {
  let row: ContentRow = { fields: { title: 'Old', text: 'Text' }, version: 3 };
  const write = (fields: ContentFields) => {
    row = { fields: { ...row.fields, ...fields }, version: row.version + 1 };
    return row;
  };
  const actor = createActor(
    contentDraftMachine.provide({
      actors: {
        saveDraft: fromPromise<unknown, ContentDraft>(() => Promise.resolve(null)),
        publish: fromPromise<number, ContentDraft>(({ input }) =>
          input.version === row.version
            ? Promise.resolve(write(input.changes).version)
            : Promise.reject(Object.assign(new Error('Conflict'), { status: 409 })),
        ),
        readRow: fromPromise<ContentRow>(() => Promise.resolve(row)),
      },
    }),
    { input: { row, changes } },
  ).start();
  const view = () => viewOfContentDraft(actor.getSnapshot());
  const reaches = (status: string) => waitFor(actor, (snapshot) => viewOfContentDraft(snapshot).status === status);
  const edit = async (name: string, value: string) => {
    actor.send({ type: 'field.change', name, value });
    actor.send({ type: 'draft.save' });
    await reaches('saved');
  };
  return { actor, view, reaches, edit, write, database: () => row };
}

describe('content draft', () => {
  it.each([null, { title: 'New' }])('begins as its view says before XState is loaded, with the draft %j', (changes) => {
    const { database, view } = start(changes);
    expect(view()).toEqual(initialContentDraftView({ row: database(), changes }));
  });

  it('shows in the preview what publishing makes public', async () => {
    const { actor, view, reaches, edit, database } = start();
    await edit('title', 'New');
    actor.send({ type: 'preview.open' });
    const { fields } = view();
    actor.send({ type: 'content.publish' });
    await reaches('published');
    expect(database()).toEqual({ fields, version: 4 });
    expect(view()).toMatchObject({ fields, changed: [] });
  });

  it('asks when somebody else was faster, and publishes mine over theirs only after that', async () => {
    const { actor, view, reaches, edit, write, database } = start();
    await edit('title', 'Mine');
    write({ title: 'Theirs', text: 'Their text' });
    actor.send({ type: 'content.publish' });
    await reaches('conflict');
    expect(database().fields.title).toBe('Theirs');
    expect(view()).toMatchObject({ fields: { title: 'Mine' }, theirs: { fields: { title: 'Theirs' } } });
    actor.send({ type: 'conflict.compare' });
    actor.send({ type: 'conflict.keepMine' });
    actor.send({ type: 'draft.save' });
    await reaches('saved');
    actor.send({ type: 'content.publish' });
    await reaches('published');
    expect(database().fields).toEqual({ title: 'Mine', text: 'Their text' });
  });

  it('takes theirs and drops mine when the admin says so', async () => {
    const { actor, view, edit, write } = start();
    await edit('title', 'Mine');
    actor.send({ type: 'row.change', row: write({ title: 'Theirs' }) });
    expect(view().status).toBe('conflict');
    actor.send({ type: 'conflict.takeTheirs' });
    expect(view()).toMatchObject({ status: 'unchanged', fields: { title: 'Theirs' }, changed: [], theirs: null });
  });

  it('follows changes of others while nothing is drafted, and ignores the echo of its own', async () => {
    const { actor, view, reaches, edit, write, database } = start();
    actor.send({ type: 'row.change', row: write({ text: 'Their text' }) });
    expect(view()).toMatchObject({ status: 'unchanged', fields: { text: 'Their text' } });
    await edit('title', 'New');
    actor.send({ type: 'content.publish' });
    await reaches('published');
    actor.send({ type: 'row.change', row: database() });
    expect(view().status).toBe('published');
  });

  it('rolls back to an earlier version as a new one', async () => {
    const { actor, view, reaches, database } = start();
    actor.send({ type: 'content.rollBack', fields: { title: 'First' } });
    await reaches('rolledBack');
    expect(database()).toEqual({ fields: { title: 'First', text: 'Text' }, version: 4 });
    expect(view().changed).toEqual([]);
  });

  it('does not call a draft saved that was changed while it was being saved', () => {
    const { actor, view } = start();
    actor.send({ type: 'field.change', name: 'title', value: 'N' });
    actor.send({ type: 'draft.save' });
    actor.send({ type: 'field.change', name: 'title', value: 'New' });
    expect(view()).toMatchObject({ status: 'dirty', fields: { title: 'New' } });
  });
});
