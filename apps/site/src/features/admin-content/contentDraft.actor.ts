import {
  contentDraftMachine,
  viewOfContentDraft,
  type ContentDraftEvent,
  type ContentDraftView,
  type ContentState,
} from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { confirmChange } from '../../lib/query/confirmChange.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { deleteDraft, publishDraft, readContent, saveDraft, subscribeToContent, type OpenedContent } from './contentStore.ts';
import type { ContentTable } from './contentTables.ts';

export interface ContentEditorOptions {
  readonly table: ContentTable;
  readonly id: string;
  readonly opened: OpenedContent;
  /** Called with the moment of every save, ISO 8601. */
  readonly onSaved: (at: string) => void;
}

/** Starts the draft machine of one content row on the database, and tells it of changes that others make. */
export function startContentDraft({
  table,
  id,
  opened,
  onSaved,
}: ContentEditorOptions): FlowStarter<ContentDraftView, ContentDraftEvent> {
  return (onView) => {
    const actor = createActor(
      contentDraftMachine.provide({
        actors: {
          saveDraft: fromPromise(async ({ input }) => {
            const { draft, savedAt } = await saveDraft(table, id, input);
            onSaved(savedAt);
            return draft;
          }),
          publish: fromPromise(async ({ input }) => {
            const { revision } = input.stored ?? (await saveDraft(table, id, input)).draft;
            try {
              return await confirmChange(
                async () => ({
                  fields: { ...input.row.fields, ...input.changes },
                  version: await publishDraft(table, id, input.row.version, revision),
                }),
                async () => {
                  const { row, draft } = await readContent(table, id);
                  return row.version > input.row.version && draft?.revision !== revision && row;
                },
              );
            } catch (error) {
              // A failed roll-back leaves no draft behind that nobody wrote.
              if (!input.stored) await deleteDraft(table, id, revision).catch(reportKeptDraft);
              throw error;
            }
          }),
          readContent: fromPromise<ContentState>(async () => {
            const content = await readContent(table, id);
            if (content.savedAt !== null) onSaved(content.savedAt);
            return content;
          }),
        },
        actions: {
          deleteDraft: ({ context: { stored } }) => {
            if (!stored) return;
            deleteDraft(table, id, stored.revision)
              // Somebody else has saved it meanwhile: their draft is shown, not deleted.
              .then((isDeleted) => isDeleted || actor.send({ type: 'draft.change', revision: stored.revision + 1 }))
              .catch(reportKeptDraft);
          },
        },
      }),
      { input: opened },
    );
    actor.subscribe((snapshot) => onView(viewOfContentDraft(snapshot)));
    actor.start();
    const unsubscribe = subscribeToContent(table, id, {
      onRow: (version) => actor.send({ type: 'row.change', version }),
      onDraft: (revision) => actor.send({ type: 'draft.change', revision }),
    });
    return {
      send: (event) => actor.send(event),
      stop: () => {
        unsubscribe();
        actor.stop();
      },
    };
  };
}

function reportKeptDraft(error: unknown) {
  console.error('The draft could not be deleted; it appears again when the editor is opened.', error);
}
