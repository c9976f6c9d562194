import {
  anticipateContentDraft,
  initialContentDraftView,
  type ContentDraftEvent,
  type ContentDraftView,
} from '@duneline/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import type { OpenedContent } from './contentStore.ts';
import type { ContentTable } from './contentTables.ts';
import { useReportUnsaved, type UnsavedState } from '../../lib/areas/unsavedEditors.ts';

/** Delay between a change and its automatic save, in milliseconds. */
const AUTOSAVE_DELAY = 800;

export interface ContentDraftFlow {
  readonly view: ContentDraftView;
  readonly send: (event: ContentDraftEvent) => void;
  /** When the draft was last saved, ISO 8601. */
  readonly savedAt: string | null;
}

/**
 * The draft of a content row: changes are saved automatically, at the latest before its editor is left, and others' publications
 * arrive while it is open.
 */
export function useContentDraft(table: ContentTable, id: string, opened: OpenedContent): ContentDraftFlow {
  const [savedAt, setSavedAt] = useState(opened.savedAt);
  const { view, send, preload } = useFlow<ContentDraftView, ContentDraftEvent>({
    initial: initialContentDraftView(opened),
    anticipate: anticipateContentDraft,
    load: async () => {
      const { startContentDraft } = await import('./contentDraft.actor.ts');
      return { start: startContentDraft({ table, id, opened, onSaved: setSavedAt }) };
    },
  });
  useEffect(() => preload(), [preload]);
  const mustSave = view.status === 'dirty' && view.error === null;
  const save = useCallback(() => send({ type: 'draft.save' }), [send]);
  useEffect(() => {
    if (!mustSave) return undefined;
    const timer = setTimeout(save, AUTOSAVE_DELAY);
    return () => clearTimeout(timer);
  }, [mustSave, view.fields, save]);
  useReportUnsaved(view.isUnsaved ? unsavedState(view) : null, save);
  const queries = useQueryClient();
  // Lists that say which rows have a draft are read again once the editor is left.
  useEffect(
    () => () => {
      for (const queryKey of [tableKey(table, 'list'), tableKey('content_releases')])
        void queries.invalidateQueries({ queryKey });
    },
    [queries, table],
  );
  return { view, send, savedAt };
}

function unsavedState({ status, error }: ContentDraftView): UnsavedState {
  if (status === 'dirty') return error === null ? 'waiting' : 'stuck';
  return status === 'saving' || status === 'publishing' || status === 'reading' ? 'busy' : 'stuck';
}
