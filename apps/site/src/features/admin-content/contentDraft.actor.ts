import { contentDraftMachine, viewOfContentDraft, type ContentDraftEvent, type ContentDraftView } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { deleteDraft, publishDraft, readRow, saveDraft, subscribeToRow, type OpenedContent } from './contentStore.ts';
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
    let isDraftStored = opened.changes !== null;
    const actor = createActor(
      contentDraftMachine.provide({
        actors: {
          saveDraft: fromPromise(async ({ input }) => {
            onSaved(await saveDraft(table, id, input));
            isDraftStored = true;
          }),
          publish: fromPromise(async ({ input }) => {
            const wasStored = isDraftStored;
            await saveDraft(table, id, input);
            try {
              const version = await publishDraft(table, id, input.version);
              isDraftStored = false;
              return version;
            } catch (error) {
              // A failed roll-back leaves no draft behind that nobody wrote.
              if (!wasStored) await deleteDraft(table, id);
              throw error;
            }
          }),
          readRow: fromPromise(() => readRow(table, id)),
        },
        actions: {
          deleteDraft: () => {
            isDraftStored = false;
            deleteDraft(table, id).catch((error: unknown) =>
              console.error('The draft could not be deleted; it appears again when the editor is opened.', error),
            );
          },
        },
      }),
      { input: { row: opened.row, changes: opened.changes } },
    );
    actor.subscribe((snapshot) => onView(viewOfContentDraft(snapshot)));
    actor.start();
    const unsubscribe = subscribeToRow(table, id, (row) => actor.send({ type: 'row.change', row }));
    return {
      send: (event) => actor.send(event),
      stop: () => {
        unsubscribe();
        actor.stop();
      },
    };
  };
}
