import fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isStored, type ContentFields, type ContentState, type StoredDraft } from './contentDraft.ts';
import { contentDraftMachine, type ContentDraft, type ContentDraftEvent } from './contentDraft.machine.ts';
import { anticipateContentDraft, initialContentDraftView, viewOfContentDraft } from './contentDraft.view.ts';

/** A row and its draft in a database, and editors of it. */
function openDatabase(draft: StoredDraft | null = null) {
  let state: ContentState = { row: { fields: { title: 'Old', text: 'Text' }, version: 3 }, draft };
  let isReachable = true;
  const refuse = () => Promise.reject(Object.assign(new Error('Conflict'), { status: 409 }));
  const save = ({ row, changes, stored }: ContentDraft) => {
    if (state.draft?.revision !== stored?.revision) return refuse();
    state = { ...state, draft: { changes, base: row, revision: (stored?.revision ?? 0) + 1 } };
    return Promise.resolve(state.draft as StoredDraft);
  };
  const publishRow = (fields: ContentFields) => {
    state = { ...state, row: { fields: { ...state.row.fields, ...fields }, version: state.row.version + 1 } };
    return state.row;
  };
  const edit = () => {
    const actor = createActor(
      contentDraftMachine.provide({
        actors: {
          saveDraft: fromPromise<StoredDraft, ContentDraft>(({ input }) => save(input)),
          publish: fromPromise(async ({ input }) => {
            if (!input.stored) await save(input);
            const isSeen = state.row.version === input.row.version && state.draft?.revision === (input.stored?.revision ?? 1);
            if (!isReachable) throw Object.assign(new Error('No answer'), { status: 0 });
            if (!isSeen) return refuse();
            publishRow(input.changes);
            state = { ...state, draft: null };
            return state.row;
          }),
          readContent: fromPromise(() => Promise.resolve(state)),
        },
        actions: {
          deleteDraft: ({ context: { stored } }) => {
            if (stored?.revision === state.draft?.revision) state = { ...state, draft: null };
          },
        },
      }),
      { input: state },
    ).start();
    const view = () => viewOfContentDraft(actor.getSnapshot());
    const reaches = (status: string) => waitFor(actor, (snapshot) => viewOfContentDraft(snapshot).status === status);
    const write = async (name: string, value: string) => {
      actor.send({ type: 'field.change', name, value });
      actor.send({ type: 'draft.save' });
      await reaches('saved');
    };
    return { actor, view, reaches, edit: write, send: (event: ContentDraftEvent) => actor.send(event) };
  };
  return { edit, write: publishRow, state: () => state, disconnect: () => (isReachable = false) };
}

const start = (draft: StoredDraft | null = null) => {
  const database = openDatabase(draft);
  return { ...database, ...database.edit(), write: database.write, database: () => database.state().row };
};

describe('content draft', () => {
  const base = { fields: { title: 'Old', text: 'Text' }, version: 3 };
  const older = { fields: { title: 'Old', text: 'Older' }, version: 2 };
  it.each<[what: string, StoredDraft | null]>([
    ['no draft', null],
    ['a draft', { changes: { title: 'New' }, revision: 2, base }],
    ['a draft of an older version', { changes: { title: 'New' }, revision: 2, base: older }],
    ['a draft of an older version that collides', { changes: { text: 'New' }, revision: 2, base: older }],
    ['a draft that has been published', { changes: { text: 'Text' }, revision: 2, base: older }],
  ])('begins, and takes what is typed, as its view says before XState is loaded, with %s', (_what, draft) => {
    const { view, send } = start(draft);
    const initial = initialContentDraftView({ row: base, draft });
    expect(view()).toEqual(initial);
    const typing = { type: 'field.change', name: 'title', value: 'Typed' } as const;
    send(typing);
    expect(view()).toEqual(anticipateContentDraft(initial, typing));
  });

  it('has nothing unsaved but what was typed since the last save', async () => {
    const { view, send, reaches } = start();
    expect(view().isUnsaved).toBe(false);
    send({ type: 'field.change', name: 'title', value: 'New' });
    expect(view().isUnsaved).toBe(true);
    send({ type: 'draft.save' });
    expect(view()).toMatchObject({ status: 'saving', isUnsaved: true });
    send({ type: 'field.change', name: 'title', value: 'Newer' });
    await reaches('dirty');
    expect(view().isUnsaved).toBe(true);
    send({ type: 'draft.save' });
    await reaches('saved');
    expect(view().isUnsaved).toBe(false);
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

  it('asks where somebody else has published the same field, and keeps the other fields of both', async () => {
    const { actor, view, reaches, edit, write, database } = start();
    await edit('title', 'Mine');
    write({ title: 'Theirs', text: 'Their text' });
    actor.send({ type: 'content.publish' });
    await reaches('conflict');
    expect(database().fields['title']).toBe('Theirs');
    expect(view()).toMatchObject({
      fields: { title: 'Mine' },
      conflicts: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }],
    });
    actor.send({ type: 'conflict.compare' });
    actor.send({ type: 'conflict.keepMine' });
    actor.send({ type: 'draft.save' });
    await reaches('saved');
    actor.send({ type: 'content.publish' });
    await reaches('published');
    expect(database().fields).toEqual({ title: 'Mine', text: 'Their text' });
  });

  it('takes their version of the same field only, when the editor says so', async () => {
    const { actor, view, reaches, edit, write } = start();
    await edit('text', 'My text');
    await edit('title', 'Mine');
    actor.send({ type: 'row.change', version: write({ title: 'Theirs' }).version });
    await reaches('conflict');
    actor.send({ type: 'conflict.takeTheirs' });
    expect(view()).toMatchObject({ status: 'dirty', fields: { title: 'Theirs', text: 'My text' }, changed: ['text'] });
  });

  it('follows changes of others while nothing is drafted, and ignores the echo of its own', async () => {
    const { actor, view, reaches, edit, write, database } = start();
    actor.send({ type: 'row.change', version: write({ text: 'Their text' }).version });
    await reaches('unchanged');
    expect(view()).toMatchObject({ fields: { text: 'Their text' } });
    await edit('title', 'New');
    actor.send({ type: 'draft.change', revision: 1 });
    expect(view().status).toBe('saved');
    actor.send({ type: 'content.publish' });
    await reaches('published');
    actor.send({ type: 'row.change', version: database().version });
    expect(view().status).toBe('published');
  });

  it('rolls back to an earlier version as a new one', async () => {
    const { actor, view, reaches, database } = start();
    actor.send({ type: 'content.rollBack', fields: { title: 'First' } });
    await reaches('rolledBack');
    expect(database()).toEqual({ fields: { title: 'First', text: 'Text' }, version: 4 });
    expect(view().changed).toEqual([]);
  });

  it('does not call a draft saved that was changed while it was being saved', async () => {
    const { actor, view, reaches } = start();
    actor.send({ type: 'field.change', name: 'title', value: 'N' });
    actor.send({ type: 'draft.save' });
    actor.send({ type: 'field.change', name: 'title', value: 'New' });
    await reaches('dirty');
    expect(view()).toMatchObject({ fields: { title: 'New' }, error: null });
  });

  it('is not published when the database is out of reach, and says so', async () => {
    const { view, edit, send, reaches, disconnect, database } = start();
    await edit('title', 'New');
    disconnect();
    send({ type: 'content.publish' });
    await reaches('saved');
    expect(database().version).toBe(3);
    expect(view()).toMatchObject({ changed: ['title'], error: { status: 0 } });
  });

  it('is not rolled back when the database is out of reach, and says so', async () => {
    const { view, send, reaches, disconnect, database } = start();
    disconnect();
    send({ type: 'content.rollBack', fields: { title: 'First' } });
    await reaches('unchanged');
    expect(database().version).toBe(3);
    expect(view()).toMatchObject({ fields: { title: 'Old' }, changed: [], error: { status: 0 } });
  });

  it('keeps what is typed while the draft is published, as the next draft', async () => {
    const { actor, view, reaches, edit, database } = start();
    await edit('title', 'New');
    actor.send({ type: 'content.publish' });
    actor.send({ type: 'field.change', name: 'text', value: 'More' });
    await reaches('dirty');
    expect(database().fields).toEqual({ title: 'New', text: 'Text' });
    expect(view()).toMatchObject({ fields: { title: 'New', text: 'More' }, changed: ['text'] });
  });
});

describe('two editors of one draft', () => {
  it('both keep their changes of different fields', async () => {
    const { edit, state } = openDatabase();
    const [mine, theirs] = [edit(), edit()];
    await mine.edit('title', 'Mine');
    theirs.send({ type: 'field.change', name: 'text', value: 'Theirs' });
    theirs.send({ type: 'draft.save' });
    await theirs.reaches('dirty');
    expect(theirs.view()).toMatchObject({ fields: { title: 'Mine', text: 'Theirs' }, taken: [['title']] });
    theirs.send({ type: 'draft.save' });
    await theirs.reaches('saved');
    expect(state().draft?.changes).toEqual({ title: 'Mine', text: 'Theirs' });
  });

  it('see both versions of the same field before one replaces the other', async () => {
    const { edit, state } = openDatabase();
    const [mine, theirs] = [edit(), edit()];
    await mine.edit('title', 'Mine');
    theirs.send({ type: 'field.change', name: 'title', value: 'Theirs' });
    theirs.send({ type: 'draft.save' });
    await theirs.reaches('conflict');
    expect(theirs.view().conflicts).toEqual([{ path: ['title'], mine: 'Theirs', theirs: 'Mine' }]);
    expect(state().draft?.changes).toEqual({ title: 'Mine' });
  });

  it('never publish or discard what the other has saved and they have not seen', async () => {
    const { edit, state } = openDatabase();
    const [mine, theirs] = [edit(), edit()];
    await mine.edit('title', 'Mine');
    theirs.send({ type: 'draft.change', revision: 1 });
    await theirs.reaches('saved');
    await theirs.edit('text', 'Theirs');
    mine.send({ type: 'content.publish' });
    await mine.reaches('saved');
    expect(mine.view()).toMatchObject({ fields: { title: 'Mine', text: 'Theirs' }, taken: [['text']] });
    expect(state().row.version).toBe(3);
  });

  it('never lose a text, whatever they type, save, publish and discard, in whatever order', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      what: fc.constantFrom('title', 'text', 'save', 'save', 'publish', 'hear'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { edit, state } = openDatabase();
        const editors = [edit(), edit()] as const;
        /** The last text that each editor wrote into a field, and that no editor has replaced knowingly. */
        const written = new Map<string, string>();
        const rest = () => new Promise((resolve) => setTimeout(resolve));
        for (const [index, { who, what }] of steps.entries()) {
          const editor = editors[who];
          if (what === 'save') editor.send({ type: 'draft.save' });
          else if (what === 'publish') editor.send({ type: 'content.publish' });
          else if (what === 'hear') {
            editor.send({ type: 'row.change', version: state().row.version });
            editor.send({ type: 'draft.change', revision: state().draft?.revision ?? 0 });
          } else {
            const seen = String(editor.view().fields[what]);
            for (const [key, text] of written) if (key.endsWith(what) && text === seen) written.delete(key);
            written.set(`${who} ${what}`, `${who} ${what} ${index}`);
            editor.send({ type: 'field.change', name: what, value: `${who} ${what} ${index}` });
          }
          await rest();
        }
        const shown = JSON.stringify([state(), editors.map((editor) => editor.view())]);
        for (const text of written.values()) expect(shown).toContain(JSON.stringify(text));
        // Nobody takes for saved what the database does not hold, except what the other has replaced since.
        const saved = editors.filter((editor) => editor.view().status === 'saved');
        expect(saved.filter((editor) => !isStored(editor.actor.getSnapshot().context))).toEqual([]);
      }),
    );
  });
});
