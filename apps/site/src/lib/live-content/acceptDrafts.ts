import { setLiveContent, type LiveContent } from './liveContentStore.ts';

/** What an editor sends to the page in its frame: content to show instead of what is published. */
export interface DraftMessage {
  readonly draft: Partial<LiveContent>;
}

/** Sent to the editor when the page shows what is published and can show a draft. */
export const previewIsReady = 'preview.ready';

/** In an editor's preview: shows the drafts that the page around this one sends, which is a page of this site too. */
export function acceptDrafts(): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<DraftMessage | null>) => {
    if (origin === window.location.origin && source === window.parent && data?.draft) setLiveContent(data.draft);
  });
  window.parent.postMessage(previewIsReady, window.location.origin);
}
