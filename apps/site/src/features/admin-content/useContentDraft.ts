import { initialContentDraftView, type ContentDraftEvent, type ContentDraftView } from '@duneline/machines';
import { useEffect, useState } from 'react';
import { useFlow } from '../../lib/flow/useFlow.ts';
import type { OpenedContent } from './contentStore.ts';
import type { ContentTable } from './contentTables.ts';

/** Delay between a change and its automatic save, in milliseconds. */
const AUTOSAVE_DELAY = 800;

export interface ContentDraftFlow {
  readonly view: ContentDraftView;
  readonly send: (event: ContentDraftEvent) => void;
  /** When the draft was last saved, ISO 8601. */
  readonly savedAt: string | null;
}

/** The draft of a content row: changes are saved automatically, and others' publications arrive while it is open. */
export function useContentDraft(table: ContentTable, id: string, opened: OpenedContent): ContentDraftFlow {
  const [savedAt, setSavedAt] = useState(opened.savedAt);
  const { view, send, preload } = useFlow<ContentDraftView, ContentDraftEvent>({
    initial: initialContentDraftView(opened),
    load: async () => {
      const { startContentDraft } = await import('./contentDraft.actor.ts');
      return { start: startContentDraft({ table, id, opened, onSaved: setSavedAt }) };
    },
  });
  useEffect(() => preload(), [preload]);
  const mustSave = view.status === 'dirty' && view.error === null;
  useEffect(() => {
    if (!mustSave) return undefined;
    const timer = setTimeout(() => send({ type: 'draft.save' }), AUTOSAVE_DELAY);
    return () => clearTimeout(timer);
  }, [mustSave, view.fields, send]);
  return { view, send, savedAt };
}
